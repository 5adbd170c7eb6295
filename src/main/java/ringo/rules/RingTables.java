package ringo.rules;

import ringo.board.Segment;

/**
 * What a piece can do along its ring, by the ring's occupied cells and the piece's segment.
 *
 * <p>A ring is a byte, segment {@code a} its lowest bit. Every table has a byte for each of 256 rings and 8 segments, at
 * {@link #index}; it is a set of cells of the ring. The piece's own cell must be among the occupied ones.
 */
final class RingTables {

    /** For pieces that go one cell along the ring. */
    static final RingTables STEP = new RingTables(1);

    /** For pieces that slide along the ring, though never past the neutral cell. */
    static final RingTables SLIDE = new RingTables(Segment.COUNT - 1);

    private static final int RINGS = 1 << Segment.COUNT;

    /** The empty cells that the piece can reach. */
    final byte[] targets = new byte[RINGS * Segment.COUNT];

    /** The occupied cells that the piece could reach if they were empty. */
    final byte[] blockers = new byte[RINGS * Segment.COUNT];

    /** Of the blockers the one that can be jumped clockwise: the cell behind it is empty. */
    final byte[] clockwiseJumps = new byte[RINGS * Segment.COUNT];

    /** Of the blockers the one that can be jumped against the clock. */
    final byte[] counterclockwiseJumps = new byte[RINGS * Segment.COUNT];

    /** Where a hop over the neutral cell ends: segment {@code b} seen from {@code h} and the reverse, if it is empty. */
    final byte[] hops = new byte[RINGS * Segment.COUNT];

    private RingTables(int reach) {
        for (int occupied = 0; occupied < RINGS; occupied++) {
            for (int segment = 0; segment < Segment.COUNT; segment++) {
                walk(occupied, segment, reach, 1, clockwiseJumps);
                walk(occupied, segment, reach, -1, counterclockwiseJumps);
            }
        }
    }

    /** Where the tables hold this ring and segment. */
    static int index(int occupied, int segment) {
        return occupied << 3 | segment;
    }

    /** The segment that many further clockwise. */
    static int turn(int segment, int by) {
        return segment + by & Segment.COUNT - 1;
    }

    private void walk(int occupied, int segment, int reach, int direction, byte[] jumps) {
        int index = index(occupied, segment);
        int next = turn(segment, direction);
        int beyond = turn(next, direction);
        if (next == 0 && isEmpty(occupied, beyond)) {
            hops[index] |= bit(beyond);
        }
        for (int length = 1; length <= reach; length++) {
            int cell = turn(segment, length * direction);
            if (!isEmpty(occupied, cell)) {
                int landing = turn(cell, direction);
                blockers[index] |= bit(cell);
                jumps[index] |= isEmpty(occupied, landing) ? bit(cell) : 0;
                return;
            }
            targets[index] |= bit(cell);
            if (cell == 0) {
                return;
            }
        }
    }

    private static boolean isEmpty(int occupied, int segment) {
        return (occupied >>> segment & 1) == 0;
    }

    private static byte bit(int segment) {
        return (byte) (1 << segment);
    }
}
