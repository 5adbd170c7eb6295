package ringo.picture;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/**
 * Makes a bounded number of pictures of pixels at a time, each on a thread of the pool's own. What cannot begin waits, in a line with an
 * end, for a bounded time, and is then refused.
 *
 * <p>Safe for use by several threads; no call blocks.
 */
public final class PicturePool implements AutoCloseable {

    private final Bounds bounds;
    private final ThreadPoolExecutor threads;
    private final ScheduledThreadPoolExecutor clock;
    private final LongAdder refused = new LongAdder();

    /**
     * The bounds of a pool.
     *
     * @param permits how many pictures are made at once, 1 to 64
     * @param mostWaiting how many wait at most, 1 to 1024
     * @param longestWait how long one waits at most
     */
    public record Bounds(int permits, int mostWaiting, Duration longestWait) {

        private static final int MOST_PERMITS = 64;
        private static final int MOST_WAITING = 1024;

        /** @throws IllegalArgumentException if a bound is out of its own bounds */
        public Bounds {
            if (permits < 1 || permits > MOST_PERMITS || mostWaiting < 1 || mostWaiting > MOST_WAITING) {
                throw new IllegalArgumentException("pictures at a time: " + permits + ", waiting: " + mostWaiting);
            }
            if (longestWait.isNegative()) {
                throw new IllegalArgumentException("the longest wait is negative");
            }
        }
    }

    /** No picture could be begun in time. */
    public static final class BusyException extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Duration retryAfter;

        BusyException(Duration retryAfter) {
            super("no picture could be begun", null, false, false);
            this.retryAfter = retryAfter;
        }

        /** When it is worth trying again. */
        public Duration retryAfter() {
            return retryAfter;
        }
    }

    public PicturePool(Bounds bounds) {
        this.bounds = bounds;
        threads = new ThreadPoolExecutor(
                bounds.permits(),
                bounds.permits(),
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(bounds.mostWaiting()),
                named("picture-"));
        clock = new ScheduledThreadPoolExecutor(1, named("picture-line-"));
        clock.setRemoveOnCancelPolicy(true);
    }

    private static ThreadFactory named(String prefix) {
        AtomicInteger count = new AtomicInteger();
        return work -> {
            Thread thread = new Thread(work, prefix + count.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }

    /**
     * Has a picture made as soon as there is a permit for it.
     *
     * @return fails with {@link BusyException} if there is none in time, and with what the maker throws
     */
    public CompletableFuture<byte[]> submit(Supplier<byte[]> maker) {
        CompletableFuture<byte[]> picture = new CompletableFuture<>();
        AtomicBoolean settled = new AtomicBoolean();
        Runnable work = () -> {
            if (settled.compareAndSet(false, true)) {
                make(maker, picture);
            }
        };
        try {
            threads.execute(work);
            expire(work, settled, picture);
        } catch (RejectedExecutionException e) {
            refuse(picture);
        }
        return picture;
    }

    /** What has not begun in time leaves the line. */
    private void expire(Runnable work, AtomicBoolean settled, CompletableFuture<byte[]> picture) {
        Runnable expiry = () -> {
            if (settled.compareAndSet(false, true)) {
                threads.remove(work);
                refuse(picture);
            }
        };
        var timer = clock.schedule(expiry, bounds.longestWait().toNanos(), TimeUnit.NANOSECONDS);
        CompletionStage<byte[]> end = picture;
        end.whenComplete((made, failure) -> timer.cancel(false));
    }

    private static void make(Supplier<byte[]> maker, CompletableFuture<byte[]> picture) {
        try {
            picture.complete(maker.get());
        } catch (RuntimeException | Error e) {
            picture.completeExceptionally(e);
        }
    }

    private void refuse(CompletableFuture<byte[]> picture) {
        refused.increment();
        picture.completeExceptionally(new BusyException(bounds.longestWait()));
    }

    /** Pictures that are made now. */
    public int running() {
        return threads.getActiveCount();
    }

    /** Pictures that wait now. */
    public int waiting() {
        return threads.getQueue().size();
    }

    /** Pictures that were refused since the start. */
    public long refused() {
        return refused.sum();
    }

    public Bounds bounds() {
        return bounds;
    }

    /** Refuses what comes from now on; what has begun is made, what waits is refused when its time is over. */
    @Override
    public void close() {
        threads.shutdownNow();
        clock.shutdown();
    }
}
