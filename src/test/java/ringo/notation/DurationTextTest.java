package ringo.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DurationTextTest {

    @ParameterizedTest
    @CsvSource({
        "3600,PT1H",
        "259200,P3D",
        "2592000,P30D",
        "129600,P1DT12H",
        "90061,P1DT1H1M1S",
        "5400,PT1H30M",
        "59,PT59S",
        "0,PT0S",
        "86399,PT23H59M59S"
    })
    void isTheShortest(long seconds, String text) {
        assertEquals(text, DurationText.write(Duration.ofSeconds(seconds)));
        assertEquals(Optional.of(Duration.ofSeconds(seconds)), DurationText.parse(text));
    }

    @Test
    void isReadBack() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1_000; i++) {
            Duration duration = Duration.ofSeconds(random.nextLong(1L << (1 + random.nextInt(40))));
            assertEquals(Optional.of(duration), DurationText.parse(DurationText.write(duration)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "P",
                "PT",
                "P0D",
                "PT24H",
                "PT60M",
                "PT1H0M",
                "P1DT0S",
                "p1d",
                "+P1D",
                "P+1D",
                "PT0.5S",
                "PT1.5S",
                "P01D",
                "1D",
                "P1W",
                "PT1S ",
                "P99999999999999999999D",
                "PT0000000000000000000000000000000000000001S"
            })
    void isNoOther(String text) {
        assertEquals(Optional.empty(), DurationText.parse(text));
    }
}
