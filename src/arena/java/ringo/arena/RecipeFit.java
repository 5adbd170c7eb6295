package ringo.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ringo.analysis.Recipe;

/**
 * Finds the recipe against which another one scores as wanted, by the one number that makes it weaker or stronger: the noise, or the
 * nodes where there is none.
 *
 * <p>The log odds of the score are taken for a straight line over the logarithm of that number, of known slope. Every round plays some
 * pairs at the best guess so far, and guesses again from all that was played: where the guess settles, the slope no longer
 * matters.
 */
final class RecipeFit {

    /** By how much the log odds of a player grow if its nodes grow e-fold. */
    private static final double SLOPE_OF_NODES = 0.45;

    /** The same for the noise: it makes weaker. */
    private static final double SLOPE_OF_NOISE = -1.2;

    private static final double LARGEST_STEP = 1.0;

    /** The guess before any game counts as so many games. */
    private static final double GAMES_OF_FIRST_GUESS = 10;

    private final RecipeMatch match;
    private final Recipe above;
    private final double wanted;

    /** @param wanted what {@code above} should score, between 0 and 1 */
    RecipeFit(RecipeMatch match, Recipe above, double wanted) {
        this.match = match;
        this.above = above;
        this.wanted = wanted;
    }

    /** What was played against one recipe. */
    private record Round(double strength, double games, double points) {}

    /**
     * The recipe, like the first guess but for one number; empty if time was up before.
     *
     * @param pairs how many pairs a round and preset
     */
    Optional<Recipe> find(Recipe firstGuess, int rounds, int pairs, long end) {
        List<Round> played = new ArrayList<>();
        Recipe guess = firstGuess;
        played.add(new Round(strength(guess), GAMES_OF_FIRST_GUESS, wanted * GAMES_OF_FIRST_GUESS));
        for (int round = 0; round < rounds; round++) {
            if (!match.play(above, guess, pairs, end)) {
                System.out.println("  time is up");
                return Optional.empty();
            }
            Standing standing = match.standing(above, guess, pairs);
            System.out.printf(
                    "  %s: %.1f %% of %d%n", RecipeMatch.write(guess), 100 * standing.score(), standing.games());
            played.add(new Round(strength(guess), standing.games(), standing.score() * standing.games()));
            double step = solve(played) - strength(guess);
            guess = stronger(guess, Math.max(-LARGEST_STEP, Math.min(step, LARGEST_STEP)));
        }
        return Optional.of(guess);
    }

    /** The strength at which all that was played lets expect the wanted score, by bisection. */
    private double solve(List<Round> played) {
        double low = -20;
        double high = 20;
        double odds = Math.log(wanted / (1 - wanted));
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            double expected = 0;
            double points = 0;
            for (Round round : played) {
                expected += round.games() / (1 + Math.exp(-(odds + middle - round.strength())));
                points += round.points();
            }
            if (expected < points) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /** On the scale of log odds. */
    private static double strength(Recipe recipe) {
        return recipe.noise() > 0
                ? SLOPE_OF_NOISE * Math.log(recipe.noise())
                : SLOPE_OF_NODES * Math.log(recipe.nodes());
    }

    private static Recipe stronger(Recipe recipe, double step) {
        if (recipe.noise() > 0) {
            int noise = (int) Math.max(1, Math.round(recipe.noise() * Math.exp(step / SLOPE_OF_NOISE)));
            return new Recipe(recipe.nodes(), recipe.depth(), recipe.lines(), noise, recipe.oversight());
        }
        long nodes = twoDigits(recipe.nodes() * Math.exp(step / SLOPE_OF_NODES));
        return new Recipe(nodes, recipe.depth(), recipe.lines(), recipe.noise(), recipe.oversight());
    }

    /** Rounded to two digits. */
    private static long twoDigits(double number) {
        double unit = Math.pow(10, Math.floor(Math.log10(number)) - 1);
        return Math.max(1, Math.round(Math.round(number / unit) * unit));
    }
}
