package ringo.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import ringo.rules.PlainGenerator;
import ringo.rules.Preset;
import ringo.rules.Side;

/** The tactics in {@code tactics.txt}: the search solves them, and what they claim is true. */
class TacticsTest {

    private static final int LEAST = 75;
    private static final int LEAST_OF_A_THEME = 4;

    /** What takes longer is proven by a program, see CONTRIBUTING. */
    private static final int MOST_PLIES_PROVEN_HERE = 7;

    private static final List<Tactic> ALL = Tactics.all();

    /** One for all, so that its memory is allocated once; its answers do not depend on what was asked before. */
    private static final Search SEARCH = new Search(64, System::nanoTime);

    static List<Tactic> all() {
        return ALL;
    }

    static Stream<Tactic> shortOnes() {
        return ALL.stream().filter(tactic -> tactic.mostPlies() <= MOST_PLIES_PROVEN_HERE);
    }

    @ParameterizedTest
    @MethodSource("all")
    void areSolved(Tactic tactic) {
        Analysis analysis = SEARCH.run(
                SearchRequest.of(tactic.rules(), tactic.position(), Limits.NONE.withNodes(tactic.nodes())),
                Progress.NONE);
        Analysis.Variation line = analysis.lines().get(0);
        assertTrue(tactic.best().contains(line.move()), line::toString);
        assertTrue(tactic.allows(line.value()), line::toString);
        if (analysis.stoppedBy() == Analysis.StoppedBy.DECIDED) {
            assertEquals(
                    new Value.Proven(tactic.verdict().result(), tactic.verdict().plies()), line.value());
        }
    }

    @ParameterizedTest
    @MethodSource("shortOnes")
    void areTrue(Tactic tactic) {
        assertEquals(List.of(), new TacticProof(PlainGenerator::new, 200_000).faults(tactic));
    }

    /** The twin of the search, which knows nothing of tactics, sees the shortest ones too. */
    @ParameterizedTest
    @MethodSource("shortOnes")
    void areSeenByTheTwin(Tactic tactic) {
        Verdict verdict = tactic.verdict();
        int depth = Math.min(verdict.plies(), 3);
        int score = new PlainSearch(tactic.rules(), List.of()).value(tactic.position(), depth);
        boolean seen = verdict.won() && verdict.plies() <= depth;
        assertEquals(seen, Score.proven(score));
        if (seen) {
            assertEquals(verdict.plies(), Score.plies(score));
            assertEquals(verdict.wonBy(tactic.mover()), score > 0);
        }
    }

    @Nested
    class Cover {

        @Test
        void enough() {
            assertTrue(ALL.size() >= LEAST, () -> ALL.size() + " tactics");
            assertTrue(shortOnes().count() >= LEAST / 3, () -> shortOnes().count() + " short ones");
        }

        @Test
        void winsOfAllLengthsForEitherSide() {
            for (Side side : Side.values()) {
                Set<Integer> lengths = new HashSet<>();
                ALL.stream()
                        .filter(tactic -> tactic.verdict().wonBy(side))
                        .forEach(tactic -> lengths.add(tactic.verdict().plies()));
                for (int plies = 3; plies <= 15; plies += 2) {
                    assertTrue(lengths.contains(plies), "a win of " + plies + " plies for the " + side);
                }
            }
        }

        @Test
        void everyTheme() {
            Map<String, Integer> themes = new TreeMap<>();
            ALL.forEach(tactic -> tactic.themes().forEach(theme -> themes.merge(theme, 1, Integer::sum)));
            List<String> rare = new ArrayList<>(List.of(
                    "win",
                    "loss",
                    "hold",
                    "only",
                    "greedy",
                    "leap",
                    "castleJump",
                    "displacement",
                    "hop",
                    "pass",
                    "rule:defenderRingMove",
                    "rule:displacementCapture",
                    "rule:neutralZoneImmunity",
                    "rule:captureFromNeutralZone",
                    "rule:jumpOverImmune",
                    "rule:neutralZoneLimit",
                    "rule:castleEntryFromNeutralZone",
                    "rule:castleJump",
                    "rule:castleGoal",
                    "rule:defenderPass",
                    "rule:defenderMustCapture",
                    "rule:quietPlyLimit"));
            rare.removeIf(theme -> themes.getOrDefault(theme, 0) >= LEAST_OF_A_THEME);
            assertEquals(List.of(), rare);
        }

        @ParameterizedTest
        @EnumSource
        void everyPreset(Preset preset) {
            for (Side side : Side.values()) {
                long count = ALL.stream()
                        .filter(tactic -> tactic.rules().equals(preset.rules()) && tactic.mover() == side)
                        .count();
                assertTrue(count >= 2, () -> count + " for the " + side);
            }
        }

        @Test
        void differentPositions() {
            IntStream.range(0, ALL.size())
                    .forEach(i -> IntStream.range(0, i)
                            .forEach(j -> assertFalse(
                                    Tactics.alike(ALL.get(i), ALL.get(j)), () -> ALL.get(i) + " and " + ALL.get(j))));
            assertEquals(ALL.size(), ALL.stream().map(Tactic::id).distinct().count());
        }
    }
}
