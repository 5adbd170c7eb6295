package ringo.analysis;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import ringo.engine.Search;

/**
 * Runs a bounded number of searches at a time, each on a thread of the pool's own. A caller has a ceiling of searches that run at
 * once; what cannot begin waits, in a line with an end, for a bounded time, and is then refused.
 *
 * <p>What {@linkplain #submitFirst comes first} is begun before all else. Of those that wait the first is begun whose caller is below its ceiling. Half the line at most is one caller's.
 *
 * <p>Safe for use by several threads; no call blocks.
 */
public final class SearchPool implements AutoCloseable {

    /** The caller of work that comes first; no client has this name. It has no ceiling but that of all. */
    private static final String FIRST = "";

    private final Bounds bounds;
    private final ExecutorService threads;
    private final ScheduledThreadPoolExecutor clock;
    private final LongAdder refused = new LongAdder();
    private final Deque<Search> idle = new ArrayDeque<>();
    private final Deque<Task<?>> waiting = new ArrayDeque<>();
    private final Deque<Task<?>> urgent = new ArrayDeque<>();
    private final List<Task<?>> running = new ArrayList<>();
    private final Map<String, Integer> runningBy = new HashMap<>();
    private boolean closed;

    /**
     * The bounds of a pool.
     *
     * @param permits how many searches run at once, 1 to 1024
     * @param perCaller how many of one caller, 1 to {@code permits}
     * @param mostWaiting how many wait at most, 0 to 65,536
     * @param longestWait how long one waits at most
     * @param tableMegabytes the memory of the table of each search, 1 to 8192; taken when the first search begins
     */
    public record Bounds(int permits, int perCaller, int mostWaiting, Duration longestWait, int tableMegabytes) {

        private static final int MOST_PERMITS = 1024;
        private static final int MOST_WAITING = 65_536;
        private static final int MOST_MEGABYTES = 8192;

        /** @throws IllegalArgumentException if a bound is out of its own bounds; its message says which */
        public Bounds {
            check("permits", permits, 1, MOST_PERMITS);
            check("searches a caller", perCaller, 1, permits);
            check("waiting searches", mostWaiting, 0, MOST_WAITING);
            check("megabytes a table", tableMegabytes, 1, MOST_MEGABYTES);
            if (longestWait.isNegative()) {
                throw new IllegalArgumentException("the longest wait is negative");
            }
        }

        private static void check(String what, int value, int least, int most) {
            if (value < least || value > most) {
                throw new IllegalArgumentException(what + ": " + value + " is not from " + least + " to " + most);
            }
        }

        int mostWaitingOfOne() {
            return (mostWaiting + 1) / 2;
        }
    }

    /**
     * What is done with a permit.
     *
     * @param <T> what comes of it
     */
    @FunctionalInterface
    public interface Work<T> {

        /**
         * Does the work.
         *
         * @param cancelled says when to stop
         */
        T with(Search search, BooleanSupplier cancelled);
    }

    public SearchPool(Bounds bounds) {
        this.bounds = bounds;
        threads = Executors.newFixedThreadPool(bounds.permits(), named("search-"));
        clock = new ScheduledThreadPoolExecutor(1, named("search-line-"));
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
     * Has the work done as soon as there is a permit for it.
     *
     * @param caller whose ceiling counts
     */
    public <T> Ticket<T> submit(String caller, Work<T> work) {
        Task<T> task = new Task<>(caller, work);
        boolean taken;
        synchronized (this) {
            taken = !closed && (begun(task) || queued(task));
        }
        if (!taken) {
            refuse(task);
        }
        return new Ticket<>(task.answer, () -> cancel(task));
    }

    /**
     * Has the work done before all that waits, whoever asks for it, however long it takes until there is a permit. The caller sees to
     * it that this is not too much: there is no end to this line.
     */
    public <T> Ticket<T> submitFirst(Work<T> work) {
        Task<T> task = new Task<>(FIRST, work);
        synchronized (this) {
            if (!closed) {
                if (!begun(task)) {
                    urgent.add(task);
                }
                return new Ticket<>(task.answer, () -> cancel(task));
            }
        }
        refuse(task);
        return new Ticket<>(task.answer, () -> cancel(task));
    }

    /** Searches that run now. */
    public synchronized int running() {
        return running.size();
    }

    /** Searches that wait now. */
    public synchronized int waiting() {
        return waiting.size();
    }

    /** Searches that were refused since the start. */
    public long refused() {
        return refused.sum();
    }

    public Bounds bounds() {
        return bounds;
    }

    /** Cancels what runs and refuses what waits, now and from now on. */
    @Override
    public void close() {
        List<Task<?>> left;
        synchronized (this) {
            closed = true;
            running.forEach(task -> task.cancelled = true);
            left = Stream.concat(urgent.stream(), waiting.stream()).toList();
            urgent.clear();
            waiting.clear();
        }
        left.forEach(this::refuse);
        threads.shutdown();
        clock.shutdownNow();
    }

    /** One piece of work; all but {@code cancelled} and {@code answer} is guarded by the pool. */
    private static final class Task<T> {
        final String caller;
        final Work<T> work;
        final CompletableFuture<T> answer = new CompletableFuture<>();
        volatile boolean cancelled;
        Optional<Future<?>> expiry = Optional.empty();

        Task(String caller, Work<T> work) {
            this.caller = caller;
            this.work = work;
        }

        void run(Search search) {
            if (cancelled) {
                answer.completeExceptionally(new CancellationException());
                return;
            }
            try {
                answer.complete(work.with(search, () -> cancelled));
            } catch (RuntimeException | Error e) {
                answer.completeExceptionally(e);
            }
        }
    }

    private boolean begun(Task<?> task) {
        int ceiling = task.caller.equals(FIRST) ? bounds.permits() : bounds.perCaller();
        boolean may = running.size() < bounds.permits() && runningBy.getOrDefault(task.caller, 0) < ceiling;
        if (may) {
            task.expiry.ifPresent(expiry -> expiry.cancel(false));
            running.add(task);
            runningBy.merge(task.caller, 1, Integer::sum);
            threads.execute(() -> run(task));
        }
        return may;
    }

    private boolean queued(Task<?> task) {
        long ofCaller = waiting.stream()
                .filter(other -> other.caller.equals(task.caller))
                .count();
        boolean room = waiting.size() < bounds.mostWaiting() && ofCaller < bounds.mostWaitingOfOne();
        if (room) {
            waiting.add(task);
            task.expiry = Optional.of(
                    clock.schedule(() -> expire(task), bounds.longestWait().toNanos(), TimeUnit.NANOSECONDS));
        }
        return room;
    }

    private void run(Task<?> task) {
        Search search = takeSearch();
        try {
            task.run(search);
        } finally {
            end(task, search);
        }
    }

    private synchronized Search takeSearch() {
        Search last = idle.pollLast();
        return last == null ? new Search(bounds.tableMegabytes(), System::nanoTime) : last;
    }

    private synchronized void end(Task<?> task, Search search) {
        idle.addLast(search);
        running.remove(task);
        runningBy.computeIfPresent(task.caller, (caller, count) -> count == 1 ? null : count - 1);
        while (!urgent.isEmpty() && !closed && begun(urgent.getFirst())) {
            urgent.removeFirst();
        }
        for (Iterator<Task<?>> line = waiting.iterator(); line.hasNext() && !closed; ) {
            if (begun(line.next())) {
                line.remove();
            }
        }
    }

    private void expire(Task<?> task) {
        boolean waited;
        synchronized (this) {
            waited = waiting.remove(task);
        }
        if (waited) {
            refuse(task);
        }
    }

    private void refuse(Task<?> task) {
        refused.increment();
        task.answer.completeExceptionally(new BusyException(bounds.longestWait()));
    }

    private void cancel(Task<?> task) {
        boolean waited;
        synchronized (this) {
            task.cancelled = true;
            waited = waiting.remove(task) || urgent.remove(task);
            task.expiry.ifPresent(expiry -> expiry.cancel(false));
        }
        if (waited) {
            task.answer.completeExceptionally(new CancellationException());
        }
    }
}
