package ringo.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An immutable set of cells, iterated by ring, then segment.
 *
 * @param bits bit {@link Cell#index()} set for each cell of the set; see {@link Bitboard}
 */
public record CellSet(long bits) implements Iterable<Cell> {

    /** The set of no cells. */
    public static final CellSet EMPTY = new CellSet(0);

    /** Spreads sets of few cells, which the bits alone do not. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** @throws IllegalArgumentException if a bit above 47 is set */
    public CellSet {
        if ((bits & ~Bitboard.ALL) != 0) {
            throw new IllegalArgumentException("bits outside the board: " + Long.toHexString(bits));
        }
    }

    /** The set of these cells; one named twice is in it once. */
    public static CellSet of(Collection<Cell> cells) {
        long bits = 0;
        for (Cell cell : cells) {
            bits |= Bitboard.of(cell.index());
        }
        return new CellSet(bits);
    }

    @Override
    public int hashCode() {
        return (int) ((bits * SPREAD) >>> Integer.SIZE);
    }

    public boolean contains(Cell cell) {
        return (bits & Bitboard.of(cell.index())) != 0;
    }

    /** Whether the two sets share a cell. */
    public boolean intersects(CellSet other) {
        return (bits & other.bits) != 0;
    }

    /** How many cells, 0 to 48. */
    public int size() {
        return Long.bitCount(bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    /** This set and the cell. */
    public CellSet with(Cell cell) {
        return new CellSet(bits | Bitboard.of(cell.index()));
    }

    /** This set but for the cell. */
    public CellSet without(Cell cell) {
        return new CellSet(bits & ~Bitboard.of(cell.index()));
    }

    /** The cells of this set that belong to the neutral zone. */
    public CellSet inNeutralZone() {
        return new CellSet(bits & Bitboard.NEUTRAL_ZONE);
    }

    /** The image under the board's mirror. */
    public CellSet mirror() {
        return new CellSet(Bitboard.mirror(bits));
    }

    /** The cells by ring, then segment. */
    public List<Cell> toList() {
        List<Cell> cells = new ArrayList<>(size());
        for (long left = bits; left != 0; left &= left - 1) {
            cells.add(Cell.at(Long.numberOfTrailingZeros(left)));
        }
        return cells;
    }

    @Override
    public Iterator<Cell> iterator() {
        return toList().iterator();
    }

    @Override
    public String toString() {
        return toList().stream().map(Cell::text).collect(Collectors.joining(" ", "{", "}"));
    }
}
