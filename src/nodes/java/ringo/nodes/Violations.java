package ringo.nodes;

import com.google.errorprone.annotations.FormatMethod;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What was seen and must not happen. Safe for use by several threads. */
final class Violations {

    private final Queue<String> found = new ConcurrentLinkedQueue<>();

    @FormatMethod
    void add(String format, Object... arguments) {
        found.add(String.format(format, arguments));
    }

    @FormatMethod
    void check(boolean met, String format, Object... arguments) {
        if (!met) {
            add(format, arguments);
        }
    }

    boolean any() {
        return !found.isEmpty();
    }

    /** In the order in which they were seen. */
    List<String> all() {
        return List.copyOf(found);
    }
}
