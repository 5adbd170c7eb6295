package ringo.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/** The time that the calling thread had a core, in nanoseconds: what it does in that time depends little on what else goes on. */
final class CpuClock implements LongSupplier {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Override
    public long getAsLong() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** The same of another thread. */
    static long of(Thread thread) {
        return THREADS.getThreadCpuTime(thread.getId());
    }
}
