package ringo.engine;

import ringo.board.Segment;

/**
 * Tables of what the pieces on one line of cells are worth to the attacker, a line being a segment of six cells or a ring of eight.
 *
 * <p>What stands on a line is a number to base 3, the first cell's digit the last: 0 for an empty cell, 1 for an attacker, 2 for a
 * defender. It is the sum of {@link #ATTACKERS} and {@link #DEFENDERS} at the two sides' bits on the line.
 */
final class LineValues {

    /** How many fillings a segment has. */
    static final int SEGMENT_FILLINGS = 729;

    /** How many fillings a ring has. */
    static final int RING_FILLINGS = 6561;

    private static final int RINGS = 6;

    /** What attackers add to the number of the filling, by their bits. */
    static final short[] ATTACKERS = digits(1);

    /** What defenders add. */
    static final short[] DEFENDERS = digits(2);

    private LineValues() {}

    private static short[] digits(int digit) {
        short[] sums = new short[1 << Segment.COUNT];
        for (int bits = 1; bits < sums.length; bits++) {
            int rest = bits >>> 1;
            sums[bits] = (short) (3 * sums[rest] + digit * (bits & 1));
        }
        return sums;
    }

    /** What is asked about each filling. */
    @FunctionalInterface
    private interface Judge {
        int value(int attackers, int defenders);
    }

    private static void fill(short[] table, int offset, int cells, Judge judge) {
        int all = (1 << cells) - 1;
        for (int attackers = 0; attackers <= all; attackers++) {
            int free = all & ~attackers;
            // All subsets of the cells on which no attacker stands.
            for (int defenders = free; ; defenders = (defenders - 1) & free) {
                table[offset + ATTACKERS[attackers] + DEFENDERS[defenders]] = (short) judge.value(attackers, defenders);
                if (defenders == 0) {
                    break;
                }
            }
        }
    }

    /** By {@link Weights#distance} from the neutral zone, and filling. */
    static short[] segments(LineRules rules, int[] weights, boolean attackerToMove) {
        short[] table = new short[Weights.DISTANCES * SEGMENT_FILLINGS];
        for (int distance = 0; distance < Weights.DISTANCES; distance++) {
            int from = distance;
            fill(
                    table,
                    distance * SEGMENT_FILLINGS,
                    RINGS,
                    (attackers, defenders) -> segment(rules, weights, attackerToMove, from, attackers, defenders));
        }
        return table;
    }

    private static int segment(
            LineRules rules, int[] weights, boolean attackerToMove, int distance, int attackers, int defenders) {
        boolean zone = distance == 0;
        int all = (1 << RINGS) - 1;
        int empty = all & ~(attackers | defenders);
        int displaceable = rules.displaces() ? all : 0;
        boolean captures = !zone || rules.capturesInZone();
        int entries = !zone || rules.entersFromZone() ? 1 : 0;
        int landing = empty | displaceable;
        int fromOutside = (landing << 1) | (displaceable & 1);
        int fromInside = (landing >>> 1) | (displaceable & (1 << (RINGS - 1)));
        int jumpers = ((defenders >>> 1) & fromOutside) | ((defenders << 1) & fromInside);
        int attackersInReach = captures ? attackers & jumpers : 0;
        int defendersInReach = captures ? defenders & (attackers >>> 1) & (fromOutside | entries) : 0;
        int ahead = outward(defenders);
        int blocked = zone ? Weights.ZONE_BLOCKED : Weights.BLOCKED;
        int byDefender = attackerToMove ? Weights.ATTACKER_IN_REACH : Weights.ATTACKER_EN_PRISE;
        int byAttacker = attackerToMove ? Weights.DEFENDER_EN_PRISE : Weights.DEFENDER_IN_REACH;
        int behind = defenders & outward(attackers) & ~inward(attackers);
        int score = Integer.bitCount(behind) * weights[Weights.DEFENDER_BEHIND]
                + Integer.bitCount(attackers >>> 1 & empty & entries) * weights[Weights.AT_THE_GATE]
                + Integer.bitCount(attackers >>> 1 & empty) * weights[Weights.INWARD_STEPS]
                + Integer.bitCount(defenders >>> 1 & empty) * weights[Weights.DEFENDER_STEPS]
                + Integer.bitCount(defenders << 1 & empty) * weights[Weights.DEFENDER_STEPS];
        for (int ring = 0; ring < RINGS; ring++) {
            int place = ring * Weights.DISTANCES + distance;
            score += bit(attackers, ring) * weights[Weights.ATTACKER + place]
                    + bit(defenders, ring) * weights[Weights.DEFENDER + place]
                    + bit(attackers & ahead, ring) * weights[blocked + ring]
                    + bit(attackers & (attackers >>> 1), ring) * weights[Weights.COLUMN + ring]
                    + bit(defenders & (attackers >>> 1), ring) * weights[Weights.FACING + ring]
                    + bit(attackersInReach, ring) * weights[byDefender + ring]
                    + bit(defendersInReach, ring) * weights[byAttacker + ring];
        }
        return score;
    }

    private static int bit(int cells, int place) {
        return (cells >>> place) & 1;
    }

    /** These cells and all outward of them. */
    private static int outward(int cells) {
        int filled = cells | (cells << 1);
        filled |= filled << 2;
        return (filled | (filled << 4)) & ((1 << RINGS) - 1);
    }

    private static int inward(int cells) {
        int filled = cells | (cells >>> 1);
        filled |= filled >>> 2;
        return filled | (filled >>> 4);
    }

    /** By {@link Weights#BANDS} of rings, the inner one first, and filling. */
    static short[] rings(LineRules rules, int[] weights, boolean attackerToMove) {
        short[] table = new short[Weights.BANDS * RING_FILLINGS];
        for (int band = 0; band < Weights.BANDS; band++) {
            int of = band;
            fill(
                    table,
                    band * RING_FILLINGS,
                    Segment.COUNT,
                    (attackers, defenders) -> ring(rules, weights, attackerToMove, of, attackers, defenders));
        }
        return table;
    }

    private static int ring(
            LineRules rules, int[] weights, boolean attackerToMove, int band, int attackers, int defenders) {
        int empty = 0xFF & ~(attackers | defenders);
        int reached = 0;
        int slides = 0;
        for (int left = defenders; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            for (int direction = -1; direction <= 1; direction += 2) {
                int cell = (from + direction) & 7;
                while (rules.slides() && bit(empty, cell) != 0 && cell != 0) {
                    slides++;
                    cell = (cell + direction) & 7;
                }
                reached |= struck(rules, from, cell, direction, attackers, empty);
            }
        }
        int endangered = 0;
        for (int left = attackers; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            for (int direction = -1; direction <= 1; direction += 2) {
                endangered |= struck(rules, from, (from + direction) & 7, direction, defenders, empty);
            }
        }
        int byDefender = attackerToMove ? Weights.ATTACKER_IN_REACH_ALONG : Weights.ATTACKER_EN_PRISE_ALONG;
        int byAttacker = attackerToMove ? Weights.DEFENDER_EN_PRISE_ALONG : Weights.DEFENDER_IN_REACH_ALONG;
        int sideways = Integer.bitCount(turned(attackers, 1) & empty) + Integer.bitCount(turned(attackers, 7) & empty);
        int steps = Integer.bitCount(turned(defenders, 1) & empty) + Integer.bitCount(turned(defenders, 7) & empty);
        return Integer.bitCount(reached) * weights[byDefender + band]
                + Integer.bitCount(endangered) * weights[byAttacker + band]
                + Integer.bitCount(attackers & turned(attackers, 1)) * weights[Weights.PAIR + band]
                + sideways * weights[Weights.SIDE_STEPS + band]
                + steps * weights[Weights.DEFENDER_STEPS]
                + slides * weights[Weights.SLIDES + band];
    }

    /** The victim on this cell as a bit, if the piece may capture it from there. */
    private static int struck(LineRules rules, int from, int cell, int direction, int victims, int empty) {
        boolean allowed = bit(victims, cell) != 0
                && (from != 0 || rules.capturesFromZone())
                && (cell != 0 || !rules.immuneInZone());
        boolean landing = rules.displaces() || bit(empty, (cell + direction) & 7) != 0;
        return allowed && landing ? 1 << cell : 0;
    }

    private static int turned(int cells, int by) {
        return ((cells << by) | (cells >>> (8 - by))) & 0xFF;
    }
}
