package ringo.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/**
 * When a search stops, at the first limit it meets. One without any limit stops when the position is decided, or at the
 * greatest depth there is.
 *
 * @param time how long it may take
 * @param nodes how many positions it may visit
 * @param depth how many plies deep the last iteration looks
 * @param cancelled asked every few hundred nodes; once it says true, the search stops
 */
public record Limits(Optional<Duration> time, OptionalLong nodes, OptionalInt depth, BooleanSupplier cancelled) {

    /** No limit. */
    public static final Limits NONE =
            new Limits(Optional.empty(), OptionalLong.empty(), OptionalInt.empty(), () -> false);

    /** @throws IllegalArgumentException if time, nodes or depth are not above zero */
    public Limits {
        boolean positive = time.map(value -> value.compareTo(Duration.ZERO) > 0).orElse(true)
                && nodes.orElse(1) > 0
                && depth.orElse(1) > 0;
        if (!positive) {
            throw new IllegalArgumentException("limits must be above zero");
        }
    }

    public Limits withTime(Duration most) {
        return new Limits(Optional.of(most), nodes, depth, cancelled);
    }

    public Limits withNodes(long most) {
        return new Limits(time, OptionalLong.of(most), depth, cancelled);
    }

    public Limits withDepth(int most) {
        return new Limits(time, nodes, OptionalInt.of(most), cancelled);
    }

    public Limits withCancelled(BooleanSupplier flag) {
        return new Limits(time, nodes, depth, flag);
    }
}
