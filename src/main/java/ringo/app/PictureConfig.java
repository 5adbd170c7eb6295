package ringo.app;

import io.smallrye.config.ConfigMapping;
import java.time.Duration;
import java.util.OptionalInt;

/** Bounds of pictures of pixels; {@code application.properties} has the values and says what each means. */
@ConfigMapping(prefix = "ringo.pictures")
public interface PictureConfig {

    /** How many are made at a time; empty for one fewer than there are cores. */
    OptionalInt permits();

    /** How many wait at most. */
    int mostWaiting();

    /** How long one waits at most. */
    Duration longestWait();
}
