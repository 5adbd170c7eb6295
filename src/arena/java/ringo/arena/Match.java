package ringo.arena;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/**
 * A match of two players under each preset: pairs of games from one opening of the {@link Book}, in which the two change
 * sides.
 *
 * <p>Arguments: first player, second player, milliseconds a move, pairs for each preset, seed. The score is the first one's, with the
 * 95 % interval of its mean over pairs.
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
        Match match = new Match(Players.named(args[0], time, seed), Players.named(args[1], time, seed + 1), seed + 2);
        System.out.println("| preset | first | second | games | score | as attacker | as defender |");
        for (Preset preset : Preset.values()) {
            System.out.println("| " + preset.text() + " | " + args[0] + " | " + args[1] + " | " + 2 * pairs + " | "
                    + match.play(preset, pairs) + " |");
        }
    }

    private String play(Preset preset, int pairs) {
        RuleSet rules = preset.rules();
        List<Book.Opening> openings = Book.read(preset);
        double asAttacker = 0;
        double asDefender = 0;
        double squares = 0;
        for (int pair = 0; pair < pairs; pair++) {
            Position opening = openings.get(random.nextInt(openings.size())).position();
            double attacking = Game.play(rules, opening, first, second);
            double defending = 1 - Game.play(rules, opening, second, first);
            asAttacker += attacking;
            asDefender += defending;
            squares += Math.pow((attacking + defending) / 2, 2);
        }
        double mean = (asAttacker + asDefender) / (2 * pairs);
        double variance = Math.max(0, squares / pairs - mean * mean) * pairs / Math.max(1, pairs - 1);
        double half = 1.96 * Math.sqrt(variance / pairs);
        return String.format(
                "%.1f %% ± %.1f | %.1f %% | %.1f %%",
                100 * mean, 100 * half, 100 * asAttacker / pairs, 100 * asDefender / pairs);
    }
}
