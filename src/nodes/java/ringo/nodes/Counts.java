package ringo.nodes;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** How often things have happened, for the summary. Safe for use by several threads. */
final class Counts {

    private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();

    void add(String what) {
        add(what, 1);
    }

    void add(String what, long times) {
        counts.computeIfAbsent(what, unknown -> new LongAdder()).add(times);
    }

    long of(String what) {
        LongAdder count = counts.get(what);
        return count == null ? 0 : count.sum();
    }

    /** A line each. */
    String text() {
        StringBuilder text = new StringBuilder();
        counts.forEach((what, count) -> text.append(String.format("%-58s %9d%n", what, count.sum())));
        return text.toString();
    }
}
