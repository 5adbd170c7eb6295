package ringo.app;

import jakarta.inject.Singleton;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jboss.logging.Logger;
import ringo.api.DatabaseTrouble;

/**
 * What a node does again and again by itself. While the database is away it cannot be done, which is said once and not each time; it is
 * tried again the next time it is due.
 */
@Singleton
public class Recurring {

    private static final Logger LOG = Logger.getLogger(Recurring.class);

    private final AtomicBoolean away = new AtomicBoolean();

    /** Does this once, as well as the database allows. */
    void run(Runnable work) {
        done(work);
    }

    /** The same for what always asks the database, so that it is there if this is done. */
    void asking(Runnable work) {
        if (done(work) && away.compareAndSet(true, false)) {
            LOG.info("the database is back");
        }
    }

    private boolean done(Runnable work) {
        try {
            work.run();
            return true;
        } catch (RuntimeException e) {
            if (!DatabaseTrouble.in(e)) {
                throw e;
            }
            if (away.compareAndSet(false, true)) {
                LOG.warnf("the database is away, which is looked for again and again: %s", e.getMessage());
            }
            return false;
        }
    }
}
