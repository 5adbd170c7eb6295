package ringo.analysis;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The most work that one search may be, whatever the caller asks for.
 *
 * @param time the longest time
 * @param nodes the most positions
 * @param depth the most plies
 * @param usualTime the time of a search whose caller sets no limit
 */
public record EffortCeiling(Duration time, long nodes, int depth, Duration usualTime) {

    /** @throws IllegalArgumentException if a bound is not above zero, or the usual time is more than the longest */
    public EffortCeiling {
        boolean valid = !time.isNegative()
                && !time.isZero()
                && nodes > 0
                && depth > 0
                && !usualTime.isNegative()
                && !usualTime.isZero()
                && usualTime.compareTo(time) <= 0;
        if (!valid) {
            throw new IllegalArgumentException("limits must be above zero, and the usual time within the longest");
        }
    }

    /**
     * The limits asked for, each brought down to its ceiling. Where none is asked for, the usual time holds; where only nodes or
     * depth are, the longest time is a net below, so that the answer depends on it on slow machines alone.
     */
    public Effort cap(Optional<Duration> asked, OptionalInt askedNodes, OptionalInt askedDepth) {
        boolean none = asked.isEmpty() && askedNodes.isEmpty() && askedDepth.isEmpty();
        Duration wanted = asked.orElse(none ? usualTime : time);
        return new Effort(
                Optional.of(wanted.compareTo(time) <= 0 ? wanted : time),
                OptionalLong.of(Math.min(askedNodes.isPresent() ? askedNodes.getAsInt() : nodes, nodes)),
                OptionalInt.of(Math.min(askedDepth.orElse(depth), depth)));
    }
}
