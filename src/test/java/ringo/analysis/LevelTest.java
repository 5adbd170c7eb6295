package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {

    @Test
    void thereAreTen() {
        List<Integer> numbers = Level.all().stream().map(Level::number).toList();
        assertEquals(IntStream.rangeClosed(1, 10).boxed().toList(), numbers);
        assertEquals(Level.all(), numbers.stream().map(Level::of).toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 11})
    void thereAreNoOthers(int number) {
        assertThrows(IllegalArgumentException.class, () -> Level.of(number));
    }

    @Test
    void onlyTheStrongestNeverErrsOnPurpose() {
        for (Level level : Level.all()) {
            assertEquals(level.number() == Level.HIGHEST, level.recipe().exact(), level::toString);
        }
        assertEquals(1, Level.of(Level.HIGHEST).recipe().lines());
        assertEquals(OptionalInt.empty(), Level.of(Level.HIGHEST).recipe().depth());
    }

    @Test
    void aLevelLooksAtLeastAsFarAsTheOneBelow() {
        for (int number = 2; number <= Level.HIGHEST; number++) {
            assertTrue(Level.of(number).recipe().nodes()
                    >= Level.of(number - 1).recipe().nodes());
        }
    }

    @Test
    void neighboursAreAClearStepApart() {
        assertEquals(Optional.empty(), Level.of(1).againstBelow());
        for (int number = 2; number <= Level.HIGHEST; number++) {
            Measurement measured = Level.of(number).againstBelow().orElseThrow();
            assertTrue(measured.games() >= 200, measured::toString);
            assertTrue(measured.score() >= 0.64 && measured.score() <= 0.76, measured::toString);
            assertTrue(measured.high() - measured.low() < 0.2, measured::toString);
        }
    }

    @Test
    void theDocumentShowsWhatWasMeasured() throws IOException {
        String document = Files.readString(Path.of("src/docs/levels.md"));
        for (int number = 2; number <= Level.HIGHEST; number++) {
            Measurement measured = Level.of(number).againstBelow().orElseThrow();
            String row = String.format(
                    Locale.ROOT,
                    "| %d against %d | %d | %.1f ± ",
                    number,
                    number - 1,
                    measured.games(),
                    100 * measured.score());
            assertTrue(document.contains(row), row);
        }
    }

    @Test
    void recipesAndMeasurementsKeepToTheirBounds() {
        assertFalse(new Recipe(1, OptionalInt.of(1), 1, 0, 100).exact());
        assertThrows(IllegalArgumentException.class, () -> new Recipe(0, OptionalInt.empty(), 1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Recipe(1, OptionalInt.of(0), 1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Recipe(1, OptionalInt.empty(), 0, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Recipe(1, OptionalInt.empty(), 1, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> new Recipe(1, OptionalInt.empty(), 1, 0, -1));
        assertThrows(IllegalArgumentException.class, () -> new Recipe(1, OptionalInt.empty(), 1, 0, 101));
        assertThrows(IllegalArgumentException.class, () -> new Measurement(0.5, 0.6, 0.7, 1));
        assertThrows(IllegalArgumentException.class, () -> new Measurement(0.5, 0.4, 0.4, 1));
        assertThrows(IllegalArgumentException.class, () -> new Measurement(0.5, 0.4, 1.1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Measurement(0.5, 0.4, 0.6, 0));
    }
}
