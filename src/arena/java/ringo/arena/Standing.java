package ringo.arena;

import java.util.EnumMap;
import java.util.Map;
import ringo.rules.Preset;

/**
 * The points that one player took off another, by presets, in pairs of games from one opening in which the two change sides.
 *
 * <p>The score is the mean of the presets' scores. Its 95 % interval takes the pairs, not the games, for independent, and the presets
 * for given.
 */
final class Standing {

    private static final double QUANTILE = 1.96;

    private final Map<Preset, Sums> sums = new EnumMap<>(Preset.class);

    /** Points of one player, by pairs. */
    private static final class Sums {
        int pairs;
        double attacking;
        double defending;
        double squares;

        double mean() {
            return (attacking + defending) / (2 * pairs);
        }

        /** The variance of the mean. */
        double variance() {
            double ofPairs = Math.max(0, squares / pairs - mean() * mean());
            return pairs > 1 ? ofPairs / (pairs - 1) : 0.25;
        }
    }

    /**
     * Adds a pair of games.
     *
     * @param attacking the first player's points as attacker
     * @param defending its points as defender
     */
    void add(Preset preset, double attacking, double defending) {
        Sums of = sums.computeIfAbsent(preset, any -> new Sums());
        of.pairs++;
        of.attacking += attacking;
        of.defending += defending;
        of.squares += Math.pow((attacking + defending) / 2, 2);
    }

    int games() {
        return 2 * sums.values().stream().mapToInt(of -> of.pairs).sum();
    }

    /** Points a game, 0 to 1; every preset weighs the same. */
    double score() {
        return sums.values().stream().mapToDouble(Sums::mean).average().orElse(0.5);
    }

    /** Half the width of the score's 95 % interval. */
    double margin() {
        double variance = sums.values().stream().mapToDouble(Sums::variance).sum();
        return QUANTILE * Math.sqrt(variance) / Math.max(1, sums.size());
    }

    /** The score under one preset with its margin and, after that, the scores as attacker and as defender, in percent. */
    String of(Preset preset) {
        Sums of = sums.get(preset);
        if (of == null) {
            return "none";
        }
        return String.format(
                "%.1f ± %.1f (%.0f, %.0f)",
                100 * of.mean(),
                100 * QUANTILE * Math.sqrt(of.variance()),
                100 * of.attacking / of.pairs,
                100 * of.defending / of.pairs);
    }
}
