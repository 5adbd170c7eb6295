package ringo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static ringo.game.SampleGames.JANA;
import static ringo.game.SampleGames.NOW;
import static ringo.game.SampleGames.PETR;
import static ringo.game.SampleGames.granted;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.board.Cell;
import ringo.notation.MoveText;
import ringo.notation.PositionText;
import ringo.rules.Codes;
import ringo.rules.FastGenerator;
import ringo.rules.GameOutcome;
import ringo.rules.IllegalMove;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.MoveKind;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;
import ringo.rules.Vectors;

class PlayTest {

    private static final int SEEDS = 60;

    private static Cell cell(String text) {
        return Cell.parse(text).orElseThrow();
    }

    @Test
    void aMoveIsAppendedAndTheClockGoesToTheOtherSide() {
        Instant later = NOW.plusSeconds(600);
        Game before = SampleGames.started();
        Decision.Granted played = (Decision.Granted) Play.move(before, JANA.id(), "b6-b5", later.plusNanos(999_999));
        Move move = Move.quiet(MoveKind.STEP, cell("b6"), cell("b5"));
        Position after = before.position().after(move);
        Game.Draft next = before.next();
        next.position = after;
        next.moves = List.of(new PlayedMove(1, Side.ATTACKER, "b6-b5", later, after));
        next.deadline = Optional.of(later.plus(SampleGames.HOUR));
        assertEquals(next.build(), played.game());
        assertEquals(
                List.of(new GameEvent(
                        GameEvent.Type.MOVE_PLAYED, Optional.of(Side.ATTACKER), 1, List.of(PETR.id(), JANA.id()))),
                played.events());
        assertEquals(0, before.ply(), "the game before is as it was");
    }

    @ParameterizedTest
    @CsvSource({
        "b5-b4,CELL_EMPTY",
        "b1-b2,NOT_YOUR_PIECE",
        "pass,PASS_NOT_ALLOWED",
        "b6-c6,OWN_PIECE_ON_TARGET",
        "b6xb5,NOTHING_TO_CAPTURE",
        "b6-b4,NOT_REACHABLE"
    })
    void anIllegalMoveIsRefusedWithTheReasonOfTheRules(String move, IllegalMove reason) {
        assertEquals(
                new Decision.Refused(Refusal.ILLEGAL_MOVE, Optional.of(new Decision.Illegal(reason, Optional.empty()))),
                Play.move(SampleGames.started(), JANA.id(), move, NOW));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "b6", "b6-b5 ", "B6-b5", "b6–b5", "i6-b5"})
    void aTextThatIsNoMoveIsRefused(String text) {
        assertEquals(Decision.refused(Refusal.UNREADABLE_MOVE), Play.move(SampleGames.started(), JANA.id(), text, NOW));
    }

    @Nested
    class OfTheEngine {

        private final Game game = SampleGames.play(SampleGames.againstEngine(), "b6-b5");
        private final Move move = game.legalMoves().get(0);

        @Test
        void isPlayedLikeAPlayers() {
            Decision.Granted played = (Decision.Granted) Play.engineMove(game, 2, move, NOW);
            assertEquals(game.position().after(move), played.game().position());
            assertEquals(Optional.empty(), played.game().engineToMove());
            assertEquals(
                    List.of(new GameEvent(
                            GameEvent.Type.MOVE_PLAYED, Optional.of(Side.DEFENDER), 2, List.of(JANA.id()))),
                    played.events());
        }

        @Test
        void isRefusedIfChosenForAnotherPly() {
            assertEquals(Decision.refused(Refusal.OTHER_PLY), Play.engineMove(game, 1, move, NOW));
            assertEquals(Decision.refused(Refusal.OTHER_PLY), Play.engineMove(game, 3, move, NOW));
        }

        @Test
        void isAFaultIfIllegal() {
            Move attackers = Move.quiet(MoveKind.STEP, cell("c6"), cell("c5"));
            assertThrows(IllegalArgumentException.class, () -> Play.engineMove(game, 2, attackers, NOW));
        }
    }

    static List<Vectors.OfGame> vectors() {
        return Vectors.games();
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void theGamesOfTheVectorsEndAsTheySay(Vectors.OfGame vector) {
        Game game = SampleGames.started(vector.rules(), vector.rules().start());
        List<GameEvent.Type> types = new ArrayList<>();
        for (String move : vector.moves()) {
            Decision.Granted played = assertInstanceOf(
                    Decision.Granted.class, Play.move(game, SampleGames.toMove(game), move, NOW), () -> move);
            game = played.game();
            played.events().forEach(event -> types.add(event.type()));
        }
        assertEquals(vector.notation(), PositionText.write(game.position()));
        assertEquals(GameOutcome.of(vector.outcome()), game.outcome());
        assertEquals(GameState.FINISHED, game.state());
        assertEquals(Optional.empty(), game.deadline());
        assertEquals(List.of(), game.legalMoves());
        assertEquals(vector.moves(), game.moves().stream().map(PlayedMove::text).toList());
        List<GameEvent.Type> expected = new ArrayList<>();
        vector.moves().forEach(move -> expected.add(GameEvent.Type.MOVE_PLAYED));
        expected.add(GameEvent.Type.GAME_FINISHED);
        assertEquals(expected, types);
    }

    @Nested
    class Repetition {

        /** Plays a random game in both, move by move, and compares how it stands; counts the reasons for which they ended. */
        private void compare(RuleSet rules, long seed, Map<GameOutcome.Reason, Integer> ends) {
            SplittableRandom random = new SplittableRandom(seed);
            long eagerness = seed % 3;
            Line line = new Line(new FastGenerator(rules), rules.start());
            Game game = SampleGames.started(rules, rules.start());
            Optional<Move> beforeLast = Optional.empty();
            Optional<Move> last = Optional.empty();
            while (!line.outcome().decided()) {
                List<Move> legal = line.legalMoves();
                assertEquals(legal, game.legalMoves());
                // Going back and forth is what repeats positions.
                Optional<Move> back = beforeLast.flatMap(move -> legal.stream()
                        .filter(other -> move.from().isPresent()
                                && other.to().equals(move.from())
                                && other.from().equals(move.to()))
                        .findFirst());
                Move move = back.isPresent() && random.nextInt(3) < eagerness
                        ? back.get()
                        : legal.get(random.nextInt(legal.size()));
                Line.Played played = line.play(move);
                game = granted(
                        Play.move(game, SampleGames.toMove(game), MoveText.write(move, played.ambiguous()), NOW));
                assertEquals(line.position(), game.position());
                assertEquals(GameOutcome.of(line.outcome()), game.outcome());
                assertTrue(game.repeatable().size() <= game.position().quietPlies(), "no more than the quiet plies");
                beforeLast = last;
                last = Optional.of(move);
            }
            ends.merge(game.outcome().reason().orElseThrow(), 1, Integer::sum);
        }

        @ParameterizedTest
        @EnumSource
        void isFoundInTheStoredPositionsWhereALineFindsIt(Preset preset) {
            Map<GameOutcome.Reason, Integer> ends = new EnumMap<>(GameOutcome.Reason.class);
            for (long seed = 0; seed < SEEDS; seed++) {
                compare(preset.rules(), seed, ends);
            }
            assertTrue(ends.getOrDefault(GameOutcome.Reason.REPETITION, 0) > SEEDS / 10, () -> "repetitions: " + ends);
            assertTrue(ends.size() > 1, () -> "not only repetitions: " + ends);
        }

        @Test
        void isFoundUnderMixesOfOptionsToo() {
            Map<GameOutcome.Reason, Integer> ends = new EnumMap<>(GameOutcome.Reason.class);
            for (long seed = 0; seed < SEEDS; seed++) {
                RuleSet rules = RuleSets.random(seed);
                compare(rules.with(RuleOption.QUIET_PLY_LIMIT, new OptionValue.Number(20)), seed, ends);
                compare(RuleSets.repetitionLost(rules), seed, ends);
            }
            assertTrue(ends.getOrDefault(GameOutcome.Reason.REPETITION, 0) > SEEDS / 10, () -> "repetitions: " + ends);
            assertTrue(ends.getOrDefault(GameOutcome.Reason.QUIET_LIMIT, 0) > 0, () -> "quiet limits: " + ends);
        }

        @Test
        void countsTheStartThoughItsQuietPliesAreNotZero() {
            RuleSet rules = Preset.BELL.rules();
            Position usual = rules.start();
            Position start = new Position(usual.attackers(), usual.defenders(), 0, Side.ATTACKER, 5, 3);
            Game game = SampleGames.play(
                    SampleGames.started(rules, start), "b6-a6", "b1-c1", "a6-b6", "c1-b1", "b6-a6", "b1-c1", "a6-b6");
            Decision.Granted third = (Decision.Granted) Play.move(game, PETR.id(), "c1-b1", NOW);
            assertEquals("draw repetition", text(third.game().outcome()));
            assertEquals(
                    List.of(
                            new GameEvent(
                                    GameEvent.Type.MOVE_PLAYED,
                                    Optional.of(Side.DEFENDER),
                                    8,
                                    List.of(PETR.id(), JANA.id())),
                            new GameEvent(
                                    GameEvent.Type.GAME_FINISHED,
                                    Optional.of(Side.DEFENDER),
                                    8,
                                    List.of(PETR.id(), JANA.id()))),
                    third.events());
        }

        @Test
        void looksNoFurtherBackThanTheLastIrreversibleMove() {
            Game game = SampleGames.play(SampleGames.started(), "b6-a6", "b1-c1", "c6-c5", "c1-b1", "a6-b6");
            assertEquals(
                    List.of(game.moves().get(3).position(), game.moves().get(2).position()), game.repeatable());
            Game inward = SampleGames.play(SampleGames.started(), "b6-b5");
            assertEquals(List.of(), inward.repeatable());
        }

        private static String text(GameOutcome outcome) {
            return Codes.of(outcome.result())
                    + outcome.reason().map(reason -> " " + Codes.of(reason)).orElse("");
        }
    }
}
