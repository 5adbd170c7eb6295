package ringo.endgame;

import java.util.List;
import ringo.rules.Position;
import ringo.rules.Repetition;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * How many plies a table's win may take for it to hold in a game, which tables know nothing of.
 *
 * <p>The plies shrink with every move of the winner's best play, whatever the loser does. So a win holds if they fit under the quiet
 * limit, and if none of the positions that have occurred twice in the game is a win of the same side in fewer plies: no other such
 * position can come up on the way, and one that has occurred less often does not end the game when it does.
 */
public final class Horizon {

    private final int quietPlyLimit;
    private final boolean repetitionMayWin;
    private final int forAttacker;
    private final int forDefender;

    /** @param twice the positions that have occurred twice in the game and may come again */
    public Horizon(EndgameTables tables, List<Position> twice) {
        RuleSet rules = tables.rules();
        quietPlyLimit = rules.quietPlyLimit();
        repetitionMayWin = rules.repetition() == Repetition.DEFENDER_WINS && !twice.isEmpty();
        forAttacker = unspoilt(tables, twice, Side.ATTACKER);
        forDefender = unspoilt(tables, twice, Side.DEFENDER);
    }

    private static int unspoilt(EndgameTables tables, List<Position> twice, Side winner) {
        int most = Integer.MAX_VALUE;
        for (Position position : twice) {
            if (!tables.covers(position.pieces())) {
                // It has more pieces than any position on the way.
                continue;
            }
            int code = tables.code(position);
            if (code == ProbeCode.ABSENT) {
                return 0;
            }
            if (code != ProbeCode.UNDECIDED && ProbeCode.wins(code) == (position.toMove() == winner)) {
                most = Math.min(most, ProbeCode.plies(code));
            }
        }
        return most;
    }

    /**
     * Whether a table's win holds in a position that does not end the game by repetition.
     *
     * @param plies until it is won
     * @param quietPlies how many were played so far
     */
    public boolean holds(int plies, boolean attackerWins, int quietPlies) {
        return plies <= Math.min(quietPlyLimit - quietPlies, attackerWins ? forAttacker : forDefender);
    }

    /** Whether a win that holds might yet take fewer plies: a repetition, where it is the defender's win, may come first. */
    public boolean mayBeSooner(boolean attackerWins) {
        return repetitionMayWin && !attackerWins;
    }
}
