package ringo.app;

import io.smallrye.config.ConfigMapping;
import java.time.Duration;

/** Bounds of accounts; {@code application.properties} has the values and says what each means. */
@ConfigMapping(prefix = "ringo.players")
public interface PlayerConfig {

    /** How many players one address may create in {@link #window}, on one node. */
    int mostFromAddress();

    /** The time in which they are counted. */
    Duration window();

    /** How many addresses are remembered. */
    int addresses();
}
