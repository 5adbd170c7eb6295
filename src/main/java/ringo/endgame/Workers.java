package ringo.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** A fixed number of threads that share work on ranges of numbers, a piece at a time. */
final class Workers implements AutoCloseable {

    /** How many numbers a thread takes at a time. */
    private static final int PIECE = 1 << 13;

    private final ExecutorService threads;
    private final int count;
    private final BooleanSupplier cancelled;

    /** Work on a range of numbers. One of these belongs to one thread, and may hold what that thread writes on. */
    interface Range {

        /** Works on the numbers from the first, included, to the last, not included. */
        void work(int from, int to);
    }

    /** @param cancelled looked at before every piece */
    Workers(int count, BooleanSupplier cancelled) {
        this.count = count;
        this.cancelled = cancelled;
        threads = Executors.newFixedThreadPool(count, task -> {
            Thread thread = new Thread(task, "endgame tables");
            thread.setDaemon(true);
            return thread;
        });
    }

    int count() {
        return count;
    }

    /**
     * Works on the numbers from 0 to the given one, not included, and returns when all is done.
     *
     * @param ranges gives each thread its own worker
     * @throws java.util.concurrent.CancellationException if the work is no longer wanted
     */
    void share(int size, Supplier<? extends Range> ranges) throws InterruptedException {
        if (count == 1 || size <= PIECE) {
            Cancelled.check(cancelled);
            workOn(size, new AtomicInteger(), ranges.get());
            return;
        }
        AtomicInteger next = new AtomicInteger();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Range range = ranges.get();
            tasks.add(() -> {
                workOn(size, next, range);
                return null;
            });
        }
        for (Future<Void> done : threads.invokeAll(tasks)) {
            try {
                done.get();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof RuntimeException failure) {
                    throw failure;
                }
                throw new IllegalStateException(e.getCause());
            }
        }
    }

    private void workOn(int size, AtomicInteger next, Range range) {
        int from = next.getAndAdd(PIECE);
        while (from < size) {
            Cancelled.check(cancelled);
            range.work(from, Math.min(size, from + PIECE));
            from = next.getAndAdd(PIECE);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
