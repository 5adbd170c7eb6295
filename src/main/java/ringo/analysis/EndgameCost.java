package ringo.analysis;

import ringo.endgame.EndgameValue;

/**
 * How much worse a move is than the best one, by what endgame tables know of the positions after them.
 *
 * @param kind in what way
 * @param plies how much later or sooner, in plies, for {@link Kind#WINS_LATER} and {@link Kind#LOSES_SOONER}; else 0
 */
public record EndgameCost(Kind kind, int plies) {

    /** In what way a move is worse. */
    public enum Kind {
        NONE,
        /** Both win, this one later. */
        WINS_LATER,
        /** The best move wins, this one only holds. */
        MISSES_WIN,
        /** This one loses, the best move does not. */
        LOSES_GAME,
        /** Both lose, this one sooner. */
        LOSES_SOONER
    }

    /**
     * @param best the value after the best move, from the point of view of the other side
     * @param value the same after this move
     * @param undecided what a position that nobody can force is to who moves: 1 won, 0 drawn, -1 lost
     */
    static EndgameCost of(EndgameValue best, EndgameValue value, int undecided) {
        int bestStanding = standing(best, undecided);
        int standing = standing(value, undecided);
        if (standing < bestStanding) {
            return new EndgameCost(standing < 0 ? Kind.LOSES_GAME : Kind.MISSES_WIN, 0);
        }
        int plies = Math.abs(value.plies() - best.plies());
        boolean forced = best.kind() != EndgameValue.Kind.UNDECIDED && value.kind() != EndgameValue.Kind.UNDECIDED;
        if (plies == 0 || !forced) {
            return new EndgameCost(Kind.NONE, 0);
        }
        return new EndgameCost(standing > 0 ? Kind.WINS_LATER : Kind.LOSES_SOONER, plies);
    }

    private static int standing(EndgameValue after, int undecided) {
        return switch (after.kind()) {
            case LOSS -> 1;
            case UNDECIDED -> undecided;
            case WIN -> -1;
        };
    }
}
