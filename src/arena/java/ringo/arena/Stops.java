package ringo.arena;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import ringo.analysis.WarmUp;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.rules.Preset;

/**
 * How late searches stop, in milliseconds: after their time is up, and after the stop flag was set. The openings of all presets at
 * random, with limits of 5 to 100 ms. Then the same for searches that are the first of their kind and have to allocate their table.
 * All by the {@link CpuClock}, so that what else the machine does is left out, but garbage collection too.
 *
 * <p>Arguments: searches, seed, and {@code warm} for a process that is warmed up before, as the service is.
 */
final class Stops {

    private static final int TABLE_MEGABYTES = 256;
    private static final int LEAST_MILLIS = 5;
    private static final int MOST_MILLIS = 100;
    private static final int FRESH_SHARE = 10;

    private final CpuClock clock = new CpuClock();
    private final SplittableRandom random;

    private Stops(long seed) {
        random = new SplittableRandom(seed);
    }

    public static void main(String[] args) {
        int searches = Integer.parseInt(args[0]);
        Stops stops = new Stops(Long.parseLong(args[1]));
        if (args.length > 2 && args[2].equals("warm")) {
            WarmUp.run(System::nanoTime);
        }
        Search search = fresh();
        System.out.println("| searches | stopped by | median | 99 % | most |");
        stops.row("time, first of all", 1, () -> stops.byTime(search));
        stops.row("time", searches, () -> stops.byTime(search));
        stops.row("flag", searches, () -> stops.byFlag(search));
        stops.row("time, table to allocate", Math.max(1, searches / FRESH_SHARE), () -> stops.byTime(fresh()));
    }

    private static Search fresh() {
        return new Search(TABLE_MEGABYTES, new CpuClock());
    }

    /** One search; how late it stopped, in nanoseconds. */
    @FunctionalInterface
    private interface Late {
        long nanos();
    }

    private void row(String name, int searches, Late late) {
        long[] nanos = new long[searches];
        Arrays.setAll(nanos, i -> late.nanos());
        Arrays.sort(nanos);
        System.out.printf(
                Locale.ROOT,
                "| %d | %s | %.2f | %.2f | %.2f |%n",
                searches,
                name,
                nanos[searches / 2] / 1e6,
                nanos[searches * 99 / 100] / 1e6,
                nanos[searches - 1] / 1e6);
    }

    private SearchRequest request(Limits limits) {
        Preset preset = Preset.values()[random.nextInt(Preset.values().length)];
        List<Book.Opening> openings = Book.read(preset);
        return SearchRequest.of(
                preset.rules(), openings.get(random.nextInt(openings.size())).position(), limits);
    }

    private long millis() {
        return random.nextLong(LEAST_MILLIS, MOST_MILLIS + 1);
    }

    private long byTime(Search search) {
        Duration time = Duration.ofMillis(millis());
        SearchRequest request = request(Limits.NONE.withTime(time));
        long started = clock.getAsLong();
        search.run(request, Progress.NONE);
        return clock.getAsLong() - started - time.toNanos();
    }

    private long byFlag(Search search) {
        AtomicBoolean flag = new AtomicBoolean();
        AtomicLong set = new AtomicLong(Long.MAX_VALUE);
        long started = clock.getAsLong();
        long wanted = Duration.ofMillis(millis()).toNanos();
        Thread searcher = Thread.currentThread();
        SearchRequest request = request(Limits.NONE.withCancelled(flag::get));
        Thread stopper = new Thread(() -> {
            while (CpuClock.of(searcher) - started < wanted) {
                LockSupport.parkNanos(100_000);
            }
            set.set(CpuClock.of(searcher));
            flag.set(true);
        });
        stopper.start();
        search.run(request, Progress.NONE);
        return Math.max(0, clock.getAsLong() - set.get());
    }
}
