package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ringo.endgame.EndgameLibrary;
import ringo.endgame.EndgameTables;
import ringo.endgame.EndgameValue;
import ringo.engine.Analysis;
import ringo.engine.Progress;
import ringo.engine.Tables;
import ringo.engine.Value;
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/** Which answers come from endgame tables, and when they are remembered. */
class EndgameAnalysisTest {

    private static final RuleSet RULES = Preset.FOSDICK.rules();
    private static final int PIECES = 3;
    private static final Effort EFFORT = new Effort(Optional.empty(), OptionalLong.of(300), OptionalInt.empty());

    @TempDir
    Path root = Path.of("");

    private final Map<Object, Object> kept = new HashMap<>();
    private final SearchPool pool = new SearchPool(new SearchPool.Bounds(1, 1, 4, Duration.ofMinutes(1), 1));

    @AfterEach
    void close() {
        pool.close();
    }

    private Analyst analyst(EndgameLibrary library) {
        Memory memory = new Memory() {
            @Override
            public Optional<Object> find(Object key) {
                return Optional.ofNullable(kept.get(key));
            }

            @Override
            public void keep(Object key, Object answer, int bytes) {
                kept.put(key, answer);
            }
        };
        return new Analyst(pool, memory, library);
    }

    private static <T> Analyst.Answered<T> ask(Analyst analyst, Question<T> question) throws Exception {
        return analyst.ask("caller", question, Progress.NONE)
                .answer()
                .toCompletableFuture()
                .get(60, TimeUnit.SECONDS);
    }

    private static Situation situation(Position position) {
        return new Situation(RULES, position, List.of());
    }

    @Test
    void anAnswerIsNotGivenOnceThereAreOtherTables() throws Exception {
        EndgameLibrary library = new EndgameLibrary(root, Long.MAX_VALUE);
        Analyst analyst = analyst(library);
        Position position = Tables.position(RULES, PIECES, 0, new SplittableRandom(1));
        AnalysisQuestion question = new AnalysisQuestion(situation(position), EFFORT, 3, 0);
        SuggestionQuestion ofLevel = new SuggestionQuestion(situation(position), Level.of(4), 0);

        Analysis without = ask(analyst, question).answer();
        ask(analyst, ofLevel);
        assertEquals(Analysis.Endgames.NONE, without.endgames());
        assertTrue(ask(analyst, question).fromCache());

        Tables.built(root, RULES, PIECES);
        library.refresh();
        Analyst.Answered<Analysis> with = ask(analyst, question);
        assertFalse(with.fromCache());
        assertEquals(PIECES, with.answer().endgames().mostPieces());
        assertTrue(with.answer().endgames().tookPart());
        assertTrue(ask(analyst, question).fromCache());
        assertTrue(ask(analyst, ofLevel).fromCache());
    }

    @Test
    void onlyTheHighestLevelAsksTables() throws Exception {
        EndgameTables tables = Tables.built(root, RULES, PIECES);
        Analyst with = analyst(new EndgameLibrary(root, Long.MAX_VALUE));
        Analyst without = new Analyst(pool, Memory.NONE, new EndgameLibrary(root.resolve("none"), 0));
        SplittableRandom random = new SplittableRandom(2);
        int exact = 0;
        for (int i = 0; i < 12; i++) {
            Position position = Tables.position(RULES, PIECES + i % 2, 0, random);
            for (Level level : Level.all()) {
                SuggestionQuestion question = new SuggestionQuestion(situation(position), level, i);
                Suggestion chosen = ask(with, question).answer();
                if (level.number() < Level.HIGHEST) {
                    assertEquals(ask(without, question).answer().variation(), chosen.variation(), level::toString);
                } else if (i % 2 == 0) {
                    assertBest(tables, position, chosen.variation());
                    exact++;
                }
            }
        }
        assertEquals(6, exact);
    }

    @Test
    void hintsAreOfTheTables() throws Exception {
        EndgameTables tables = Tables.built(root, RULES, PIECES);
        Analyst analyst = analyst(new EndgameLibrary(root, Long.MAX_VALUE));
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 30; i++) {
            Position position = Tables.position(RULES, PIECES, 0, random);
            HintQuestion.Answer answer =
                    ask(analyst, new HintQuestion(situation(position), i)).answer();
            Hint hint = answer.hint().orElseThrow();
            assertBest(tables, position, answer.analysis().lines().get(0));
            assertEquals(answer.analysis().lines().get(0).value(), hint.value());
            assertEquals(
                    new FastGenerator(RULES).legalMoves(position).size() - 1,
                    hint.alternatives().size());
            assertTrue(hint.reasons().stream().noneMatch(reason -> reason.code() == ReasonCode.DRAWS_BY_REPETITION));
        }
    }

    /** The move keeps what the table says the position is worth: the shortest win, or the longest resistance. */
    private static void assertBest(EndgameTables tables, Position position, Analysis.Variation best) {
        EndgameValue before = tables.probe(position).orElseThrow();
        EndgameValue after = tables.probeAfter(position, best.move()).orElseThrow();
        EndgameValue.Kind wanted = switch (before.kind()) {
            case WIN -> EndgameValue.Kind.LOSS;
            case LOSS -> EndgameValue.Kind.WIN;
            case UNDECIDED -> EndgameValue.Kind.UNDECIDED;
        };
        assertEquals(new EndgameValue(wanted, Math.max(0, before.plies() - 1)), after, position::toString);
        assertTrue(best.value() instanceof Value.Exact, position::toString);
    }
}
