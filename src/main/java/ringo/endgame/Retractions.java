package ringo.endgame;

import ringo.board.Bitboard;
import ringo.rules.Codes;
import ringo.rules.FastGenerator;
import ringo.rules.NeutralZoneLimit;
import ringo.rules.OptionValue;
import ringo.rules.PackedMove;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;

/**
 * Takes back moves that stay in a layer: quiet moves of defenders, moves of attackers along their ring, passes.
 *
 * <p>Such a move back from one position to another is a move forward from that to the first: steps, slides and hops go the same way
 * in both directions, and change nothing of what they depend on. Two rules are not so: forced capture depends on the position where the
 * move began, which the solver minds; and the neutral zone's limit holds for going in but not for coming out, so that here it holds
 * for coming out and not for going in.
 *
 * <p>For one thread.
 */
final class Retractions {

    private final FastGenerator generator;
    private final int[] moves = new int[FastGenerator.MOST_MOVES];

    /** @param generator see {@link #generator} */
    Retractions(FastGenerator generator) {
        this.generator = generator;
    }

    /** A generator whose quiet moves, played forward, take back those of the rule set. */
    static FastGenerator generator(RuleSet rules) {
        return new FastGenerator(rules.with(RuleOption.DEFENDER_MUST_CAPTURE, new OptionValue.Flag(false))
                .with(RuleOption.DISPLACEMENT_CAPTURE, new OptionValue.Flag(false))
                .with(RuleOption.CASTLE_JUMP, new OptionValue.Flag(false))
                .with(RuleOption.CAPTURE_FROM_NEUTRAL_ZONE, new OptionValue.Flag(false))
                .with(RuleOption.NEUTRAL_ZONE_LIMIT, new OptionValue.Choice(Codes.of(NeutralZoneLimit.UNLIMITED))));
    }

    /** The moves that {@link #list} found: each, played forward on the position, leads to one from which it was reached. */
    int[] moves() {
        return moves;
    }

    /**
     * Lists the moves of this side that may have led to the position.
     *
     * @param attackers with those in the castle
     * @param mostInZone how many attackers may be in the neutral zone after one has gone in
     * @return how many there are
     */
    int list(long attackers, long defenders, boolean attackerMoved, int mostInZone) {
        int all = generator.generate(attackers, defenders, attackerMoved, moves, 0);
        boolean overfull = attackerMoved && Long.bitCount(attackers & Bitboard.NEUTRAL_ZONE) > mostInZone;
        int count = 0;
        for (int i = 0; i < all; i++) {
            int move = moves[i];
            if (PackedMove.quiet(move, attackerMoved) && !(overfull && leavesZone(move))) {
                moves[count++] = move;
            }
        }
        return count;
    }

    private static boolean leavesZone(int move) {
        return (PackedMove.from(move) & 7) == 0 && (PackedMove.to(move) & 7) != 0;
    }
}
