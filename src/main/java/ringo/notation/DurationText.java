package ringo.notation;

import java.time.DateTimeException;
import java.time.Duration;
import java.util.Optional;

/** The text of durations, ISO 8601 with days of 24 hours: {@code P3D}, {@code PT1H}, {@code P1DT12H}. */
public final class DurationText {

    /** Longer texts are not read. */
    static final int MAX_LENGTH = 40;

    private DurationText() {}

    /** The duration in its shortest form, whole seconds; what is less is left out. */
    public static String write(Duration duration) {
        String time = Duration.ofSeconds(duration.toSecondsPart())
                .plusMinutes(duration.toMinutesPart())
                .plusHours(duration.toHoursPart())
                .toString();
        long days = duration.toDaysPart();
        if (days == 0) {
            return time;
        }
        return "P" + days + "D" + (time.equals("PT0S") ? "" : time.substring(1));
    }

    /** The duration that {@link #write} writes like that; empty for any other text. */
    public static Optional<Duration> parse(String text) {
        if (text.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        try {
            return Optional.of(Duration.parse(text))
                    .filter(duration -> write(duration).equals(text));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
