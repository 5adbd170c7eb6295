package ringo.engine;

import static ringo.board.Bitboard.clockwise;
import static ringo.board.Bitboard.counterclockwise;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import ringo.board.Bitboard;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/**
 * What a position is worth without looking ahead: a sum of counts, each times one of the {@link Weights}. It is the same for the
 * mirror image.
 *
 * <p>What is counted within a segment or a ring is summed up once for all fillings, see {@link LineValues}, and looked up. The rest is
 * counted by sets of cells. Counts of captures leave out hops and compulsion.
 */
final class Evaluation {

    private static final int MOST_ROOM = 3;
    private static final int RING = 0xFF;

    private final int[] weights;
    private final Lines attackersTurn;
    private final Lines defendersTurn;
    private final int[] zoneLimit = new int[Position.MAX_DEFENDERS + 1];
    private final int defenderWinsAt;
    private final long castleJumpers;

    Evaluation(RuleSet rules, Weights weights) {
        this(
                rules,
                weights,
                Lines.of(LineRules.of(rules), weights, true),
                Lines.of(LineRules.of(rules), weights, false));
    }

    /** @param attackersTurn the tables of lines for the same weights, with the attacker to move */
    Evaluation(RuleSet rules, Weights weights, Lines attackersTurn, Lines defendersTurn) {
        this.weights = weights.values;
        this.attackersTurn = attackersTurn;
        this.defendersTurn = defendersTurn;
        for (int defenders = 0; defenders < zoneLimit.length; defenders++) {
            zoneLimit[defenders] = rules.neutralZoneLimit().attackersAllowed(defenders);
        }
        defenderWinsAt = rules.defenderWinsAt();
        castleJumpers = Castles.jumpers(rules);
    }

    /** The evaluation by the tuned weights. */
    static Evaluation of(RuleSet rules) {
        Weights weights = Weights.of(rules);
        return new Evaluation(rules, weights, Lines.tuned(rules, weights, true), Lines.tuned(rules, weights, false));
    }

    /** The tables of {@link LineValues} with one side to move. */
    static final class Lines {

        /** By what the tables depend on: at most 128. */
        private static final Map<Key, Lines> TUNED = new ConcurrentHashMap<>();

        private final short[] segments;
        private final short[] rings;

        private record Key(LineRules rules, int kind, boolean attackerToMove) {}

        private Lines(short[] segments, short[] rings) {
            this.segments = segments;
            this.rings = rings;
        }

        static Lines of(LineRules rules, Weights weights, boolean attackerToMove) {
            return new Lines(
                    LineValues.segments(rules, weights.values, attackerToMove),
                    LineValues.rings(rules, weights.values, attackerToMove));
        }

        static Lines tuned(RuleSet rules, Weights weights, boolean attackerToMove) {
            Key key = new Key(LineRules.of(rules), Weights.kind(rules), attackerToMove);
            return TUNED.computeIfAbsent(key, wanted -> of(wanted.rules(), weights, attackerToMove));
        }

        int segment(int distance, int attackers, int defenders) {
            return segments[distance + LineValues.ATTACKERS[attackers & RING] + LineValues.DEFENDERS[defenders & RING]];
        }

        int ring(int band, int attackers, int defenders) {
            return rings[band + LineValues.ATTACKERS[attackers & RING] + LineValues.DEFENDERS[defenders & RING]];
        }
    }

    /** The value from the point of view of the side to move. */
    int score(long attackers, long defenders, boolean attackerToMove) {
        long cells = attackers & Bitboard.ALL;
        int inside = (int) (attackers >>> PackedMove.CASTLE);
        Lines lines = attackerToMove ? attackersTurn : defendersTurn;
        int score = material(cells, defenders, inside)
                + segments(lines, turned(cells), turned(defenders))
                + rings(lines, cells, defenders)
                + castle(cells, defenders, inside)
                + paths(cells, defenders);
        score += attackerToMove ? weights[Weights.TEMPO] : -weights[Weights.TEMPO];
        int bounded = Math.max(-Score.MOST_ESTIMATE, Math.min(score, Score.MOST_ESTIMATE));
        return attackerToMove ? bounded : -bounded;
    }

    private int material(long cells, long defenders, int inside) {
        int left = Long.bitCount(cells) + inside - defenderWinsAt;
        return weights[Weights.MATERIAL + Math.max(left, 0) * 5 + Long.bitCount(defenders)];
    }

    /** The board with segments for rings: every segment's cells in a byte, segment {@code a} the lowest. */
    private static long turned(long board) {
        long swap = (board ^ board >>> 7) & 0x00AA_00AA_00AA_00AAL;
        long turned = board ^ swap ^ swap << 7;
        swap = (turned ^ turned >>> 14) & 0x0000_CCCC_0000_CCCCL;
        turned ^= swap ^ swap << 14;
        swap = (turned ^ turned >>> 28) & 0x0000_0000_F0F0_F0F0L;
        return turned ^ swap ^ swap << 28;
    }

    private static int segments(Lines lines, long attackers, long defenders) {
        int size = LineValues.SEGMENT_FILLINGS;
        return lines.segment(0, (int) attackers, (int) defenders)
                + lines.segment(size, (int) (attackers >>> 8), (int) (defenders >>> 8))
                + lines.segment(2 * size, (int) (attackers >>> 16), (int) (defenders >>> 16))
                + lines.segment(3 * size, (int) (attackers >>> 24), (int) (defenders >>> 24))
                + lines.segment(4 * size, (int) (attackers >>> 32), (int) (defenders >>> 32))
                + lines.segment(3 * size, (int) (attackers >>> 40), (int) (defenders >>> 40))
                + lines.segment(2 * size, (int) (attackers >>> 48), (int) (defenders >>> 48))
                + lines.segment(size, (int) (attackers >>> 56), (int) (defenders >>> 56));
    }

    private static int rings(Lines lines, long attackers, long defenders) {
        int outer = LineValues.RING_FILLINGS;
        return lines.ring(0, (int) attackers, (int) defenders)
                + lines.ring(0, (int) (attackers >>> 8), (int) (defenders >>> 8))
                + lines.ring(outer, (int) (attackers >>> 16), (int) (defenders >>> 16))
                + lines.ring(outer, (int) (attackers >>> 24), (int) (defenders >>> 24))
                + lines.ring(outer, (int) (attackers >>> 32), (int) (defenders >>> 32))
                + lines.ring(outer, (int) (attackers >>> 40), (int) (defenders >>> 40));
    }

    private int castle(long cells, long defenders, int inside) {
        int near = Math.min(Long.bitCount(cells & 0xFFFF), Weights.MOST_NEAR);
        int guards = Long.bitCount(defenders & 0xFFFF);
        long landings = Bitboard.opposite(defenders & castleJumpers) & ~(cells | defenders);
        int score = Long.bitCount(landings) * weights[Weights.REACH_OVER_CASTLE]
                + weights[Weights.STORM + near * 5 + guards];
        if (inside > 0) {
            score += weights[landings == 0 ? Weights.INSIDE_OUT_OF_REACH : Weights.INSIDE_IN_REACH]
                    + near * weights[Weights.INSIDE_WITH_NEAR];
        }
        return score;
    }

    private int paths(long cells, long defenders) {
        long ahead = outward(defenders);
        long free = cells & ~(ahead | clockwise(ahead) | counterclockwise(ahead));
        int room = zoneLimit[Long.bitCount(defenders)] - Long.bitCount(cells & Bitboard.NEUTRAL_ZONE);
        int score = Math.max(0, Math.min(room, MOST_ROOM)) * weights[Weights.ZONE_ROOM];
        if (free != 0) {
            score += Long.bitCount(free & 0xFF) * weights[Weights.FREE]
                    + Long.bitCount(free & 0xFF00) * weights[Weights.FREE + 1]
                    + Long.bitCount(free & 0xFF_0000) * weights[Weights.FREE + 2]
                    + Long.bitCount(free & 0xFFFF_FF00_0000L) * weights[Weights.FREE + 3];
        }
        return score;
    }

    /** These cells and all outward of them. */
    private static long outward(long cells) {
        long filled = cells | cells << 8;
        filled |= filled << 16;
        return (filled | filled << 32) & Bitboard.ALL;
    }
}
