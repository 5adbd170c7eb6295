package ringo.app;

import io.smallrye.config.ConfigMapping;

/** Bounds of event streams; {@code application.properties} has the values and says what each means. */
@ConfigMapping(prefix = "ringo.events")
public interface EventConfig {

    /** How many streams one node serves. */
    int streams();

    /** How many of them for one player. */
    int streamsOfPlayer();
}
