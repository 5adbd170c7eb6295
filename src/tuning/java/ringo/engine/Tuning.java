package ringo.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import ringo.board.Castle;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * Fits the weights of one {@linkplain Weights#kind kind} of rule sets to the results of games that the search plays against itself.
 *
 * <p>A game starts with 4 to 40 random moves, so that there are results of all kinds, and goes on with a few thousand nodes a move. Every position after them whose best move
 * neither captures nor enters the castle is kept with the game's result. The weights are those that make the results likeliest when
 * the expected score is {@code 1 / (1 + exp(-value / Weights.SCALE))}, held near the weights they start from.
 *
 * <p>Arguments: kind, seconds of play a round, rounds, seed, file to write; with a sixth it starts from the weights in use, else from
 * those by judgement. Each round plays with the weights of the one before.
 */
final class Tuning {

    private static final int NODES = 1200;
    private static final int LEAST_RANDOM_PLIES = 4;
    private static final int MOST_RANDOM_PLIES = 40;
    private static final int MOST_PLIES = 240;
    private static final int EPOCHS = 400;
    private static final double STEP = 3;
    private static final double HOLD = 2e-6;

    private final int kind;
    private final SplittableRandom random;
    private final Search search = new Search(4, System::nanoTime);
    private final List<Sample> samples = new ArrayList<>();
    private int games;
    private double total;

    private Tuning(int kind, long seed) {
        this.kind = kind;
        random = new SplittableRandom(seed);
    }

    /** A position's counts that are not 0, by weight, and the attacker's score of its game. */
    private record Sample(short[] places, short[] counts, double score) {}

    public static void main(String[] args) {
        Tuning tuning = new Tuning(Integer.parseInt(args[0]), Long.parseLong(args[3]));
        long nanos = Long.parseLong(args[1]) * 1_000_000_000L;
        Weights weights = args.length > 5 ? Weights.ofKind(tuning.kind) : Weights.judged();
        for (int round = 0; round < Integer.parseInt(args[2]); round++) {
            long started = System.nanoTime();
            while (System.nanoTime() - started < nanos) {
                tuning.play(weights);
            }
            weights = tuning.fit(weights);
            write(Path.of(args[4]), weights);
        }
    }

    private static void write(Path file, Weights weights) {
        try {
            Files.writeString(
                    file,
                    Arrays.stream(weights.values).mapToObj(Integer::toString).collect(Collectors.joining(" ")) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private RuleSet rules() {
        List<RuleSet> presets = Arrays.stream(Preset.values())
                .map(Preset::rules)
                .filter(rules -> Weights.kind(rules) == kind)
                .toList();
        if (!presets.isEmpty() && random.nextInt(4) > 0) {
            return presets.get(random.nextInt(presets.size()));
        }
        while (true) {
            RuleSet rules = Mixes.random(random);
            if (Weights.kind(rules) == kind) {
                return rules;
            }
        }
    }

    private void play(Weights weights) {
        RuleSet rules = rules();
        FastGenerator generator = new FastGenerator(rules);
        Position position = rules.start();
        List<Position> before = new ArrayList<>();
        List<Position> kept = new ArrayList<>();
        double score = 0.5;
        int randomPlies = random.nextInt(LEAST_RANDOM_PLIES, MOST_RANDOM_PLIES + 1);
        for (int ply = 0; ply < MOST_PLIES; ply++) {
            Outcome outcome = generator.outcome(position);
            if (outcome.decided()) {
                score = score(outcome.result());
                break;
            }
            Move move;
            if (ply < randomPlies) {
                List<Move> moves = generator.legalMoves(position);
                move = moves.get(random.nextInt(moves.size()));
            } else {
                SearchRequest request = SearchRequest.of(rules, position, Limits.NONE.withNodes(NODES))
                        .withBefore(before)
                        .withSeed(random.nextLong());
                Analysis analysis = search.run(request, Progress.NONE, weights);
                if (analysis.lines().isEmpty()) {
                    break; // a draw by repetition, or as good as one
                }
                Analysis.Variation best = analysis.lines().get(0);
                if (best.value() instanceof Value.Proven proven) {
                    score = score(proven.result());
                    break;
                }
                move = best.move();
                if (move.captured().isEmpty() && !entersCastle(move)) {
                    kept.add(position);
                }
            }
            before.add(position);
            position = position.after(move);
        }
        keep(rules, kept, score);
        games++;
        total += score;
    }

    private static boolean entersCastle(Move move) {
        return move.to().filter(Castle.CASTLE::equals).isPresent();
    }

    private static double score(Result result) {
        return result == Result.DRAW ? 0.5 : result == Result.ATTACKER_WINS ? 1 : 0;
    }

    /** The value is a sum, so with one weight at 1 and the others at 0 it is that weight's count. */
    private void keep(RuleSet rules, List<Position> kept, double score) {
        Evaluation[] counters = new Evaluation[Weights.COUNT];
        for (int i = 0; i < counters.length; i++) {
            int[] one = new int[Weights.COUNT];
            one[i] = 1;
            counters[i] = new Evaluation(rules, new Weights(one));
        }
        for (Position position : kept) {
            short[] places = new short[Weights.COUNT];
            short[] counts = new short[Weights.COUNT];
            int length = 0;
            for (int i = 0; i < counters.length; i++) {
                boolean attackerToMove = position.toMove() == Side.ATTACKER;
                int count = counters[i].score(
                        FastGenerator.attackers(position), FastGenerator.defenders(position), attackerToMove);
                if (count != 0) {
                    places[length] = (short) i;
                    counts[length++] = (short) (attackerToMove ? count : -count);
                }
            }
            samples.add(new Sample(Arrays.copyOf(places, length), Arrays.copyOf(counts, length), score));
        }
    }

    /** By Adam on all samples at once. */
    private Weights fit(Weights from) {
        int n = Weights.COUNT;
        double[] weights = Arrays.stream(from.values).asDoubleStream().toArray();
        double[] mean = new double[n];
        double[] square = new double[n];
        double first = 0;
        double loss = 0;
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            double[] gradient = new double[n];
            loss = 0;
            for (Sample sample : samples) {
                double value = 0;
                for (int k = 0; k < sample.places.length; k++) {
                    value += weights[sample.places[k]] * sample.counts[k];
                }
                double expected = 1 / (1 + Math.exp(-value / Weights.SCALE));
                loss -= sample.score * Math.log(expected + 1e-9) + (1 - sample.score) * Math.log(1 - expected + 1e-9);
                double error = (expected - sample.score) / samples.size();
                for (int k = 0; k < sample.places.length; k++) {
                    gradient[sample.places[k]] += error * sample.counts[k];
                }
            }
            first = epoch == 1 ? loss : first;
            for (int i = 0; i < n; i++) {
                double slope = gradient[i] + HOLD * (weights[i] - from.values[i]);
                mean[i] = 0.9 * mean[i] + 0.1 * slope;
                square[i] = 0.999 * square[i] + 0.001 * slope * slope;
                double unbiased = Math.sqrt(square[i] / (1 - Math.pow(0.999, epoch))) + 1e-9;
                weights[i] -= STEP * (1 - 0.9 * epoch / EPOCHS) * mean[i] / (1 - Math.pow(0.9, epoch)) / unbiased;
            }
        }
        System.out.printf(
                "kind %d: %d games, attackers scored %.3f, %d positions, loss a position %.4f before, %.4f after%n",
                kind, games, total / games, samples.size(), first / samples.size(), loss / samples.size());
        return new Weights(
                Arrays.stream(weights).mapToInt(w -> (int) Math.round(w)).toArray());
    }
}
