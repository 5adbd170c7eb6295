package ringo.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * A match of two players under each preset: pairs of games from one random opening, in which the two change sides.
 *
 * <p>Arguments: first player, second player, milliseconds a move, pairs for each preset, seed. The score is the first one's, with the
 * 95 % interval of its mean over pairs.
 */
final class Match {

    private static final int OPENING_PLIES = 6;
    private static final int MOST_PLIES = 400;

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
                    + match.play(preset.rules(), pairs) + " |");
        }
    }

    private String play(RuleSet rules, int pairs) {
        double asAttacker = 0;
        double asDefender = 0;
        double squares = 0;
        for (int pair = 0; pair < pairs; pair++) {
            List<Position> opening = opening(rules);
            double attacking = game(rules, opening, first, second);
            double defending = 1 - game(rules, opening, second, first);
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

    /** Random moves from the start after which the game goes on; the last position is the one to play. */
    private List<Position> opening(RuleSet rules) {
        FastGenerator generator = new FastGenerator(rules);
        while (true) {
            List<Position> positions = new ArrayList<>(List.of(rules.start()));
            for (int ply = 0; ply < OPENING_PLIES; ply++) {
                Position last = positions.get(positions.size() - 1);
                List<Move> moves = generator.legalMoves(last);
                if (moves.isEmpty()) {
                    break;
                }
                positions.add(last.after(moves.get(random.nextInt(moves.size()))));
            }
            if (!generator.outcome(positions.get(positions.size() - 1)).decided()) {
                return positions;
            }
        }
    }

    /** The attacker's score; a game that is too long is a draw. */
    private static double game(RuleSet rules, List<Position> opening, Player attacker, Player defender) {
        FastGenerator generator = new FastGenerator(rules);
        List<Position> before = new ArrayList<>(opening.subList(0, opening.size() - 1));
        Position position = opening.get(opening.size() - 1);
        while (before.size() < MOST_PLIES) {
            Outcome outcome = generator.outcome(position);
            if (outcome.decided()) {
                return score(outcome.result());
            }
            if (Repeats.third(before, position)) {
                return 0.5;
            }
            Player player = position.toMove() == Side.ATTACKER ? attacker : defender;
            Move move = player.choose(rules, position, List.copyOf(before));
            before.add(position);
            position = position.after(move);
        }
        return 0.5;
    }

    private static double score(Result result) {
        return result == Result.DRAW ? 0.5 : result == Result.ATTACKER_WINS ? 1 : 0;
    }
}
