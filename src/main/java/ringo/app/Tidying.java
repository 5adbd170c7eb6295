package ringo.app;

import com.sun.management.HotSpotDiagnosticMXBean;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.SkipPredicate;
import io.quarkus.scheduler.ScheduledExecution;
import jakarta.inject.Singleton;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Gives memory back that only the start needed: to unpack a database and to warm the engine up takes more than the service does
 * afterwards, and the collector keeps what it once had until it is told.
 */
@Singleton
public class Tidying implements SkipPredicate {

    private static final String MOST_FREE_PERCENT = "50";

    private final AtomicBoolean done = new AtomicBoolean();

    /** Once, when the start is over and whoever waited for it was answered. */
    @Scheduled(every = "5s", delayed = "5s", skipExecutionIf = Tidying.class)
    void tidy() {
        if (done.compareAndSet(false, true)) {
            giveBack();
        }
    }

    /** What is free is given back to the system. */
    static void giveBack() {
        keepLess();
        System.gc();
    }

    /** After a collection, the heap is to be no more than twice what is in use; it grows again when it has to. */
    private static void keepLess() {
        HotSpotDiagnosticMXBean machine = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        if (machine != null) {
            machine.setVMOption("MaxHeapFreeRatio", MOST_FREE_PERCENT);
        }
    }

    @Override
    public boolean test(ScheduledExecution execution) {
        return done.get();
    }
}
