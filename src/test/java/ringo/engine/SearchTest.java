package ringo.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.board.CellSet;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;

class SearchTest {

    private static final RuleSet FOSDICK = Preset.FOSDICK.rules();

    private final Search search = new Search(4, System::nanoTime);

    private Analysis run(SearchRequest request) {
        return search.run(request, Progress.NONE);
    }

    private static SearchRequest toDepth(RuleSet rules, Position position, int depth) {
        return SearchRequest.of(rules, position, Limits.NONE.withDepth(depth));
    }

    @Nested
    class Limited {

        @Test
        void byDepth() {
            Analysis analysis = run(toDepth(FOSDICK, FOSDICK.start(), 4));
            assertEquals(4, analysis.depth());
            assertEquals(Analysis.StoppedBy.DEPTH, analysis.stoppedBy());
        }

        @ParameterizedTest
        @EnumSource
        void byNodesToTheNode(Preset preset) {
            for (long nodes : new long[] {1, 100, 5000, 20_001}) {
                Analysis analysis =
                        run(SearchRequest.of(preset.rules(), preset.rules().start(), Limits.NONE.withNodes(nodes)));
                assertEquals(nodes, analysis.nodes());
                assertEquals(Analysis.StoppedBy.NODES, analysis.stoppedBy());
                assertEquals(1, analysis.lines().size());
            }
        }

        @Test
        void byTimeAsItsClockShowsIt() {
            AtomicLong clock = new AtomicLong();
            Search timed = new Search(1, () -> clock.addAndGet(1_000_000));
            Limits limits = Limits.NONE.withTime(Duration.ofMillis(50));
            Analysis analysis = timed.run(SearchRequest.of(FOSDICK, FOSDICK.start(), limits), Progress.NONE);
            assertEquals(Analysis.StoppedBy.TIME, analysis.stoppedBy());
            assertTrue(analysis.nodes() < 60 * 512, () -> analysis.nodes() + " nodes");
        }

        @Test
        void byTheFlag() {
            AtomicLong asked = new AtomicLong();
            Limits limits = Limits.NONE.withCancelled(() -> asked.incrementAndGet() > 3);
            Analysis analysis = run(SearchRequest.of(FOSDICK, FOSDICK.start(), limits));
            assertEquals(Analysis.StoppedBy.CANCELLED, analysis.stoppedBy());
            assertTrue(analysis.nodes() <= 4 * 512);
            assertEquals(1, analysis.lines().size());
        }
    }

    @ParameterizedTest
    @EnumSource
    void equalRequestsGetEqualAnswers(Preset preset) {
        SearchRequest request = SearchRequest.of(preset.rules(), preset.rules().start(), Limits.NONE.withNodes(30_000))
                .withLines(3)
                .withSeed(7);
        Analysis first = run(request);
        run(toDepth(FOSDICK, FOSDICK.start(), 5));
        Analysis second = run(request);
        assertEquals(first.lines(), second.lines());
        assertEquals(first.depth(), second.depth());
        assertEquals(
                first.lines(),
                new Search(4, System::nanoTime).run(request, Progress.NONE).lines());
    }

    @Test
    void mirrorImagesGetMirroredAnswers() {
        for (int seed = 0; seed < 300; seed++) {
            RuleSet rules = RuleSets.random(seed);
            Position position = Games.scattered(rules, seed);
            if (position.equals(position.mirror())) {
                continue;
            }
            List<Analysis.Variation> lines =
                    run(toDepth(rules, position, 5).withLines(3)).lines();
            List<Analysis.Variation> images =
                    run(toDepth(rules, position.mirror(), 5).withLines(3)).lines();
            assertEquals(lines, images.stream().map(SearchTest::mirror).toList());
        }
    }

    private static Analysis.Variation mirror(Analysis.Variation line) {
        return new Analysis.Variation(
                line.move().mirror(),
                line.value(),
                line.principalVariation().stream().map(Move::mirror).toList());
    }

    @Test
    void linesAreOfDifferentMovesAndLegal() {
        for (int seed = 0; seed < 200; seed++) {
            RuleSet rules = RuleSets.random(seed);
            FastGenerator generator = new FastGenerator(rules);
            Position position = Games.scattered(rules, seed);
            List<Move> legal = generator.legalMoves(position);
            Analysis analysis = run(toDepth(rules, position, 3).withLines(1000));
            assertEquals(legal.size(), analysis.lines().size());
            assertEquals(
                    legal,
                    analysis.lines().stream()
                            .map(Analysis.Variation::move)
                            .sorted()
                            .toList());
            for (Analysis.Variation line : analysis.lines()) {
                Position at = position;
                for (Move move : line.principalVariation()) {
                    assertTrue(generator.legalMoves(at).contains(move));
                    at = at.after(move);
                }
            }
        }
    }

    @Test
    void aGameThatIsOverHasNoLines() {
        Position taken = Games.scattered(FOSDICK, 1);
        Position over = new Position(taken.attackers(), CellSet.EMPTY, 0, taken.toMove(), 0, 1);
        Analysis analysis = run(toDepth(FOSDICK, over, 3));
        assertEquals(List.of(), analysis.lines());
        assertEquals(Analysis.StoppedBy.DECIDED, analysis.stoppedBy());
    }

    @Test
    void everyIterationIsReported() {
        List<Integer> depths = new ArrayList<>();
        search.run(toDepth(FOSDICK, FOSDICK.start(), 5), analysis -> depths.add(analysis.depth()));
        assertEquals(List.of(1, 2, 3, 4, 5), depths);
    }

    @Nested
    class ProvenWins {

        private static final int MOST_PLIES = 5;

        @ParameterizedTest
        @EnumSource
        void areWonInTime(Preset preset) {
            int wins = 0;
            for (int seed = 0; seed < 120; seed++) {
                wins += wonInTime(preset.rules(), seed);
            }
            assertTrue(wins > 10, wins + " wins");
        }

        @Test
        void areWonInTimeUnderAnyOptions() {
            for (int seed = 0; seed < 200; seed++) {
                wonInTime(RuleSets.random(seed), seed);
            }
        }

        private int wonInTime(RuleSet rules, int seed) {
            Position position = Games.scattered(rules, seed);
            Analysis.Variation best = run(toDepth(rules, position, 4)).lines().get(0);
            boolean won = best.value() instanceof Value.Proven proven
                    && proven.result() == Result.winFor(position.toMove())
                    && proven.plies() <= MOST_PLIES;
            if (!won) {
                return 0;
            }
            playOut(rules, position, best, ((Value.Proven) best.value()).plies());
            return 1;
        }

        /** Plays the best move and tries every reply to it. */
        private void playOut(RuleSet rules, Position position, Analysis.Variation best, int plies) {
            FastGenerator generator = new FastGenerator(rules);
            Position after = position.after(best.move());
            if (generator.outcome(after).decided()) {
                assertEquals(
                        Result.winFor(position.toMove()),
                        generator.outcome(after).result());
                return;
            }
            for (Move reply : generator.legalMoves(after)) {
                Position next = after.after(reply);
                if (generator.outcome(next).decided()) {
                    assertEquals(
                            Result.winFor(position.toMove()),
                            generator.outcome(next).result());
                    continue;
                }
                Analysis.Variation found =
                        run(toDepth(rules, next, Math.max(1, plies))).lines().get(0);
                Value.Proven proven = (Value.Proven) found.value();
                assertEquals(Result.winFor(position.toMove()), proven.result());
                assertTrue(proven.plies() <= plies - 2, () -> position + " " + best + " " + found);
                playOut(rules, next, found, proven.plies());
            }
        }
    }

    @Nested
    class Repetitions {

        private final List<Position> before = new ArrayList<>();
        private Position position = FOSDICK.start();

        /** Plays to and fro, so that the next move can complete the third occurrence of the start. */
        private SearchRequest toAndFro(RuleSet rules) {
            position = rules.start();
            for (String text : List.of("h6-a6", "b1-a1", "a6-h6", "a1-b1", "h6-a6", "b1-a1", "a6-h6")) {
                before.add(position);
                position = position.after(move(rules, text));
            }
            return toDepth(rules, position, 4).withLines(100);
        }

        private Move move(RuleSet rules, String text) {
            return new FastGenerator(rules)
                    .legalMoves(position).stream()
                            .filter(move -> (move.from().orElseThrow().text() + "-"
                                            + move.to().orElseThrow().text())
                                    .equals(text))
                            .findFirst()
                            .orElseThrow();
        }

        private Value ofReturn(RuleSet rules, SearchRequest request) {
            Move back = move(rules, "a1-b1");
            return run(request).lines().stream()
                    .filter(line -> line.move().equals(back))
                    .findFirst()
                    .orElseThrow()
                    .value();
        }

        @Test
        void thatTheGameCompletesAreProven() {
            SearchRequest request = toAndFro(FOSDICK).withBefore(before);
            assertEquals(new Value.Proven(Result.DRAW, 1), ofReturn(FOSDICK, request));
        }

        @Test
        void thatTheGameCompletesAreTheDefendersWinWhereTheRulesSaySo() {
            RuleSet rules = RuleSets.repetitionLost(FOSDICK);
            SearchRequest request = toAndFro(rules).withBefore(before);
            assertEquals(new Value.Proven(Result.DEFENDER_WINS, 1), ofReturn(rules, request));
        }

        @Test
        void ofWhichTheGameIsNotKnownAreNot() {
            RuleSet rules = RuleSets.repetitionLost(FOSDICK);
            SearchRequest request = toAndFro(rules);
            assertFalse(ofReturn(rules, request) instanceof Value.Proven);
            assertFalse(ofReturn(FOSDICK, request) instanceof Value.Proven);
        }
    }
}
