package ringo.analysis;

/**
 * How much worse a move is than the best one, by what endgame tables and the rules know of the positions after them.
 *
 * @param kind in what way
 * @param plies how much later or sooner, in plies, for {@link Kind#WINS_LATER} and {@link Kind#LOSES_SOONER}; else 0
 */
public record EndgameCost(Kind kind, int plies) {

    /** In what way a move is worse. */
    public enum Kind {
        NONE,
        /** Both win by force, this one later. */
        WINS_LATER,
        /** The best move wins, by force or where nobody can force the end; this one does so less surely, or only holds. */
        MISSES_WIN,
        /** This one loses, by force or where nobody can force the end; the best move does not, or not by force. */
        LOSES_GAME,
        /** Both lose by force, this one sooner. */
        LOSES_SOONER
    }

    static EndgameCost of(MoveWorth best, MoveWorth worth) {
        if (worth.standing() != best.standing()) {
            boolean won = best.standing() == MoveWorth.WON && worth.standing() > MoveWorth.LOST;
            return new EndgameCost(won || worth.standing() >= 0 ? Kind.MISSES_WIN : Kind.LOSES_GAME, 0);
        }
        int plies = Math.abs(worth.plies() - best.plies());
        if (plies == 0) {
            return new EndgameCost(Kind.NONE, 0);
        }
        return new EndgameCost(worth.standing() > 0 ? Kind.WINS_LATER : Kind.LOSES_SOONER, plies);
    }
}
