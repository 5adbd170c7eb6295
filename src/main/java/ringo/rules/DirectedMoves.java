package ringo.rules;

import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Direction;
import ringo.board.Segment;

/**
 * Lists moves of many pieces at once: of all that go in one direction and in one manner, the set of the cells where they end
 * tells the rest.
 *
 * <p>The tables hold {@linkplain PackedMove packed} moves by the index of that cell.
 */
final class DirectedMoves {

    static final DirectedMoves INWARD = new DirectedMoves(Direction.INWARD);
    static final DirectedMoves OUTWARD = new DirectedMoves(Direction.OUTWARD);
    static final DirectedMoves CLOCKWISE = new DirectedMoves(Direction.CLOCKWISE);
    static final DirectedMoves COUNTERCLOCKWISE = new DirectedMoves(Direction.COUNTERCLOCKWISE);

    /** Entries of attackers into the castle, by the cell they come from. */
    static final int[] ENTRIES = new int[Segment.COUNT];

    /** Jumps of attackers into the castle, by the cell they jump over. */
    static final int[] JUMPS_INTO_CASTLE = new int[Segment.COUNT];

    /** Hops of attackers into the castle, by the cell they hop over. */
    static final int[] HOPS_INTO_CASTLE = new int[Segment.COUNT];

    /** Jumps of defenders over the castle, by the cell where they end. */
    static final int[] CASTLE_JUMPS = new int[Segment.COUNT];

    static {
        for (Segment segment : Segment.values()) {
            Cell cell = Cell.of(segment, 1);
            int index = cell.index();
            int behind = Cell.of(segment, 2).index();
            ENTRIES[index] = PackedMove.pack(index, PackedMove.CASTLE, PackedMove.NONE);
            JUMPS_INTO_CASTLE[index] = PackedMove.pack(behind, PackedMove.CASTLE, index);
            HOPS_INTO_CASTLE[index] = PackedMove.pack(behind, PackedMove.CASTLE, PackedMove.NONE);
            CASTLE_JUMPS[index] = PackedMove.pack(cell.opposite().index(), index, PackedMove.CASTLE);
        }
    }

    /** To the next cell. */
    final int[] steps = new int[Cell.COUNT];

    /** To the next cell, capturing there. */
    final int[] displacements = new int[Cell.COUNT];

    /** To the next cell but one, capturing on the cell between. */
    final int[] jumps = new int[Cell.COUNT];

    /** To the next cell but one. */
    final int[] hops = new int[Cell.COUNT];

    private DirectedMoves(Direction direction) {
        for (Cell from : Cell.all()) {
            if (from.neighbour(direction).orElse(Castle.CASTLE) instanceof Cell next) {
                steps[next.index()] = PackedMove.pack(from.index(), next.index(), PackedMove.NONE);
                displacements[next.index()] = PackedMove.pack(from.index(), next.index(), next.index());
                if (next.neighbour(direction).orElse(Castle.CASTLE) instanceof Cell beyond) {
                    jumps[beyond.index()] = PackedMove.pack(from.index(), beyond.index(), next.index());
                    hops[beyond.index()] = PackedMove.pack(from.index(), beyond.index(), PackedMove.NONE);
                }
            }
        }
    }

    /**
     * Lists the moves of a table that end on these cells.
     *
     * @param ends the set of cells
     * @param table one of this class's tables
     * @param moves where to list them
     * @param offset where in {@code moves} to begin
     * @return where in {@code moves} the list ends
     */
    static int list(long ends, int[] table, int[] moves, int offset) {
        int end = offset;
        for (long left = ends; left != 0; left &= left - 1) {
            moves[end++] = table[Long.numberOfTrailingZeros(left)];
        }
        return end;
    }
}
