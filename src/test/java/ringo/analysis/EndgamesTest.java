package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ringo.endgame.BuildListener;
import ringo.endgame.BuildRequest;
import ringo.endgame.EndgameBuilder;
import ringo.endgame.EndgameLibrary;
import ringo.notation.MoveText;
import ringo.notation.PositionText;
import ringo.rules.FastGenerator;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Positions;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Setup;

class EndgamesTest {

    private static final RuleSet RULES = Preset.FOSDICK.rules();
    private static final int POSITIONS = 300;
    private static final int PIECES = 4;

    @TempDir
    static Path root = Path.of("");

    private static Endgames endgames = new Endgames(new EndgameLibrary(root, 0));

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        BuildRequest request = new BuildRequest(root, RULES, PIECES, 2, () -> false);
        new EndgameBuilder(request, BuildListener.NONE, System::nanoTime).build();
        endgames = new Endgames(new EndgameLibrary(root, Long.MAX_VALUE));
    }

    private static Position position(String notation) {
        PositionText.Parsed.Readable readable = (PositionText.Parsed.Readable) PositionText.parse(notation);
        return ((Setup.Checked.Playable) readable.setup().check(RULES)).position();
    }

    private static Line game(RuleSet rules, String notation, String... moves) {
        Line game = new Line(new FastGenerator(rules), position(notation));
        for (String move : moves) {
            assertTrue(game.play(MoveText.parse(move).orElseThrow()) instanceof Line.Played, move);
        }
        return game;
    }

    private static Endgames.Reading read(String notation, String... moves) {
        return endgames.read(game(RULES, notation, moves));
    }

    private static Endgames.Knowledge known(Endgames.Reading reading) {
        return reading.knowledge().orElseThrow();
    }

    /** Random positions with few enough pieces in which the game goes on. */
    private static List<Position> positions() {
        FastGenerator generator = new FastGenerator(RULES);
        return LongStream.range(0, 100_000)
                .mapToObj(seed -> Positions.random(RULES, seed).afresh())
                .filter(found -> found.pieces() <= PIECES)
                .filter(found -> !generator.outcome(found).decided())
                .limit(POSITIONS)
                .toList();
    }

    @Test
    void theLineOfPlayEndsTheGameAsFarAwayAsIsSaid() {
        int ended = 0;
        for (Position position : positions()) {
            Line game = new Line(new FastGenerator(RULES), position);
            Endgames.Reading reading = endgames.read(game);
            Endgames.Knowledge known = known(reading);
            assertEquals(known.plies().isEmpty(), reading.line().isEmpty());
            for (Move move : reading.line()) {
                game.play(move);
            }
            if (known.plies().isPresent()) {
                ended++;
                assertEquals(known.plies().get(), reading.line().size());
                assertEquals(known.result(), game.outcome().result());
            }
        }
        assertTrue(ended > POSITIONS / 2, ended + " games ended");
    }

    @Test
    void theBestMoveIsWorthWhatThePositionIsAndTheOthersCostSomethingOrNothing() {
        for (Position position : positions()) {
            Endgames.Reading reading = endgames.read(new Line(new FastGenerator(RULES), position));
            Endgames.Option best = reading.moves().get(0);
            assertEquals(reading.knowledge(), best.knowledge());
            for (Endgames.Option option : reading.moves()) {
                EndgameCost cost = option.cost().orElseThrow();
                boolean equal = option.knowledge().equals(best.knowledge());
                assertEquals(equal, cost.kind() == EndgameCost.Kind.NONE, PositionText.write(position) + " " + option);
            }
        }
    }

    @Test
    void whatAMoveCostsIsSaidByKind() {
        List<EndgameCost> costs = read("8/8/8/8/1A6/3A1D2 0 A").moves().stream()
                .map(option -> option.cost().orElseThrow())
                .distinct()
                .toList();
        assertEquals(
                List.of(
                        new EndgameCost(EndgameCost.Kind.NONE, 0),
                        new EndgameCost(EndgameCost.Kind.WINS_LATER, 2),
                        new EndgameCost(EndgameCost.Kind.LOSES_GAME, 0)),
                costs);
    }

    @Test
    void whereNobodyCanForceTheEndAForcedWinIsWorthMoreAndAForcedLossLess() {
        int missed = 0;
        int lost = 0;
        for (Position position : positions()) {
            Line game = new Line(new FastGenerator(RuleSets.repetitionLost(RULES)), position);
            List<Endgames.Option> moves = endgames.read(game).moves();
            Endgames.Knowledge best = moves.get(0).knowledge().orElseThrow();
            for (Endgames.Option option : moves) {
                Endgames.Knowledge known = option.knowledge().orElseThrow();
                EndgameCost.Kind cost = option.cost().orElseThrow().kind();
                boolean alike = known.result() == best.result();
                if (alike && known.plies().isEmpty() && best.plies().isPresent()) {
                    missed++;
                    assertEquals(EndgameCost.Kind.MISSES_WIN, cost);
                } else if (alike && known.plies().isPresent() && best.plies().isEmpty()) {
                    lost++;
                    assertEquals(EndgameCost.Kind.LOSES_GAME, cost);
                }
            }
        }
        assertTrue(missed > 10 && lost > 10, missed + " and " + lost);
    }

    @Nested
    class Exact {

        private static final String WON_IN_14 = "8/8/8/8/D1A5/2A5 0 D ";

        @Test
        void isAWinThatIsThereBeforeTheQuietLimit() {
            assertTrue(known(read(WON_IN_14 + 86)).exact());
            assertEquals(Optional.of(14), known(read(WON_IN_14 + 86)).plies());
            assertFalse(known(read(WON_IN_14 + 87)).exact());
            assertEquals(Optional.of(14), known(read(WON_IN_14 + 87)).plies());
        }

        private static final Endgames.Knowledge DRAW_AT_ONCE =
                new Endgames.Knowledge(Result.DRAW, Optional.of(1), true);

        @Test
        void isTheDrawOfAMoveThatReachesTheQuietLimit() {
            Endgames.Reading reading = read(WON_IN_14 + 99);
            assertEquals(Optional.of(DRAW_AT_ONCE), reading.knowledge());
            assertEquals(Optional.of(DRAW_AT_ONCE), reading.moves().get(0).knowledge());
            assertEquals(List.of(reading.moves().get(0).move()), reading.line());
        }

        @Test
        void isAWinByTheMoveThatSetsTheQuietPliesBack() {
            Endgames.Reading reading = read("8/8/8/8/1A6/3A1D2 0 A 99");
            Endgames.Knowledge won = new Endgames.Knowledge(Result.ATTACKER_WINS, Optional.of(9), true);
            assertEquals("b2-b1", MoveText.write(reading.moves().get(0).move(), false));
            assertEquals(Optional.of(won), reading.moves().get(0).knowledge());
            assertEquals(Optional.of(won), reading.knowledge());
            assertEquals(9, reading.line().size());
            assertTrue(reading.moves().stream()
                    .anyMatch(option -> option.knowledge().equals(Optional.of(DRAW_AT_ONCE))
                            && option.cost().orElseThrow().kind() == EndgameCost.Kind.MISSES_WIN));
        }

        private static final String[] ROUND = {"a2-a3", "c2-d2", "a3-a2", "d2-c2"};

        @Test
        void isNoWinOnWhoseWayAPositionMayComeForTheThirdTime() {
            String[] there =
                    Stream.concat(Stream.of(ROUND), Stream.of(ROUND)).limit(6).toArray(String[]::new);
            assertTrue(known(read(WON_IN_14 + 0, "a2-a3")).exact());
            Endgames.Reading before = read(WON_IN_14 + 0, "a2-a3", "c2-d2");
            Endgames.Reading again = read(WON_IN_14 + 0, there);
            assertEquals(known(before).plies(), known(again).plies());
            assertTrue(known(before).exact());
            assertFalse(known(again).exact());
        }

        @Test
        void isAWinWherePositionsThatOccurredTwiceAreNotOnItsWay() {
            assertTrue(known(read(WON_IN_14 + 0, ROUND)).exact());
        }

        @Test
        void isTheDrawOfAMoveThatRepeatsForTheThirdTime() {
            Endgames.Reading reading =
                    read("8/8/8/8/1A6/3A1D2 0 A 0", "b2-a2", "f1-f2", "a2-b2", "f2-f1", "b2-a2", "f1-f2", "a2-b2");
            assertEquals("f2-f1", MoveText.write(reading.moves().get(0).move(), false));
            assertEquals(Optional.of(DRAW_AT_ONCE), reading.moves().get(0).knowledge());
            assertEquals(Optional.of(DRAW_AT_ONCE), reading.knowledge());
            assertTrue(reading.moves().stream()
                    .skip(1)
                    .allMatch(option -> option.cost().orElseThrow().kind() == EndgameCost.Kind.LOSES_GAME));
        }

        @Test
        void isTheWinOfADefenderWhoseMoveRepeatsForTheThirdTimeWhereThatWins() {
            Line game = game(
                    RuleSets.repetitionLost(RULES),
                    "8/8/8/8/1A6/3A1D2 0 A 0",
                    "b2-a2",
                    "f1-f2",
                    "a2-b2",
                    "f2-f1",
                    "b2-a2",
                    "f1-f2",
                    "a2-b2");
            assertEquals(
                    Optional.of(new Endgames.Knowledge(Result.DEFENDER_WINS, Optional.of(1), true)),
                    endgames.read(game).knowledge());
        }

        @Test
        void isADrawWhereRepetitionIsOne() {
            RuleSet lost = RuleSets.repetitionLost(RULES);
            Position drawn = positions().stream()
                    .filter(found -> read(PositionText.write(found))
                                    .knowledge()
                                    .orElseThrow()
                                    .result()
                            == Result.DRAW)
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    new Endgames.Knowledge(Result.DRAW, Optional.empty(), true),
                    known(endgames.read(new Line(new FastGenerator(RULES), drawn))));
            assertEquals(
                    new Endgames.Knowledge(Result.DEFENDER_WINS, Optional.empty(), false),
                    known(endgames.read(new Line(new FastGenerator(lost), drawn))));
        }
    }

    @Test
    void theLineOfPlayEndsWhereATableIsMissing(@TempDir Path broken) throws IOException, InterruptedException {
        new EndgameBuilder(new BuildRequest(broken, RULES, 3, 2, () -> false), BuildListener.NONE, System::nanoTime)
                .build();
        try (Stream<Path> files = Files.walk(broken)) {
            for (Path file : files.filter(each -> each.endsWith("a1c1d1.table")).toList()) {
                Files.delete(file);
            }
        }
        Endgames some = new Endgames(new EndgameLibrary(broken, Long.MAX_VALUE));
        int cut = 0;
        for (Position position : positions()) {
            Line game = new Line(new FastGenerator(RULES), position);
            Endgames.Reading reading = some.read(game);
            Optional<Integer> plies = reading.knowledge().flatMap(Endgames.Knowledge::plies);
            assertTrue(reading.line().size() <= plies.orElse(0), PositionText.write(position));
            cut += reading.line().size() < plies.orElse(0) ? 1 : 0;
        }
        assertTrue(cut > 0, "lines end early");
    }

    @Test
    void aPositionThatNoTableHoldsHasNoValue() {
        Endgames.Reading reading = read("1AAAAAAA/8/8/8/8/1D1D1D1D 0 A");
        assertEquals(Optional.empty(), reading.knowledge());
        assertEquals(List.of(), reading.line());
        assertEquals(PIECES, reading.mostPieces());
        assertTrue(reading.moves().stream()
                .allMatch(
                        option -> option.knowledge().isEmpty() && option.cost().isEmpty()));
    }

    @Test
    void ofAPositionThatIsNotCoveredTheMovesIntoTablesAreKnownAndComeFirst() {
        Endgames.Reading reading = read("8/8/8/8/8/1DDAD1AA 0 D");
        assertEquals(Optional.empty(), reading.knowledge());
        List<Boolean> known = reading.moves().stream()
                .map(option -> option.knowledge().isPresent())
                .toList();
        assertEquals(known.stream().sorted(Comparator.reverseOrder()).toList(), known);
    }

    @Test
    void aDecidedGameIsKnownWithoutATable() {
        Endgames.Reading reading = read("8/8/8/5D2/1A6/8 2 D");
        assertEquals(new Endgames.Knowledge(Result.ATTACKER_WINS, Optional.of(0), true), known(reading));
        assertEquals(List.of(), reading.moves());
    }
}
