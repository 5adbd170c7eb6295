package ringo.engine;

import static ringo.board.Bitboard.clockwise;
import static ringo.board.Bitboard.counterclockwise;

import ringo.board.Bitboard;
import ringo.board.Cell;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.RingMove;
import ringo.rules.RuleSet;

/**
 * What a position is worth without looking ahead: a sum of counts, each times one of the {@link Weights}. It is the same for the
 * mirror image.
 *
 * <p>Some counts are of captures that may be possible next; they look at neighbours, and for defenders that slide two cells further,
 * and leave out leaps from further away, hops and compulsion.
 */
final class Evaluation {

    private static final long OUTSIDE_ZONE = Bitboard.ALL & ~Bitboard.NEUTRAL_ZONE;
    private static final long RING_6 = Bitboard.RING_1 << 40;
    private static final long NEAR = 0xFF_FFFFL;
    private static final int MOST_ROOM = 3;

    private final int[] weights;
    private final int[] attackerPlaces = new int[Cell.COUNT];
    private final int[] defenderPlaces = new int[Cell.COUNT];
    private final int[] zoneLimit = new int[Position.MAX_DEFENDERS + 1];
    private final int defenderWinsAt;
    private final boolean slides;
    private final long victims;
    private final long capturers;
    private final long displaceable;
    private final long entries;
    private final long castleJumpers;

    Evaluation(RuleSet rules, Weights weights) {
        this.weights = weights.values;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            attackerPlaces[cell] = this.weights[Weights.ATTACKER + Weights.placeClass(cell)];
            defenderPlaces[cell] = this.weights[Weights.DEFENDER + Weights.placeClass(cell)];
        }
        for (int defenders = 0; defenders < zoneLimit.length; defenders++) {
            zoneLimit[defenders] = rules.neutralZoneLimit().attackersAllowed(defenders);
        }
        defenderWinsAt = rules.defenderWinsAt();
        slides = rules.defenderRingMove() == RingMove.SLIDE;
        victims = rules.neutralZoneImmunity() ? OUTSIDE_ZONE : Bitboard.ALL;
        capturers = rules.captureFromNeutralZone() ? Bitboard.ALL : OUTSIDE_ZONE;
        displaceable = rules.displacementCapture() ? Bitboard.ALL : 0;
        entries = Castles.entries(rules);
        castleJumpers = Castles.jumpers(rules);
    }

    /** The value from the point of view of the side to move. */
    int score(long attackers, long defenders, boolean attackerToMove) {
        long cells = attackers & Bitboard.ALL;
        long empty = Bitboard.ALL & ~(cells | defenders);
        int inside = (int) (attackers >>> PackedMove.CASTLE);
        int score = material(cells, defenders, inside)
                + castle(cells, defenders, empty, inside)
                + captures(cells, defenders, empty, attackerToMove)
                + shape(cells, defenders)
                + mobility(cells, defenders, empty);
        score += attackerToMove ? weights[Weights.TEMPO] : -weights[Weights.TEMPO];
        int bounded = Math.max(-Score.MOST_ESTIMATE, Math.min(score, Score.MOST_ESTIMATE));
        return attackerToMove ? bounded : -bounded;
    }

    private int material(long cells, long defenders, int inside) {
        int left = Long.bitCount(cells) + inside - defenderWinsAt;
        int score = weights[Weights.MATERIAL + Math.max(left, 0) * 5 + Long.bitCount(defenders)];
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            score += attackerPlaces[Long.numberOfTrailingZeros(rest)];
        }
        for (long rest = defenders; rest != 0; rest &= rest - 1) {
            score += defenderPlaces[Long.numberOfTrailingZeros(rest)];
        }
        return score;
    }

    private int castle(long cells, long defenders, long empty, int inside) {
        long landings = Bitboard.opposite(defenders & castleJumpers) & empty;
        int score = Long.bitCount(landings) * weights[Weights.REACH_OVER_CASTLE];
        if (inside > 0) {
            score += weights[landings == 0 ? Weights.INSIDE_OUT_OF_REACH : Weights.INSIDE_IN_REACH];
        }
        long near = cells & 0xFFFF;
        if ((near & near - 1) != 0) {
            score += weights[Weights.STORM];
        }
        return score + Long.bitCount(cells >>> 8 & empty & entries) * weights[Weights.AT_THE_GATE];
    }

    private int captures(long cells, long defenders, long empty, boolean attackerToMove) {
        long landing = empty | displaceable;
        long clockwiseOf = clockwise(landing);
        long counterclockwiseOf = counterclockwise(landing);
        long fromOutside = landing << 8 | (displaceable & Bitboard.RING_1);
        long fromInside = landing >>> 8 | (displaceable & RING_6);
        long capturing = defenders & capturers;
        long clockwiseReach = capturing;
        long counterclockwiseReach = capturing;
        if (slides) {
            long open = empty & OUTSIDE_ZONE;
            clockwiseReach |= clockwise(clockwiseReach) & open;
            clockwiseReach |= clockwise(clockwiseReach) & open;
            counterclockwiseReach |= counterclockwise(counterclockwiseReach) & open;
            counterclockwiseReach |= counterclockwise(counterclockwiseReach) & open;
        }
        long attackersInReach = cells
                & victims
                & ((defenders >>> 8 & fromOutside)
                        | (defenders << 8 & fromInside)
                        | (clockwise(clockwiseReach) & counterclockwiseOf)
                        | (counterclockwise(counterclockwiseReach) & clockwiseOf));
        long striking = cells & capturers;
        long defendersInReach = defenders
                & victims
                & ((cells >>> 8 & (fromOutside | entries))
                        | (clockwise(striking) & counterclockwiseOf)
                        | (counterclockwise(striking) & clockwiseOf));
        int byDefender = attackerToMove ? Weights.ATTACKER_IN_REACH : Weights.ATTACKER_EN_PRISE;
        int byAttacker = attackerToMove ? Weights.DEFENDER_EN_PRISE : Weights.DEFENDER_IN_REACH;
        return Long.bitCount(attackersInReach) * weights[byDefender]
                + Long.bitCount(defendersInReach) * weights[byAttacker];
    }

    private int shape(long cells, long defenders) {
        long ahead = outward(defenders);
        long guarded = ahead | clockwise(ahead) | counterclockwise(ahead);
        long free = cells & ~guarded;
        long zone = cells & Bitboard.NEUTRAL_ZONE;
        int room = zoneLimit[Long.bitCount(defenders)] - Long.bitCount(zone);
        long behind = defenders & outward(cells) & ~inward(cells);
        return Long.bitCount(cells & cells >>> 8) * weights[Weights.COLUMN]
                + Long.bitCount(cells & clockwise(cells)) * weights[Weights.PAIR]
                + Long.bitCount(free) * weights[Weights.FREE]
                + Long.bitCount(free & NEAR) * weights[Weights.FREE_NEAR]
                + Long.bitCount(cells & ahead) * weights[Weights.BLOCKED]
                + Long.bitCount(zone & ~ahead) * weights[Weights.ZONE_LANE]
                + Math.max(0, Math.min(room, MOST_ROOM)) * weights[Weights.ZONE_ROOM]
                + Long.bitCount(behind) * weights[Weights.DEFENDER_BEHIND];
    }

    private int mobility(long cells, long defenders, long empty) {
        int sideways = Long.bitCount(clockwise(cells) & empty) + Long.bitCount(counterclockwise(cells) & empty);
        int steps = Long.bitCount(defenders >>> 8 & empty)
                + Long.bitCount(defenders << 8 & empty)
                + Long.bitCount(clockwise(defenders) & empty)
                + Long.bitCount(counterclockwise(defenders) & empty);
        return Long.bitCount(cells >>> 8 & empty) * weights[Weights.INWARD_STEPS]
                + sideways * weights[Weights.SIDE_STEPS]
                + steps * weights[Weights.DEFENDER_STEPS];
    }

    /** These cells and all outward of them. */
    private static long outward(long cells) {
        long filled = cells | cells << 8;
        filled |= filled << 16;
        return (filled | filled << 32) & Bitboard.ALL;
    }

    private static long inward(long cells) {
        long filled = cells | cells >>> 8;
        filled |= filled >>> 16;
        return filled | filled >>> 32;
    }
}
