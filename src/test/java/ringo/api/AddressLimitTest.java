package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class AddressLimitTest {

    private final AtomicLong nanos = new AtomicLong(-5);
    private final AddressLimit limit = new AddressLimit(2, Duration.ofHours(1), 100, nanos::get);

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    @Test
    void letsEachAddressComeSoOftenInAWindow() {
        assertEquals(Optional.empty(), limit.take("192.0.2.1"));
        pass(Duration.ofMinutes(50));
        assertEquals(Optional.empty(), limit.take("192.0.2.1"));
        assertEquals(Optional.of(Duration.ofMinutes(10)), limit.take("192.0.2.1"));
        assertEquals(Optional.empty(), limit.take("192.0.2.2"));
        pass(Duration.ofMinutes(10));

        assertEquals(Optional.empty(), limit.take("192.0.2.1"));
    }

    @Test
    void takesANetworkOfVersion6ForOneAddress() {
        limit.take("2001:db8:0:1::1");
        limit.take("2001:db8:0:1:ffff::2");

        assertTrue(limit.take("2001:db8:0:1::3").isPresent());
        assertEquals(Optional.empty(), limit.take("2001:db8:0:2::3"));
    }

    @Test
    void takesWhatIsNoAddressAsItIs() {
        limit.take("unknown");
        limit.take("unknown");

        assertTrue(limit.take("unknown").isPresent());
    }
}
