package ringo.engine;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import ringo.board.Castle;
import ringo.notation.PositionText;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleSet;

/**
 * Plays the search against itself, for {@link Tuning}.
 *
 * <p>A game starts with 4 to 40 random moves, so that there are results of all kinds, and goes on with some hundred nodes a move.
 * Every position after them whose best move neither captures nor enters the castle goes to a file: the preset, or the seed of
 * {@link Mixes} for the rule set; the position; the attacker's score of the game.
 *
 * <p>Arguments: {@linkplain Weights#kind kind}, seconds, share of games under presets from 0 to 1, seed, file to append to.
 */
final class SelfPlay {

    private static final int NODES = 1000;
    private static final int LEAST_RANDOM_PLIES = 4;
    private static final int MOST_RANDOM_PLIES = 40;
    private static final int MOST_QUIET_PLIES = 40;

    private final int kind;
    private final double presetShare;
    private final SplittableRandom random;
    private final Search search = new Search(4, System::nanoTime);

    private SelfPlay(int kind, double presetShare, long seed) {
        this.kind = kind;
        this.presetShare = presetShare;
        random = new SplittableRandom(seed);
    }

    public static void main(String[] args) throws IOException {
        SelfPlay play = new SelfPlay(Integer.parseInt(args[0]), Double.parseDouble(args[2]), Long.parseLong(args[3]));
        long end =
                System.nanoTime() + Duration.ofSeconds(Long.parseLong(args[1])).toNanos();
        try (PrintStream out = new PrintStream(new FileOutputStream(args[4], true), false, StandardCharsets.US_ASCII)) {
            while (System.nanoTime() < end) {
                play.game(out);
            }
        }
    }

    private void game(PrintStream out) {
        List<Preset> presets = Arrays.stream(Preset.values())
                .filter(preset -> Weights.kind(preset.rules()) == kind)
                .toList();
        if (!presets.isEmpty() && random.nextDouble() < presetShare) {
            Preset preset = presets.get(random.nextInt(presets.size()));
            game(preset.text(), preset.rules(), out);
            return;
        }
        long seed = random.nextInt(1_000_000);
        while (Weights.kind(Mixes.random(new SplittableRandom(seed))) != kind) {
            seed++;
        }
        game(Long.toString(seed), Mixes.random(new SplittableRandom(seed)), out);
    }

    private void game(String name, RuleSet rules, PrintStream out) {
        FastGenerator generator = new FastGenerator(rules);
        List<Position> before = new ArrayList<>();
        List<Position> kept = new ArrayList<>();
        Position position = rules.start();
        int randomPlies = random.nextInt(LEAST_RANDOM_PLIES, MOST_RANDOM_PLIES + 1);
        double score = 0.5;
        while (position.quietPlies() < MOST_QUIET_PLIES) {
            Outcome outcome = generator.outcome(position);
            if (outcome.decided()) {
                score = score(outcome.result());
                break;
            }
            Move move;
            if (before.size() < randomPlies) {
                List<Move> moves = generator.legalMoves(position);
                move = moves.get(random.nextInt(moves.size()));
            } else {
                SearchRequest request = SearchRequest.of(rules, position, Limits.NONE.withNodes(NODES))
                        .withBefore(before)
                        .withSeed(random.nextLong());
                List<Analysis.Variation> lines =
                        search.run(request, Progress.NONE).lines();
                if (lines.isEmpty()) {
                    break; // a draw by repetition
                }
                if (lines.get(0).value() instanceof Value.Proven proven) {
                    score = score(proven.result());
                    break;
                }
                move = lines.get(0).move();
                if (move.captured().isEmpty()
                        && move.to().filter(Castle.CASTLE::equals).isEmpty()) {
                    kept.add(position);
                }
            }
            before.add(position);
            position = position.after(move);
        }
        for (Position each : kept) {
            out.println(name + "; " + PositionText.write(each) + "; " + score);
        }
    }

    private static double score(Result result) {
        return result == Result.DRAW ? 0.5 : result == Result.ATTACKER_WINS ? 1 : 0;
    }
}
