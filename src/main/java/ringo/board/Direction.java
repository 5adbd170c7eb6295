package ringo.board;

/** The four directions in which a piece may leave a cell. There are no diagonals. */
public enum Direction {
    INWARD,
    OUTWARD,
    CLOCKWISE,
    COUNTERCLOCKWISE;

    /** Whether the direction stays in the ring. */
    public boolean sideways() {
        return this == CLOCKWISE || this == COUNTERCLOCKWISE;
    }
}
