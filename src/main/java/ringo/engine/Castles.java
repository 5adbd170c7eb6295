package ringo.engine;

import ringo.board.Bitboard;
import ringo.rules.CastleGoal;
import ringo.rules.PackedMove;
import ringo.rules.RuleSet;

/**
 * What one look at the castle tells: whether the attacker wins there at once, and whether the defender must act against it.
 *
 * <p>All of it holds under the rules as they are, whatever happened before in the game, except {@link #threatened}, whose caller
 * must see to repetitions and the quiet limit.
 */
final class Castles {

    private static final long OUTSIDE_ZONE = Bitboard.ALL & ~Bitboard.NEUTRAL_ZONE;

    private final boolean twoInside;
    private final long entries;
    private final long jumpers;

    Castles(RuleSet rules) {
        twoInside = rules.castleGoal() == CastleGoal.TWO_INSIDE;
        entries = entries(rules);
        jumpers = jumpers(rules);
    }

    /** The cells of ring 1 from which attackers enter the castle. */
    static long entries(RuleSet rules) {
        return Bitboard.RING_1 & (rules.castleEntryFromNeutralZone() ? Bitboard.ALL : OUTSIDE_ZONE);
    }

    /** The cells from which defenders jump over the castle. */
    static long jumpers(RuleSet rules) {
        return rules.castleJump()
                ? Bitboard.RING_1 & (rules.captureFromNeutralZone() ? Bitboard.ALL : OUTSIDE_ZONE)
                : 0;
    }

    /**
     * In how many plies the attacker, who is to move, wins by a step into the castle: 1 by the second one inside, 2 if one is enough
     * and no defender can jump it; 0 if there is no such step. The pieces must not have decided the game.
     */
    int pliesToStorm(long attackers, long defenders) {
        long steps = attackers & entries;
        if (steps == 0) {
            return 0;
        }
        if (twoInside) {
            return attackers >>> PackedMove.CASTLE == 0 ? 0 : 1;
        }
        long over = Bitboard.opposite(defenders & jumpers);
        if (over == 0) {
            return 2;
        }
        long empty = ~(attackers | defenders);
        // The cell left by the step is a landing too.
        return (over & empty) == 0 && (steps & ~over) != 0 ? 2 : 0;
    }

    /** Whether an attacker stands in the castle that must be captured there now; the defender is to move. */
    boolean mustBeCleared(long attackers) {
        return !twoInside && attackers >>> PackedMove.CASTLE != 0;
    }

    /**
     * Whether the attacker would win by a step into the castle if the defender, who is to move, captured nothing: no other move takes
     * such a step away.
     */
    boolean threatened(long attackers) {
        return twoInside && attackers >>> PackedMove.CASTLE != 0 && (attackers & entries) != 0;
    }
}
