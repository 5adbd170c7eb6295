package ringo.api;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The header {@code Date} (RFC 9110, 6.6.1), by the clock that deadlines go by; written anew once a second. */
final class DateHeader {

    private static final DateTimeFormatter IMF_FIXDATE = DateTimeFormatter.ofPattern(
                    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.US)
            .withZone(ZoneOffset.UTC);

    private final Clock clock;
    private volatile Written last = new Written(Long.MIN_VALUE, "");

    private record Written(long second, String text) {}

    DateHeader(Clock clock) {
        this.clock = clock;
    }

    /** What it is now. */
    String text() {
        long second = Math.floorDiv(clock.millis(), 1000L);
        Written written = last;
        if (written.second() != second) {
            written = new Written(second, IMF_FIXDATE.format(Instant.ofEpochSecond(second)));
            last = written;
        }
        return written.text();
    }
}
