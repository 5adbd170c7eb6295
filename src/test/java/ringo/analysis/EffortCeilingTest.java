package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What is asked for is brought down to what may be. */
class EffortCeilingTest {

    private static final Duration MOST = Duration.ofSeconds(5);
    private static final Duration USUAL = Duration.ofSeconds(1);
    private static final EffortCeiling CEILING = new EffortCeiling(MOST, 1000, 20, USUAL);

    private static Effort cap(Optional<Duration> time, OptionalInt nodes, OptionalInt depth) {
        return CEILING.cap(time, nodes, depth);
    }

    private static Effort effort(Duration time, long nodes, int depth) {
        return new Effort(Optional.of(time), OptionalLong.of(nodes), OptionalInt.of(depth));
    }

    @Test
    void withoutALimitTheUsualTimeHolds() {
        assertEquals(effort(USUAL, 1000, 20), cap(Optional.empty(), OptionalInt.empty(), OptionalInt.empty()));
    }

    @Test
    void withNodesTheLongestTimeHolds() {
        assertEquals(effort(MOST, 10, 20), cap(Optional.empty(), OptionalInt.of(10), OptionalInt.empty()));
    }

    @Test
    void withDepthTheLongestTimeHolds() {
        assertEquals(effort(MOST, 1000, 3), cap(Optional.empty(), OptionalInt.empty(), OptionalInt.of(3)));
    }

    @Test
    void whatIsWithinStays() {
        Duration time = Duration.ofMillis(7);

        assertEquals(effort(time, 10, 3), cap(Optional.of(time), OptionalInt.of(10), OptionalInt.of(3)));
    }

    @Test
    void whatIsBeyondIsCapped() {
        assertEquals(
                effort(MOST, 1000, 20), cap(Optional.of(MOST.plusNanos(1)), OptionalInt.of(1001), OptionalInt.of(21)));
    }

    @Test
    void ceilingsAreAboveZero() {
        assertThrows(IllegalArgumentException.class, () -> new EffortCeiling(Duration.ZERO, 1, 1, USUAL));
        assertThrows(IllegalArgumentException.class, () -> new EffortCeiling(MOST, 0, 1, USUAL));
        assertThrows(IllegalArgumentException.class, () -> new EffortCeiling(MOST, 1, 0, USUAL));
        assertThrows(IllegalArgumentException.class, () -> new EffortCeiling(MOST, 1, 1, Duration.ZERO));
        assertThrows(IllegalArgumentException.class, () -> new EffortCeiling(USUAL, 1, 1, MOST));
    }
}
