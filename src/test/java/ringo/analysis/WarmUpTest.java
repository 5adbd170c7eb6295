package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import ringo.rules.Preset;

/** Before the first question every preset is searched. */
class WarmUpTest {

    @Test
    void searchesEveryPresetToItsBound() {
        assertEquals(
                (long) Preset.values().length * WarmUp.NODES,
                WarmUp.run(System::nanoTime).nodes());
    }

    @Test
    void tellsHowLongItTook() {
        AtomicLong looks = new AtomicLong();
        WarmUp warmUp = WarmUp.run(looks::getAndIncrement);

        assertEquals(Duration.ofNanos(looks.get() - 1), warmUp.time());
    }
}
