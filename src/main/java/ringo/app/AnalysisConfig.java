package ringo.app;

import io.smallrye.config.ConfigMapping;
import java.time.Duration;
import java.util.OptionalInt;

/** Bounds of the engine's work; {@code application.properties} has the values and says what each means. */
@ConfigMapping(prefix = "ringo.analysis")
public interface AnalysisConfig {

    /** How many searches run at a time; empty for one fewer than there are cores. */
    OptionalInt permits();

    /** How many of them for one client address; empty for all but one. */
    OptionalInt permitsPerCaller();

    /** How many wait at most. */
    int mostWaiting();

    /** How long one waits at most. */
    Duration longestWait();

    /** The memory of each search's table. */
    int tableMegabytes();

    /** The longest time of an analysis. */
    Duration maxTime();

    /** The most positions of an analysis. */
    long maxNodes();

    /** The most plies of an analysis. */
    int maxDepth();

    /** The time of an analysis that asks for no limit. */
    Duration usualTime();

    /** The memory for answers. */
    int cacheMegabytes();
}
