package ringo.analysis;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import ringo.engine.Limits;

/**
 * How much work a search may be.
 *
 * @param time how long it may take
 * @param nodes how many positions it may visit
 * @param depth how many plies deep the last iteration looks
 */
public record Effort(Optional<Duration> time, OptionalLong nodes, OptionalInt depth) {

    Limits limits() {
        Limits limits = time.map(Limits.NONE::withTime).orElse(Limits.NONE);
        limits = nodes.isPresent() ? limits.withNodes(nodes.getAsLong()) : limits;
        return depth.isPresent() ? limits.withDepth(depth.getAsInt()) : limits;
    }
}
