package ringo.rules;

/**
 * Moves as numbers, for code that makes millions of them a second: {@code from | to << 6 | captured << 12}.
 *
 * <p>Each of the three is a cell's {@linkplain ringo.board.Cell#index() index}, 0 to 47, or {@link #CASTLE}, or
 * {@link #NONE}. A pass is three times {@code NONE}.
 *
 * <p>A move is played on one {@code long} a side, the bits of its cells; the attackers' also counts those in the castle, from
 * bit {@code CASTLE} on ({@link FastGenerator} says more). To enter the castle, or to be captured there, then is to add or
 * subtract one bit, as on any cell:
 *
 * <pre>{@code
 * long defendersAfter = PackedMove.mover(defenders, move);
 * long attackersAfter = PackedMove.opponent(attackers, move);
 * }</pre>
 *
 * Nothing needs to be unmade: keep the two numbers from before the move.
 */
public final class PackedMove {

    /** The castle's number. */
    public static final int CASTLE = 48;

    /** Stands for no place. */
    public static final int NONE = 63;

    /** A defender's pass. */
    public static final int PASS = pack(NONE, NONE, NONE);

    private static final int MASK = 63;

    private PackedMove() {}

    /** The move of these places. */
    public static int pack(int from, int to, int captured) {
        return from | to << 6 | captured << 12;
    }

    /** Where the piece stands: a cell, or {@link #NONE} for a pass. */
    public static int from(int move) {
        return move & MASK;
    }

    /** Where the piece goes: a cell or the castle, or {@link #NONE} for a pass. */
    public static int to(int move) {
        return move >>> 6 & MASK;
    }

    /** Where the captured piece stands: a cell or the castle, or {@link #NONE} if nothing is captured. */
    public static int captured(int move) {
        return move >>> 12;
    }

    /** Whether the move captures. */
    public static boolean captures(int move) {
        return captured(move) != NONE;
    }

    /**
     * Whether the move adds 1 to the quiet plies, rather than set them to 0: no capture, and no inward move or entry of an
     * attacker.
     */
    public static boolean quiet(int move, boolean attackerToMove) {
        boolean sameRing = from(move) >>> 3 == to(move) >>> 3;
        return !captures(move) && !(attackerToMove && !sameRing);
    }

    /** The pieces of the side that moves, after the move. */
    public static long mover(long pieces, int move) {
        return pieces - (1L << from(move)) + (1L << to(move));
    }

    /** The pieces of the other side, after the move. */
    public static long opponent(long pieces, int move) {
        // Bit 63, of no piece captured, is cut off.
        return pieces - (1L << captured(move) & Long.MAX_VALUE);
    }
}
