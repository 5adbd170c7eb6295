package ringo.engine;

import ringo.rules.Result;

/** What a position is worth, and how sure that is. */
public sealed interface Value {

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
     */
    record Estimate(int centiAttackers, double expectedScore) implements Value {

        /** The estimate of so many centi-attackers. */
        static Estimate of(int centiAttackers) {
            return new Estimate(centiAttackers, 1 / (1 + Math.exp(-centiAttackers / Weights.SCALE)));
        }
    }
}
