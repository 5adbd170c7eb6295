package ringo.endgame;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Counts what is solved, and estimates from it how long the rest takes. */
final class BuildProgress {

    private final LongSupplier nanoTime;
    private final long start;
    private final long all;
    private long done;
    private long doneNow;

    /**
     * @param all how many positions there are
     * @param nanoTime a clock, in nanoseconds
     */
    BuildProgress(long all, LongSupplier nanoTime) {
        this.all = all;
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
    }

    /** So many positions were there already. */
    void found(long positions) {
        done += positions;
    }

    /** So many positions have been solved. */
    void solved(long positions) {
        done += positions;
        doneNow += positions;
    }

    BuildListener.Progress now(Material material) {
        long elapsed = nanoTime.getAsLong() - start;
        double left = doneNow == 0 ? 0 : (double) elapsed / doneNow * (all - done);
        return new BuildListener.Progress(
                material, done, all, Duration.ofNanos(elapsed), Duration.ofNanos((long) left));
    }
}
