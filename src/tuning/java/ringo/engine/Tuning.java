package ringo.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ringo.notation.PositionText;
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Setup;
import ringo.rules.Side;

/**
 * Fits the weights of one {@linkplain Weights#kind kind} of rule sets to the results of games that the search played against itself,
 * as {@link SelfPlay} and the arena's {@code Openings} write them down.
 *
 * <p>The weights are those that make the results likeliest when the expected score is {@code 1 / (1 + exp(-value / Weights.SCALE))},
 * held near the weights they start from. Positions that come late in a shuffle tell little and are left out; every tenth is kept
 * apart, to see whether what was learned holds for others.
 *
 * <p>Arguments: kind, file to write, files of games.
 */
final class Tuning {

    private static final int MOST_QUIET_PLIES = 12;
    private static final int KEPT_APART = 10;
    private static final int EPOCHS = 300;
    private static final double STEP = 4;
    private static final double HOLD = 1e-6;
    private static final Pattern SEPARATOR = Pattern.compile("; ");

    private final int kind;
    private final Map<String, Evaluation[]> counters = new HashMap<>();
    private final Map<LineRules, Evaluation.Lines[][]> lineCounters = new HashMap<>();
    private final List<Sample> samples = new ArrayList<>();
    private final List<Sample> apart = new ArrayList<>();
    private int lines;

    private Tuning(int kind) {
        this.kind = kind;
    }

    /** A position's counts that are not 0, by weight, and the attacker's score of its game. */
    private record Sample(short[] places, short[] counts, float score) {}

    public static void main(String[] args) throws IOException {
        Tuning tuning = new Tuning(Integer.parseInt(args[0]));
        for (String file : Arrays.asList(args).subList(2, args.length)) {
            try (Stream<String> lines = Files.lines(Path.of(file))) {
                lines.forEach(tuning::read);
            }
        }
        Weights weights = tuning.fit(Weights.ofKind(tuning.kind));
        Files.writeString(
                Path.of(args[1]),
                Arrays.stream(weights.values).mapToObj(Integer::toString).collect(Collectors.joining(" ")) + "\n");
    }

    private static RuleSet rules(String name) {
        Optional<Preset> preset = Preset.named(name);
        return preset.isPresent() ? preset.get().rules() : Mixes.random(new SplittableRandom(Long.parseLong(name)));
    }

    private void read(String line) {
        String[] parts = SEPARATOR.split(line);
        RuleSet rules = rules(parts[0]);
        if (Weights.kind(rules) == kind
                && PositionText.parse(parts[1]) instanceof PositionText.Parsed.Readable readable
                && readable.setup().check(rules) instanceof Setup.Checked.Playable playable
                && playable.position().quietPlies() <= MOST_QUIET_PLIES) {
            Evaluation[] ones = counters.computeIfAbsent(parts[0], name -> ones(rules));
            Sample sample = sample(ones, playable.position(), Float.parseFloat(parts[2]));
            (lines++ / 100 % KEPT_APART == 0 ? apart : samples).add(sample);
        }
    }

    /** The value is a sum, so with one weight at 1 and the others at 0 it is that weight's count. */
    private Evaluation[] ones(RuleSet rules) {
        Evaluation.Lines[][] lines = lineCounters.computeIfAbsent(LineRules.of(rules), Tuning::lineOnes);
        Evaluation[] ones = new Evaluation[Weights.COUNT];
        for (int i = 0; i < ones.length; i++) {
            ones[i] = new Evaluation(rules, one(i), lines[i][0], lines[i][1]);
        }
        return ones;
    }

    private static Evaluation.Lines[][] lineOnes(LineRules rules) {
        Evaluation.Lines[][] lines = new Evaluation.Lines[Weights.COUNT][];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = new Evaluation.Lines[] {
                Evaluation.Lines.of(rules, one(i), true), Evaluation.Lines.of(rules, one(i), false)
            };
        }
        return lines;
    }

    private static Weights one(int place) {
        int[] values = new int[Weights.COUNT];
        values[place] = 1;
        return new Weights(values);
    }

    private static Sample sample(Evaluation[] ones, Position position, float score) {
        short[] places = new short[ones.length];
        short[] counts = new short[ones.length];
        int length = 0;
        boolean attackerToMove = position.toMove() == Side.ATTACKER;
        long attackers = FastGenerator.attackers(position);
        long defenders = FastGenerator.defenders(position);
        for (int i = 0; i < ones.length; i++) {
            int count = ones[i].score(attackers, defenders, attackerToMove);
            if (count != 0) {
                places[length] = (short) i;
                counts[length++] = (short) (attackerToMove ? count : -count);
            }
        }
        return new Sample(Arrays.copyOf(places, length), Arrays.copyOf(counts, length), score);
    }

    private static double expected(double[] weights, Sample sample) {
        double value = 0;
        for (int k = 0; k < sample.places.length; k++) {
            value += weights[sample.places[k]] * sample.counts[k];
        }
        return 1 / (1 + Math.exp(-value / Weights.SCALE));
    }

    private static double loss(double[] weights, List<Sample> samples) {
        double loss = 0;
        for (Sample sample : samples) {
            double expected = expected(weights, sample);
            loss -= sample.score * Math.log(expected + 1e-9) + (1 - sample.score) * Math.log(1 - expected + 1e-9);
        }
        return loss / samples.size();
    }

    /** By Adam on all samples at once. */
    private Weights fit(Weights from) {
        int n = Weights.COUNT;
        double[] before = Arrays.stream(from.values).asDoubleStream().toArray();
        double[] weights = before.clone();
        double[] mean = new double[n];
        double[] square = new double[n];
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            double[] gradient = new double[n];
            for (Sample sample : samples) {
                double error = (expected(weights, sample) - sample.score) / samples.size();
                for (int k = 0; k < sample.places.length; k++) {
                    gradient[sample.places[k]] += error * sample.counts[k];
                }
            }
            for (int i = 0; i < n; i++) {
                double slope = gradient[i] + HOLD * (weights[i] - before[i]);
                mean[i] = 0.9 * mean[i] + 0.1 * slope;
                square[i] = 0.999 * square[i] + 0.001 * slope * slope;
                double unbiased = Math.sqrt(square[i] / (1 - Math.pow(0.999, epoch))) + 1e-9;
                weights[i] -= STEP * (1 - 0.9 * epoch / EPOCHS) * mean[i] / (1 - Math.pow(0.9, epoch)) / unbiased;
            }
        }
        System.out.printf(
                "kind %d: %d positions, loss %.4f before, %.4f after; %d kept apart, %.4f before, %.4f after%n",
                kind,
                samples.size(),
                loss(before, samples),
                loss(weights, samples),
                apart.size(),
                loss(before, apart),
                loss(weights, apart));
        return new Weights(
                Arrays.stream(weights).mapToInt(w -> (int) Math.round(w)).toArray());
    }
}
