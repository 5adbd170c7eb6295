package ringo.analysis;

import java.time.Duration;
import java.util.function.LongSupplier;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.rules.Preset;

/**
 * Short searches before the first question, one a preset: they load the engine's classes, fill its tables and have its loops compiled.
 * Without them the first search of a process overran its time by 110 to 200 ms, most of it before it first looks at the clock; with
 * them by less than 5 ms.
 *
 * <p>It is done before the service takes requests, and not beside them with a permit of the pool: it adds less than half a second
 * to the start, and done later it would make the first questions wait instead. More nodes cost more and gained nothing.
 *
 * @param nodes the positions it visited
 * @param time how long it took
 */
public record WarmUp(long nodes, Duration time) {

    /** Positions a preset. */
    static final int NODES = 2000;

    /** As little as there is: the tables of real searches are taken when they begin. */
    private static final int TABLE_MEGABYTES = 1;

    /**
     * Warms the engine up; bounded by nodes, so that a process which is told to stop meanwhile does so soon after.
     *
     * @param nanoTime a clock that never goes back, in nanoseconds
     */
    public static WarmUp run(LongSupplier nanoTime) {
        long started = nanoTime.getAsLong();
        Search search = new Search(TABLE_MEGABYTES, nanoTime);
        Limits limits = Limits.NONE.withNodes(NODES);
        long nodes = 0;
        for (Preset preset : Preset.values()) {
            SearchRequest request =
                    SearchRequest.of(preset.rules(), preset.rules().start(), limits);
            nodes += search.run(request, Progress.NONE).nodes();
        }
        return new WarmUp(nodes, Duration.ofNanos(nanoTime.getAsLong() - started));
    }
}
