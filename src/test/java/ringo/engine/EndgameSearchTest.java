package ringo.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ringo.endgame.EndgameTables;
import ringo.endgame.EndgameValue;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;

/** What the search says where endgame tables know. */
class EndgameSearchTest {

    private static final RuleSet FOSDICK = Preset.FOSDICK.rules();
    private static final int PIECES = 4;
    private static final int ALL = 100;

    /** Built once for the class. */
    @TempDir
    static Path root = Path.of("");

    @TempDir
    static Path rootOfThree = Path.of("");

    private final Search search = new Search(1, System::nanoTime);

    private static Stream<RuleSet> ruleSets() {
        return Stream.of(
                FOSDICK,
                RuleSets.repetitionLost(FOSDICK),
                FOSDICK.with(RuleOption.QUIET_PLY_LIMIT, new OptionValue.Number(20)),
                Preset.BELL.rules(),
                Preset.ZAPLETAL.rules());
    }

    private static EndgameTables tables(RuleSet rules) {
        return Tables.built(root, rules, PIECES);
    }

    private Analysis run(EndgameTables tables, Position position, List<Position> before, int lines, int nodes) {
        SearchRequest request = SearchRequest.of(tables.rules(), position, Limits.NONE.withNodes(nodes))
                .withBefore(before)
                .withLines(lines);
        return search.run(request.withTables(Optional.of(tables)), Progress.NONE);
    }

    /** The result and the plies that the table gives a move, from what it says of the position after it. */
    private static Value.TableValue said(EndgameTables tables, Position after) {
        EndgameValue value = tables.probe(after).orElseThrow();
        if (value.kind() == EndgameValue.Kind.UNDECIDED) {
            return new Value.TableValue(tables.undecided(), 0);
        }
        Side winner = value.kind() == EndgameValue.Kind.WIN
                ? after.toMove()
                : after.toMove().opponent();
        return new Value.TableValue(Result.winFor(winner), value.plies() + 1);
    }

    private static boolean fits(RuleSet rules, Value.TableValue said, Position after) {
        return said.plies() == 0
                ? rules.repetition() == Repetition.DRAW
                : said.plies() - 1 <= rules.quietPlyLimit() - after.quietPlies();
    }

    /** The line is legal, and the game ends with its last move, not before. */
    private static void assertPlaysOut(RuleSet rules, Position from, Analysis.Variation line) {
        FastGenerator generator = new FastGenerator(rules);
        Position position = from;
        assertEquals(line.value().plies(), line.principalVariation().size(), line::toString);
        for (Move move : line.principalVariation()) {
            assertFalse(generator.outcome(position).decided(), line::toString);
            assertTrue(generator.legalMoves(position).contains(move), line::toString);
            position = position.after(move);
        }
        assertEquals(line.value().result(), generator.outcome(position).result(), line::toString);
    }

    @Nested
    class CoveredPositions {

        private static final int NODES = 500;

        @ParameterizedTest
        @MethodSource("ringo.engine.EndgameSearchTest#ruleSets")
        void haveTheValueOfTheTableForEveryMove(RuleSet rules) {
            EndgameTables tables = tables(rules);
            SplittableRandom random = new SplittableRandom(7);
            int exact = 0;
            int doubtful = 0;
            for (int i = 0; i < 80; i++) {
                int quietPlies = random.nextInt(3) == 0 ? random.nextInt(rules.quietPlyLimit()) : random.nextInt(10);
                Position position = Tables.position(rules, random.nextInt(3, PIECES + 1), quietPlies, random);
                Analysis analysis = run(tables, position, List.of(), ALL, NODES);
                assertEquals(
                        new FastGenerator(rules).legalMoves(position),
                        analysis.lines().stream()
                                .map(Analysis.Variation::move)
                                .sorted()
                                .toList());
                double better = Double.POSITIVE_INFINITY;
                for (Analysis.Variation line : analysis.lines()) {
                    Position after = position.after(line.move());
                    Value.TableValue said = said(tables, after);
                    if (fits(rules, said, after)) {
                        exact++;
                        assertEquals(new Value.Exact(said.result(), said.plies()), line.value(), position::toString);
                        if (said.plies() > 0) {
                            assertPlaysOut(rules, position, line);
                        }
                    } else {
                        doubtful++;
                        assertDoubtful(said, line.value());
                    }
                    double rank = rank(line.value(), position.toMove());
                    assertTrue(rank <= better, () -> position + " " + analysis.lines());
                    better = rank;
                }
                assertEquals(PIECES, analysis.endgames().mostPieces());
            }
            assertTrue(exact > 300, exact + " exact, " + doubtful + " not");
            assertTrue(doubtful > 0 || rules.equals(FOSDICK) || rules.quietPlyLimit() > 60, () -> "none in doubt");
        }

        private static void assertDoubtful(Value.TableValue said, Value value) {
            if (value instanceof Value.Estimate estimate) {
                assertEquals(Optional.of(said), estimate.table());
                return;
            }
            Value.Proven proven = assertInstanceOf(Value.Proven.class, value);
            assertEquals(said.result(), proven.result());
            assertTrue(proven.plies() >= said.plies());
        }

        /** Wins the sooner the better, then what is not known, with draws, then losses the later the better. */
        private static double rank(Value value, Side side) {
            if (value.result() == Result.winFor(side)) {
                return 100_000 - value.plies();
            }
            if (value.result() == Result.winFor(side.opponent())) {
                return -100_000 + value.plies();
            }
            return value instanceof Value.Estimate estimate ? estimate.centiAttackers() : 0;
        }

        @ParameterizedTest
        @MethodSource("ringo.engine.EndgameSearchTest#ruleSets")
        void arePlayedToTheEndInAsManyPliesAsTheTableSays(RuleSet rules) {
            EndgameTables tables = tables(rules);
            SplittableRandom random = new SplittableRandom(8);
            FastGenerator generator = new FastGenerator(rules);
            int games = 0;
            for (int i = 0; i < 80; i++) {
                Position position = Tables.position(rules, random.nextInt(3, PIECES + 1), 0, random);
                EndgameValue value = tables.probe(position).orElseThrow();
                if (value.kind() == EndgameValue.Kind.UNDECIDED || value.plies() > rules.quietPlyLimit()) {
                    continue;
                }
                games++;
                List<Position> before = new ArrayList<>();
                Side winner = value.kind() == EndgameValue.Kind.WIN
                        ? position.toMove()
                        : position.toMove().opponent();
                while (!generator.outcome(position).decided()) {
                    Analysis analysis = run(tables, position, before, 1, NODES);
                    before.add(position);
                    position = position.after(analysis.lines().get(0).move());
                }
                assertEquals(Result.winFor(winner), generator.outcome(position).result());
                assertEquals(value.plies(), before.size());
            }
            assertTrue(games > 25, games + " games");
        }

        @ParameterizedTest
        @MethodSource("ringo.engine.EndgameSearchTest#ruleSets")
        void areAnsweredAlikeInTheMirror(RuleSet rules) {
            EndgameTables tables = tables(rules);
            SplittableRandom random = new SplittableRandom(9);
            for (int i = 0; i < 40; i++) {
                Position position = Tables.position(rules, PIECES, 0, random);
                assertEquals(
                        run(tables, position, List.of(), 5, NODES).mirror().lines(),
                        run(tables, position.mirror(), List.of(), 5, NODES).lines());
            }
        }
    }

    @Nested
    class PositionsAboveTheTables {

        private static final int NODES = 6_000;

        /** The table of one piece more, which the search is not given, knows what is right. */
        @ParameterizedTest
        @MethodSource("ringo.engine.EndgameSearchTest#ruleSets")
        void haveProofsThroughTheTables(RuleSet rules) {
            EndgameTables three = Tables.built(rootOfThree, rules, PIECES - 1);
            EndgameTables four = tables(rules);
            SplittableRandom random = new SplittableRandom(10);
            int more = 0;
            for (int i = 0; i < 30; i++) {
                Position position = Tables.position(rules, PIECES, 0, random);
                Analysis.Variation with =
                        run(three, position, List.of(), 1, NODES).lines().get(0);
                SearchRequest plain = SearchRequest.of(rules, position, Limits.NONE.withNodes(NODES));
                Value without = search.run(plain, Progress.NONE).lines().get(0).value();
                if (with.value().decided() && with.value().result() != Result.DRAW) {
                    Value.TableValue said = said(four, position.after(with.move()));
                    assertEquals(said.result(), with.value().result(), position::toString);
                    assertTrue(with.value().plies() >= said.plies(), position::toString);
                    assertTrue(with.principalVariation().size() <= with.value().plies());
                    more += without.decided() ? 0 : 1;
                }
                if (without.decided() && with.value().decided()) {
                    assertEquals(without.result(), with.value().result(), position::toString);
                }
            }
            assertTrue(more > 0 || !rules.equals(FOSDICK), "nothing was proven that is not without tables");
        }

        @Test
        void tellTheLineToItsEnd() {
            EndgameTables three = Tables.built(rootOfThree, FOSDICK, PIECES - 1);
            SplittableRandom random = new SplittableRandom(11);
            int told = 0;
            for (int i = 0; i < 30; i++) {
                Position position = Tables.position(FOSDICK, PIECES, 0, random);
                for (Analysis.Variation line :
                        run(three, position, List.of(), 3, NODES).lines()) {
                    if (line.value() instanceof Value.Exact exact && exact.plies() > 0) {
                        assertPlaysOut(FOSDICK, position, line);
                        told++;
                    }
                }
            }
            assertTrue(told > 3, told + " lines");
        }
    }

    @Nested
    class TheGameBefore {

        /** A position of the line has occurred twice: the game would be a draw there. */
        @Test
        void canSpoilAWin() {
            EndgameTables tables = tables(FOSDICK);
            SplittableRandom random = new SplittableRandom(12);
            int spoilt = 0;
            for (int i = 0; i < 200; i++) {
                Position position = Tables.position(FOSDICK, 3, 0, random);
                Analysis.Variation best =
                        run(tables, position, List.of(), 1, 500).lines().get(0);
                if (best.value().result() != Result.winFor(position.toMove())
                        || best.value().plies() < 9) {
                    continue;
                }
                Position later = position;
                for (Move move : best.principalVariation().subList(0, 4)) {
                    later = later.after(move);
                }
                List<Position> before = List.of(later, later);
                Value now = run(tables, position, before, 1, 500).lines().get(0).value();
                assertFalse(now instanceof Value.Exact, position::toString);
                boolean named = now instanceof Value.Estimate estimate
                        && estimate.table().isPresent();
                assertTrue(named || now instanceof Value.Proven, position::toString);
                spoilt++;
            }
            assertTrue(spoilt > 10, spoilt + " wins");
        }

        @Test
        void thatWasElsewhereSpoilsNothing() {
            EndgameTables tables = tables(FOSDICK);
            SplittableRandom random = new SplittableRandom(13);
            for (int i = 0; i < 50; i++) {
                Position position = Tables.position(FOSDICK, 3, 0, random);
                Position elsewhere = Tables.position(FOSDICK, 5, 0, random);
                assertEquals(
                        run(tables, position, List.of(), ALL, 500).lines(),
                        run(tables, position, List.of(elsewhere, elsewhere), ALL, 500)
                                .lines());
            }
        }
    }

    @Test
    void tablesOfAnotherRuleSetAreRefused() {
        EndgameTables tables = tables(FOSDICK);
        SearchRequest request =
                SearchRequest.of(Preset.BELL.rules(), Preset.BELL.rules().start(), Limits.NONE);
        assertThrows(IllegalArgumentException.class, () -> request.withTables(Optional.of(tables)));
    }
}
