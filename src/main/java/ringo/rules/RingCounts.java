package ringo.rules;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import ringo.board.Segment;

/**
 * How many moves along a ring a side has with all its pieces there, by what stands on the ring's eight cells.
 *
 * <p>What stands on a ring is a number of eight digits to base 3, segment {@code a} the last: 0 for an empty cell, 1 for a
 * piece of the side to move, 2 for one of its opponent. It is the sum of {@link #MOVERS} and {@link #OPPONENTS} at the two
 * sides' bytes; there are 6,561, few enough for a table that stays in the nearest cache.
 */
final class RingCounts {

    /** How many fillings a ring has. */
    static final int FILLINGS = 6561;

    /** What the pieces of the side to move add to the number of the filling, by their segments as a byte. */
    static final short[] MOVERS = digits(1);

    /** What the pieces of the opponent add to the number of the filling. */
    static final short[] OPPONENTS = digits(2);

    private static final int RINGS = 1 << Segment.COUNT;

    private static final int NEUTRAL = 1;

    /** Shared by the rule sets that do not differ in these options; at most one for each of 192 mixes. */
    private static final Map<Options, byte[]> TABLES = new ConcurrentHashMap<>();

    private RingCounts() {}

    /**
     * What the number of moves along a ring depends on, besides the filling.
     *
     * @param slides whether pieces slide, not step
     * @param targets the cells to which they may go without capture
     * @param captureTargets the cells to which they may go with a capture
     * @param capturers the cells from which they may capture
     * @param vulnerable the cells on which the opponent may be captured
     * @param displaces whether they capture by displacement too
     * @param hops whether they may hop over the opponent's piece on the neutral cell
     */
    record Options(
            boolean slides,
            int targets,
            int captureTargets,
            int capturers,
            int vulnerable,
            boolean displaces,
            boolean hops) {

        /** The options of a side that may enter the neutral zone freely. */
        static Options of(RuleSet rules, Side side) {
            int all = RINGS - 1;
            int notNeutral = all - NEUTRAL;
            return new Options(
                    side == Side.DEFENDER && rules.defenderRingMove() == RingMove.SLIDE,
                    all,
                    all,
                    rules.captureFromNeutralZone() ? all : notNeutral,
                    rules.neutralZoneImmunity() ? notNeutral : all,
                    rules.displacementCapture(),
                    rules.jumpOverImmune() && rules.neutralZoneImmunity());
        }

        /** The same but for the neutral cell, which may not be entered without capture. */
        Options zoneClosed() {
            int open = targets & ~NEUTRAL;
            return new Options(slides, open, captureTargets, capturers, vulnerable, displaces, hops);
        }

        /** The same but for the neutral cell, which may not be entered with a capture. */
        Options zoneClosedToCaptures() {
            int open = captureTargets & ~NEUTRAL;
            return new Options(slides, targets, open, capturers, vulnerable, displaces, hops);
        }

        /** The same without moves that capture nothing. */
        Options capturesOnly() {
            return new Options(slides, 0, captureTargets, capturers, vulnerable, displaces, false);
        }
    }

    /** The number of moves by the number of the filling. The table is shared and must not be changed. */
    static byte[] table(Options options) {
        return TABLES.computeIfAbsent(options, RingCounts::count);
    }

    /** The same, counted anew. */
    static byte[] count(Options options) {
        byte[] counts = new byte[FILLINGS];
        for (int movers = 0; movers < RINGS; movers++) {
            int free = RINGS - 1 - movers;
            // All subsets of the cells on which no mover stands.
            for (int opponents = free; ; opponents = opponents - 1 & free) {
                counts[MOVERS[movers] + OPPONENTS[opponents]] = (byte) count(options, movers, opponents);
                if (opponents == 0) {
                    break;
                }
            }
        }
        return counts;
    }

    private static int count(Options options, int movers, int opponents) {
        RingTables tables = options.slides ? RingTables.SLIDE : RingTables.STEP;
        int count = 0;
        for (int left = movers; left != 0; left &= left - 1) {
            int segment = Integer.numberOfTrailingZeros(left);
            int index = RingTables.index(movers | opponents, segment);
            int targets = tables.targets[index] & options.targets;
            if (options.hops && (opponents & NEUTRAL) != 0) {
                targets |= tables.hops[index];
            }
            count += Integer.bitCount(targets & RINGS - 1);
            if ((options.capturers >>> segment & 1) != 0) {
                count += captures(options, tables, index, opponents & options.vulnerable);
            }
        }
        return count;
    }

    private static int captures(Options options, RingTables tables, int index, int vulnerable) {
        int clockwise = tables.clockwiseJumps[index] & vulnerable;
        int counterclockwise = tables.counterclockwiseJumps[index] & vulnerable;
        int displaced = options.displaces ? tables.blockers[index] & vulnerable & options.captureTargets : 0;
        return landings(clockwise, 1, options) + landings(counterclockwise, -1, options) + Integer.bitCount(displaced);
    }

    /** Whether the jump over this cell, if there is one, ends where a capture may end. */
    private static int landings(int jumped, int direction, Options options) {
        if (jumped == 0) {
            return 0;
        }
        int landing = RingTables.turn(Integer.numberOfTrailingZeros(jumped), direction);
        return options.captureTargets >>> landing & 1;
    }

    private static short[] digits(int digit) {
        short[] sums = new short[RINGS];
        for (int segments = 1; segments < RINGS; segments++) {
            int highest = Integer.numberOfTrailingZeros(Integer.highestOneBit(segments));
            int power = (int) Math.round(Math.pow(3, highest));
            sums[segments] = (short) (sums[segments & ~(1 << highest)] + digit * power);
        }
        return sums;
    }
}
