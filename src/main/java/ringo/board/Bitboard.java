package ringo.board;

/**
 * Sets of cells as the low 48 bits of a {@code long}: bit {@code 8 * (ring - 1) + segment} is a cell, so that a ring is a
 * byte, ring 1 the lowest.
 *
 * <p>One ring inward is a shift right by 8 (the cells of ring 1 fall off), one ring outward a shift left by 8, one segment
 * clockwise a rotation of every byte to the left. All methods expect and return boards without bits above 47.
 */
public final class Bitboard {

    /** All 48 cells. */
    public static final long ALL = 0xFFFF_FFFF_FFFFL;

    /** The six cells of the neutral zone. */
    public static final long NEUTRAL_ZONE = 0x0101_0101_0101L;

    /** The eight cells that touch the castle. */
    public static final long RING_1 = 0xFFL;

    private static final long SEGMENT_H = NEUTRAL_ZONE << 7;

    private Bitboard() {}

    /** The board with this one cell. */
    public static long of(int index) {
        return 1L << index;
    }

    /** Every cell moved one ring towards the castle; those of ring 1 are dropped. */
    public static long inward(long board) {
        return board >>> 8;
    }

    /** Every cell moved one ring towards the rim; those of ring 6 are dropped. */
    public static long outward(long board) {
        return board << 8 & ALL;
    }

    /** Every cell moved one segment clockwise in its ring. */
    public static long clockwise(long board) {
        return (board & ~SEGMENT_H) << 1 | (board & SEGMENT_H) >>> 7;
    }

    /** Every cell moved one segment against the clock in its ring. */
    public static long counterclockwise(long board) {
        return (board & ~NEUTRAL_ZONE) >>> 1 | (board & NEUTRAL_ZONE) << 7;
    }

    /** Every cell moved to the other side of the castle in its ring. */
    public static long opposite(long board) {
        return (board & 0x0F0F_0F0F_0F0FL) << 4 | (board & 0xF0F0_F0F0_F0F0L) >>> 4;
    }

    /** The image under the mirror: swaps segments b and h, c and g, d and f. */
    public static long mirror(long board) {
        long reversed = opposite(board);
        reversed = (reversed & 0x3333_3333_3333L) << 2 | (reversed & 0xCCCC_CCCC_CCCCL) >>> 2;
        reversed = (reversed & 0x5555_5555_5555L) << 1 | (reversed & 0xAAAA_AAAA_AAAAL) >>> 1;
        return clockwise(reversed);
    }
}
