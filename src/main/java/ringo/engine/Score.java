package ringo.engine;

/**
 * Values inside the search: from the point of view of the side to move, in centi-attackers.
 *
 * <p>A proven win in {@code n} plies from the root is {@code WIN - n}, a proven loss its negative. Below {@link #PROVEN} are, in
 * this order, the wins by a repetition within the search, which are as good as won but not proven, and the estimates. So
 * what a repetition or the quiet limit took part in cannot be taken for proven: it is a number that does not say so, and a
 * maximum over it and proven losses is it or better.
 */
final class Score {

    /** A win at once. */
    static final int WIN = 32_000;

    /** More than any score of a position that is not won. */
    static final int INFINITE = WIN + 1;

    /** Scores beyond are proven; no win of more than {@code WIN - PROVEN} plies is. */
    static final int PROVEN = 31_000;

    /** A repetition within the search that the rule set counts as the defender's win. */
    static final int REPETITION_WIN = 20_000;

    /** No estimate is greater. */
    static final int MOST_ESTIMATE = 15_000;

    static final int DRAW = 0;

    private Score() {}

    /** Whether the score is a proven win or loss. */
    static boolean proven(int score) {
        return score > PROVEN || score < -PROVEN;
    }

    /** In how many plies from where the score counts from the game ends; for proven scores. */
    static int plies(int score) {
        return WIN - Math.abs(score);
    }

    /** A score that counts plies from the root as one that counts them from this ply. */
    static int fromHere(int score, int ply) {
        if (score > PROVEN) {
            return score + ply;
        }
        return score < -PROVEN ? score - ply : score;
    }

    /** A score that counts plies from this ply as one that counts them from the root. */
    static int fromRoot(int score, int ply) {
        if (score > PROVEN) {
            return score - ply;
        }
        return score < -PROVEN ? score + ply : score;
    }
}
