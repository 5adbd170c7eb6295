package ringo.engine;

import java.util.Optional;
import ringo.rules.Result;

/** What a position is worth, and how sure that is. */
public sealed interface Value {

    /** How the game ends; {@link Result#ONGOING} if that is not known. */
    Result result();

    /** In how many plies at most, if the winner plays the line; 0 if that is not known. */
    int plies();

    /** Whether it is known how the game ends. */
    default boolean decided() {
        return result() != Result.ONGOING;
    }

    /**
     * An endgame table says so, and neither the quiet limit nor the game before can change it.
     *
     * @param result how the game ends; not {@link Result#ONGOING}
     * @param plies in how many plies, if the winner hurries and the loser delays; 0 for a draw
     */
    record Exact(Result result, int plies) implements Value {}

    /**
     * The search saw the game to its end, whatever the other side plays. No repetition within the search and no quiet limit
     * took part; a repetition that the game's own moves complete may have.
     *
     * @param result how the game ends; not {@link Result#ONGOING}
     * @param plies in how many plies at most, if the winner plays the line
     */
    record Proven(Result result, int plies) implements Value {}

    /**
     * The search did not see the end.
     *
     * @param centiAttackers from the point of view of the side to move, in hundredths of what an attacker is worth to the
     *     attacking side on the average
     * @param expectedScore the same as the score that the side to move can expect: 0 for a loss, 1 for a win
     * @param table what an endgame table says, which leaves the quiet limit and the game before out of account; empty if none says
     *     anything
     */
    record Estimate(int centiAttackers, double expectedScore, Optional<TableValue> table) implements Value {

        public Estimate(int centiAttackers, double expectedScore) {
            this(centiAttackers, expectedScore, Optional.empty());
        }

        @Override
        public Result result() {
            return Result.ONGOING;
        }

        @Override
        public int plies() {
            return 0;
        }

        /** The estimate of so many centi-attackers. */
        static Estimate of(int centiAttackers) {
            return new Estimate(centiAttackers, 1 / (1 + Math.exp(-centiAttackers / Weights.SCALE)));
        }

        Estimate withTable(TableValue said) {
            return new Estimate(centiAttackers, expectedScore, Optional.of(said));
        }
    }

    /**
     * What an endgame table says of a move.
     *
     * @param result how the game ends, but for the quiet limit and the game before; not {@link Result#ONGOING}
     * @param plies in how many plies, if the winner hurries and the loser delays; 0 if neither side can force the end
     */
    record TableValue(Result result, int plies) {}
}
