package ringo.app;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.SkipPredicate;
import io.quarkus.scheduler.ScheduledExecution;
import jakarta.inject.Singleton;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Gives memory back that only the start needed: to unpack a database and to warm the engine up takes more than the service does
 * afterwards, and the collector keeps what it once had until it is told.
 */
@Singleton
public class Tidying implements SkipPredicate {

    private final AtomicBoolean done = new AtomicBoolean();

    /** Once, when the start is over and whoever waited for it was answered. */
    @Scheduled(every = "5s", delayed = "5s", skipExecutionIf = Tidying.class)
    void tidy() {
        if (done.compareAndSet(false, true)) {
            System.gc();
        }
    }

    @Override
    public boolean test(ScheduledExecution execution) {
        return done.get();
    }
}
