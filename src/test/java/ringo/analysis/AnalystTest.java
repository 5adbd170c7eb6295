package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.endgame.EndgameLibrary;
import ringo.engine.Analysis;
import ringo.engine.Progress;
import ringo.rules.Attempt;
import ringo.rules.FastGenerator;
import ringo.rules.Line;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/** Questions are answered by a search, or from memory where it is the same question. */
class AnalystTest {

    private static final RuleSet RULES = Preset.FOSDICK.rules();
    private static final Effort EFFORT = new Effort(Optional.empty(), OptionalLong.of(2000), OptionalInt.empty());
    private static final Position POSITION = position("b6 e6 c4", "d2 g2", 0, 1);

    private final Map<Object, Object> kept = new HashMap<>();
    private final SearchPool pool = new SearchPool(new SearchPool.Bounds(1, 1, 4, Duration.ofMinutes(1), 1));
    private final Analyst analyst = new Analyst(
            pool,
            new Memory() {
                @Override
                public Optional<Object> find(Object key) {
                    return Optional.ofNullable(kept.get(key));
                }

                @Override
                public void keep(Object key, Object answer, int bytes) {
                    kept.put(key, answer);
                }
            },
            new EndgameLibrary(Path.of("target/no-tables"), 0));

    @AfterEach
    void close() {
        pool.close();
    }

    private static Position position(String attackers, String defenders, int quietPlies, int turn) {
        return new Position(cells(attackers), cells(defenders), 0, Side.ATTACKER, quietPlies, turn);
    }

    private static CellSet cells(String names) {
        List<Cell> cells = new ArrayList<>();
        for (String name : names.split(" ", -1)) {
            cells.add(Cell.parse(name).orElseThrow());
        }
        return CellSet.of(cells);
    }

    private static AnalysisQuestion question(Position position, Position... before) {
        return new AnalysisQuestion(new Situation(RULES, position, List.of(before)), EFFORT, 2, 7);
    }

    private <T> Analyst.Answered<T> ask(Question<T> question) throws Exception {
        return analyst.ask("caller", question, Progress.NONE)
                .answer()
                .toCompletableFuture()
                .get(20, TimeUnit.SECONDS);
    }

    @Test
    void theSameQuestionIsAnsweredFromMemory() throws Exception {
        Analyst.Answered<Analysis> first = ask(question(POSITION));
        Analyst.Answered<Analysis> second = ask(question(POSITION));

        assertFalse(first.fromCache());
        assertTrue(second.fromCache());
        assertEquals(first.answer(), second.answer());
        assertEquals(1, analyst.remembered());
        assertEquals(1, analyst.searched());
    }

    @Test
    void theTurnDoesNotMatter() throws Exception {
        ask(question(POSITION));

        assertTrue(ask(question(position("b6 e6 c4", "d2 g2", 0, 30))).fromCache());
    }

    @Test
    void theQuietPliesMatter() throws Exception {
        ask(question(POSITION));

        assertFalse(ask(question(position("b6 e6 c4", "d2 g2", 90, 1))).fromCache());
    }

    @Test
    void theMirrorImageHasTheMirroredAnswer() throws Exception {
        Analysis answer = ask(question(POSITION)).answer();
        Analyst.Answered<Analysis> mirrored = ask(question(POSITION.mirror()));

        assertTrue(mirrored.fromCache());
        assertEquals(answer.mirror().lines(), mirrored.answer().lines());
    }

    @Test
    void whatWasBeforeTheLastCaptureDoesNotMatter() throws Exception {
        ask(question(POSITION));

        assertTrue(ask(question(POSITION, POSITION, POSITION)).fromCache());
    }

    @Test
    void whatHasOccurredTwiceMatters() throws Exception {
        Line line = new Line(new FastGenerator(RULES), RULES.start());
        List<Position> before = new ArrayList<>();
        for (String move : List.of("h6 a6", "f1 e1", "a6 h6", "e1 f1")) {
            before.add(line.position());
            String[] way = move.split(" ", -1);
            line.play(new Attempt.Go(
                    Cell.parse(way[0]).orElseThrow(), Cell.parse(way[1]).orElseThrow(), false, Optional.empty()));
        }
        ask(question(line.position()));

        assertFalse(
                ask(question(line.position(), before.toArray(Position[]::new))).fromCache());
        assertTrue(ask(question(line.position(), before.subList(1, 4).toArray(Position[]::new)))
                .fromCache());
    }

    @Test
    void otherLimitsLinesAndSeedsAreOtherQuestions() throws Exception {
        Situation situation = question(POSITION).situation();
        Effort less = new Effort(Optional.empty(), OptionalLong.of(1000), OptionalInt.empty());
        ask(question(POSITION));

        assertFalse(ask(new AnalysisQuestion(situation, less, 2, 7)).fromCache());
        assertFalse(ask(new AnalysisQuestion(situation, EFFORT, 1, 7)).fromCache());
        assertFalse(ask(new AnalysisQuestion(situation, EFFORT, 2, 8)).fromCache());
        assertFalse(ask(new SuggestionQuestion(situation, Level.of(2), 7)).fromCache());
        assertFalse(ask(new SuggestionQuestion(situation, Level.of(3), 7)).fromCache());
        assertFalse(ask(new HintQuestion(situation, 7)).fromCache());
        assertTrue(ask(new SuggestionQuestion(situation, Level.of(3), 7)).fromCache());
    }

    @Test
    void aCancelledAnswerIsNotRemembered() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        Effort endless = new Effort(Optional.empty(), OptionalLong.empty(), OptionalInt.empty());
        AnalysisQuestion question = new AnalysisQuestion(new Situation(RULES, RULES.start(), List.of()), endless, 1, 0);
        Ticket<Analyst.Answered<Analysis>> ticket = analyst.ask("caller", question, analysis -> begun.countDown());
        assertTrue(begun.await(20, TimeUnit.SECONDS));
        ticket.cancel();
        Analysis answer =
                ticket.answer().toCompletableFuture().get(20, TimeUnit.SECONDS).answer();

        assertEquals(Analysis.StoppedBy.CANCELLED, answer.stoppedBy());
        assertEquals(Map.of(), kept);
    }

    @Test
    void theWorkIsCounted() throws Exception {
        assertEquals(0, analyst.nodesPerSecond());
        ask(question(POSITION));

        assertEquals(2000, analyst.nodes());
        assertTrue(analyst.nodesPerSecond() > 0);
    }
}
