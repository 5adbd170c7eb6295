package ringo.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RecurringTest {

    private static final Logger LOG = Logger.getLogger(Recurring.class.getName());

    private final List<String> said = new ArrayList<>();
    private final Handler ear = new Handler() {
        @Override
        public void publish(LogRecord message) {
            said.add(message.getLevel() + " " + (message.getThrown() == null));
        }

        @Override
        public void flush() {
            // nothing is held back
        }

        @Override
        public void close() {
            // nothing is open
        }
    };

    @BeforeEach
    void listen() {
        LOG.addHandler(ear);
    }

    @AfterEach
    void stopListening() {
        LOG.removeHandler(ear);
    }

    @Test
    void saysOnceThatTheDatabaseIsAwayAndOnceThatItIsBack() {
        Recurring recurring = new Recurring();
        for (int outage = 0; outage < 2; outage++) {
            for (int time = 0; time < 3; time++) {
                recurring.asking(() -> {
                    throw new IllegalStateException(new SQLException("refused", "08001"));
                });
                // Says nothing of the database: it need not have asked it.
                recurring.run(() -> {});
            }
            recurring.run(() -> {});
            recurring.asking(() -> {});
            recurring.asking(() -> {});
        }
        assertEquals(List.of("WARN true", "INFO true", "WARN true", "INFO true"), said);
    }

    @Test
    void doesNotHideOtherFailures() {
        RuntimeException failure = new IllegalStateException("wrong");
        assertSame(
                failure,
                assertThrows(
                        IllegalStateException.class,
                        () -> new Recurring().run(() -> {
                            throw failure;
                        })));
        assertEquals(List.of(), said);
    }
}
