package ringo.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.engine.Analysis;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.engine.Value;
import ringo.notation.PositionText;
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Setup;

/** The files of starting positions that strength is measured from. */
class OpeningsTest {

    private static final int LEAST_OPENINGS = 100;
    private static final int LEAST_GAMES = 12;

    private final Search search = new Search(4, System::nanoTime);

    /** A line's fields: the position, the attacker's score, the number of games. */
    private static List<String[]> lines(Preset preset) throws IOException {
        return Files.readAllLines(Path.of("src/arena/resources/openings", preset.text() + ".txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("; "))
                .toList();
    }

    private static Position position(Preset preset, String text) {
        PositionText.Parsed.Readable readable =
                assertInstanceOf(PositionText.Parsed.Readable.class, PositionText.parse(text));
        Setup.Checked checked = readable.setup().check(preset.rules());
        return assertInstanceOf(Setup.Checked.Playable.class, checked).position();
    }

    @ParameterizedTest
    @EnumSource
    void areEnoughAndMeasuredAsEven(Preset preset) throws IOException {
        List<String[]> lines = lines(preset);
        assertTrue(lines.size() >= LEAST_OPENINGS, () -> lines.size() + " openings");
        for (String[] line : lines) {
            double score = Double.parseDouble(line[1]);
            assertTrue(score >= 0.3 && score <= 0.7, () -> String.join("; ", line));
            assertTrue(Integer.parseInt(line[2]) >= LEAST_GAMES, () -> String.join("; ", line));
        }
    }

    @ParameterizedTest
    @EnumSource
    void differAlsoUnderTheMirror(Preset preset) throws IOException {
        Set<List<Object>> seen = new HashSet<>();
        for (String[] line : lines(preset)) {
            Position position = position(preset, line[0]).canonical();
            assertTrue(
                    seen.add(List.of(position.attackers(), position.defenders(), position.toMove())),
                    () -> "twice: " + line[0]);
        }
    }

    @ParameterizedTest
    @EnumSource
    void areUndecidedAndQuiet(Preset preset) throws IOException {
        FastGenerator generator = new FastGenerator(preset.rules());
        for (String[] line : lines(preset)) {
            Position position = position(preset, line[0]);
            assertFalse(generator.outcome(position).decided(), line[0]);
            assertEquals(0, position.castle(), line[0]);
            assertTrue(
                    generator.legalMoves(position).stream()
                            .allMatch(move -> move.captured().isEmpty()),
                    line[0]);
            SearchRequest request = SearchRequest.of(preset.rules(), position, Limits.NONE.withNodes(2000));
            Analysis analysis = search.run(request, Progress.NONE);
            assertInstanceOf(Value.Estimate.class, analysis.lines().get(0).value(), line[0]);
        }
    }
}
