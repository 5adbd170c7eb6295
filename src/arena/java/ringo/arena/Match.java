package ringo.arena;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import ringo.rules.Position;
import ringo.rules.Preset;

/**
 * A match of two players under each preset: pairs of games from one opening of the {@link Book}, in which the two change
 * sides.
 *
 * <p>Arguments: first player, second player, milliseconds a move, pairs for each preset, seed, and a preset, if not all. The scores
 * are the first one's, with the 95 % intervals of their means over pairs. Every pair's two scores are told as it ends.
 */
final class Match {

    private final Player first;
    private final Player second;
    private final SplittableRandom random;

    private Match(Player first, Player second, long seed) {
        this.first = first;
        this.second = second;
        random = new SplittableRandom(seed);
    }

    public static void main(String[] args) {
        Duration time = Duration.ofMillis(Long.parseLong(args[2]));
        int pairs = Integer.parseInt(args[3]);
        long seed = Long.parseLong(args[4]);
        List<Preset> presets =
                args.length > 5 ? List.of(Preset.named(args[5]).orElseThrow()) : List.of(Preset.values());
        Match match = new Match(Players.named(args[0], time, seed), Players.named(args[1], time, seed + 1), seed + 2);
        System.out.println("| preset | first | second | pairs | score | as attacker | as defender |");
        for (Preset preset : presets) {
            System.out.println("| " + preset.text() + " | " + args[0] + " | " + args[1] + " | " + pairs + " | "
                    + match.play(preset, pairs) + " |");
        }
    }

    private String play(Preset preset, int pairs) {
        List<Book.Opening> openings = Book.read(preset);
        double[] both = new double[pairs];
        double[] attacking = new double[pairs];
        double[] defending = new double[pairs];
        for (int pair = 0; pair < pairs; pair++) {
            Position opening = openings.get(random.nextInt(openings.size())).position();
            attacking[pair] = Game.play(preset.rules(), opening, first, second);
            defending[pair] = 1 - Game.play(preset.rules(), opening, second, first);
            both[pair] = (attacking[pair] + defending[pair]) / 2;
            System.out.println("# " + preset.text() + " " + attacking[pair] + " " + defending[pair]);
        }
        return percent(both) + " | " + percent(attacking) + " | " + percent(defending);
    }

    /** The mean with its 95 % interval. */
    private static String percent(double[] scores) {
        double mean = Arrays.stream(scores).average().orElseThrow();
        double squares = Arrays.stream(scores)
                .map(score -> (score - mean) * (score - mean))
                .sum();
        double variance = squares / Math.max(1, scores.length - 1);
        double half = 1.96 * Math.sqrt(variance / scores.length);
        return String.format(Locale.ROOT, "%.1f ± %.1f %%", 100 * mean, 100 * half);
    }
}
