package ringo.board;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One of the 48 cells, named segment and ring: {@code b6}. There is one instance a cell.
 *
 * <p>The {@linkplain #index() index} is {@code 8 * (ring - 1) + segment}, 0 for {@code a1} to 47 for {@code h6}; a cell
 * is bit {@code index} of a {@link CellSet}. The natural order is that of the index: by ring, then segment.
 */
public final class Cell implements Place, Comparable<Cell> {

    /** How many rings the board has; ring 1 touches the castle, ring 6 is the rim. */
    public static final int RINGS = 6;

    /** How many cells the board has. */
    public static final int COUNT = RINGS * Segment.COUNT;

    private static final List<Cell> ALL =
            IntStream.range(0, COUNT).mapToObj(Cell::new).toList();

    private final int index;
    private final String text;

    private Cell(int index) {
        this.index = index;
        this.text = "" + segment().letter() + ring();
    }

    /** All cells, by index. */
    public static List<Cell> all() {
        return Collections.unmodifiableList(ALL);
    }

    /**
     * The cell of this index.
     *
     * @throws IndexOutOfBoundsException if the index is not from 0 to 47
     */
    public static Cell at(int index) {
        return ALL.get(index);
    }

    /**
     * The cell of this segment and ring.
     *
     * @throws IllegalArgumentException if the ring is not from 1 to 6
     */
    public static Cell of(Segment segment, int ring) {
        if (ring < 1 || ring > RINGS) {
            throw new IllegalArgumentException("ring " + ring + " is not from 1 to " + RINGS);
        }
        return at(Segment.COUNT * (ring - 1) + segment.ordinal());
    }

    /** The cell of this name, such as {@code b6}; empty for any other text. */
    public static Optional<Cell> parse(CharSequence text) {
        if (text.length() != 2) {
            return Optional.empty();
        }
        int ring = text.charAt(1) - '0';
        if (ring < 1 || ring > RINGS) {
            return Optional.empty();
        }
        return Segment.of(text.charAt(0)).map(segment -> of(segment, ring));
    }

    /** {@code 8 * (ring - 1) + segment}, 0 to 47. */
    public int index() {
        return index;
    }

    /** The ring, 1 at the castle to 6 at the rim. */
    public int ring() {
        return index / Segment.COUNT + 1;
    }

    public Segment segment() {
        return Segment.at(index);
    }

    /** Whether the cell belongs to the neutral zone. */
    public boolean neutralZone() {
        return segment().neutralZone();
    }

    /** The neighbour in this direction: the castle inward of ring 1; empty outward of the rim. */
    public Optional<Place> neighbour(Direction direction) {
        return switch (direction) {
            case INWARD -> Optional.of(ring() == 1 ? Castle.CASTLE : of(segment(), ring() - 1));
            case OUTWARD -> ring() == RINGS ? Optional.empty() : Optional.of(of(segment(), ring() + 1));
            case CLOCKWISE -> Optional.of(of(segment().clockwise(), ring()));
            case COUNTERCLOCKWISE -> Optional.of(of(segment().counterclockwise(), ring()));
        };
    }

    /** The cell of the same ring on the other side of the castle. */
    public Cell opposite() {
        return of(segment().opposite(), ring());
    }

    @Override
    public Cell mirror() {
        return of(segment().mirror(), ring());
    }

    @Override
    public int order() {
        return index;
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public int compareTo(Cell other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return text;
    }
}
