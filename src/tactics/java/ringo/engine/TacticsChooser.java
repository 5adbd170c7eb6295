package ringo.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import ringo.rules.FastGenerator;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/**
 * Chooses from what {@link TacticsFinder} found: one after the other what is wanted most by what is there already, until every theme,
 * every length of a win, every preset and both sides are there often enough. It gives names and budgets, and prints the lines.
 *
 * <p>Arguments: how many at least, files.
 */
final class TacticsChooser {

    /** How many there should be with one and the same feature. */
    private static final int WANTED = 5;

    private static final int WANTED_TRAPS = 10;
    private static final int WANTED_WINS_OF_A_LENGTH = 4;
    private static final int WANTED_LOSSES_OF_A_LENGTH = 2;
    private static final int WANTED_HELD = 10;
    private static final int WANTED_OF_A_PRESET = 9;
    private static final int MOST_POSITIONS = 1_500_000;
    private static final long[] BUDGETS = {20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000};

    /** What is solved in a quarter of its budget has room for changes of the search. */
    private static final int ROOM = 4;

    private final Search search = new Search(64, System::nanoTime);
    private final List<Tactic> chosen = new ArrayList<>();
    private final Map<String, Integer> features = new HashMap<>();

    private TacticsChooser() {}

    public static void main(String[] args) throws IOException {
        List<Tactic> found = new ArrayList<>();
        for (int i = 1; i < args.length; i++) {
            for (String line : Files.readAllLines(Path.of(args[i]), StandardCharsets.UTF_8)) {
                found.add(Tactics.read(line));
            }
        }
        new TacticsChooser().choose(found, Integer.parseInt(args[0]));
    }

    private void choose(List<Tactic> found, int least) {
        while (true) {
            found.removeIf(tactic -> chosen.stream().anyMatch(other -> Tactics.alike(tactic, other)));
            Optional<Tactic> best = found.stream().max(Comparator.comparingDouble(this::gain));
            if (best.filter(tactic -> gain(tactic) >= 1 || chosen.size() < least)
                    .isEmpty()) {
                break;
            }
            Tactic next = best.get();
            found.remove(next);
            OptionalLong budget = provable(next) ? budget(next) : OptionalLong.empty();
            if (budget.isPresent()) {
                chosen.add(next.named("", budget.getAsLong()));
                featuresOf(next).forEach(feature -> features.merge(feature, 1, Integer::sum));
            } else {
                System.err.println("left out: " + Tactics.write(next));
            }
        }
        print();
    }

    private double gain(Tactic tactic) {
        int pieces = tactic.position().attackersLeft()
                + tactic.position().defenders().size();
        return pieces / 20.0
                + featuresOf(tactic).stream()
                        .mapToInt(feature -> Math.max(0, wanted(feature) - features.getOrDefault(feature, 0)))
                        .sum();
    }

    private static int wanted(String feature) {
        return switch (feature.split(" ", 2)[0]) {
            case "greedy" -> WANTED_TRAPS;
            case "win" -> WANTED_WINS_OF_A_LENGTH;
            case "loss" -> WANTED_LOSSES_OF_A_LENGTH;
            case "hold" -> WANTED_HELD;
            case "preset" -> WANTED_OF_A_PRESET;
            default -> WANTED;
        };
    }

    private static Set<String> featuresOf(Tactic tactic) {
        Set<String> features = new TreeSet<>(tactic.themes());
        features.removeAll(Set.of("win", "loss", "hold"));
        features.add("preset " + base(tactic.rules()));
        String kind = tactic.kind() + " for the " + tactic.mover();
        features.add(tactic.verdict().won() ? kind + " in " + tactic.verdict().plies() : kind);
        if (tactic.verdict().equals(Verdict.DRAW)) {
            features.add(tactic.verdict().text());
        }
        return features;
    }

    private static boolean provable(Tactic tactic) {
        try {
            return new TacticProof(FastGenerator::new, MOST_POSITIONS)
                    .faults(tactic)
                    .isEmpty();
        } catch (PlainProof.TooManyException e) {
            return false;
        }
    }

    /** The least budget that leaves room; empty if the search does not solve it with room in any. */
    private OptionalLong budget(Tactic tactic) {
        return LongStream.of(BUDGETS)
                .filter(nodes -> LongStream.of(nodes / ROOM, nodes / 2, nodes)
                        .allMatch(some -> Tactics.solved(search, tactic, some)))
                .findFirst();
    }

    private static String base(RuleSet rules) {
        Preset nearest = rules.nearestPreset(Preset.DEFAULT);
        return rules.equals(nearest.rules()) ? nearest.text() : "mix";
    }

    private void print() {
        chosen.sort(Comparator.comparing((Tactic tactic) -> tactic.verdict().result())
                .thenComparing(Tactic::mover)
                .thenComparing(tactic -> tactic.verdict().plies()));
        Map<String, Integer> counts = new HashMap<>();
        for (Tactic tactic : chosen) {
            String name = base(tactic.rules()) + "-" + tactic.mover().name().toLowerCase(Locale.ROOT) + "-"
                    + (tactic.verdict().equals(Verdict.DRAW) ? tactic.verdict().text() : tactic.kind())
                    + (tactic.verdict().won() ? "-" + tactic.verdict().plies() : "");
            int count = counts.merge(name, 1, Integer::sum);
            System.out.println(Tactics.write(tactic.named(name + "-" + count, tactic.nodes())));
        }
    }
}
