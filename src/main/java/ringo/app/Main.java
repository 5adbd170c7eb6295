package ringo.app;

import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;

/**
 * Starts the service, and before it a database, if none is configured: without {@code quarkus.datasource.jdbc.url} the service
 * brings its own PostgreSQL, unless {@code ringo.database.embedded} is false.
 */
@QuarkusMain
public final class Main {

    private static final Logger LOG = Logger.getLogger(Main.class);

    private static final String URL = "quarkus.datasource.jdbc.url";

    /** The service itself stops within 10 s of being told to. */
    private static final int LONGEST_STOP_SECONDS = 20;

    private Main() {}

    /** Runs the service until the process is told to stop, or the command {@code endgame}, which needs no service. */
    public static void main(String... arguments) {
        if (arguments.length > 0 && arguments[0].equals(EndgameCommand.NAME)) {
            System.exit(EndgameCommand.run(
                    new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                    new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                    Arrays.copyOfRange(arguments, 1, arguments.length)));
        }
        // Otherwise Quarkus refuses a URL that cannot be decoded with an empty answer, before any filter sees it.
        System.setProperty("vertx.disableURIValidation", "true");
        CountDownLatch stopped = new CountDownLatch(1);
        Optional<EmbeddedDatabase> database;
        try {
            database = database();
        } catch (EmbeddedDatabase.UnavailableException e) {
            tell(e);
            System.exit(1);
            return;
        }
        database.ifPresent(embedded -> {
            System.setProperty(URL, embedded.url());
            System.setProperty("quarkus.datasource.username", EmbeddedDatabase.USER);
            System.setProperty("quarkus.datasource.password", embedded.password());
            if (LaunchMode.current() != LaunchMode.DEVELOPMENT) {
                Runtime.getRuntime()
                        .addShutdownHook(new Thread(() -> closeAfter(stopped, embedded), "stop the database"));
            }
            // It starts beside Quarkus, which saves a second; what connects before it is there tries again.
            new Thread(() -> awaitStart(embedded), "await the database").start();
        });
        Quarkus.run(
                null,
                (code, failure) -> {
                    stopped.countDown();
                    if (failure != null) {
                        // It may be in no log: with a faulty configuration there is none yet.
                        tell(rootOf(failure));
                    }
                    if (LaunchMode.current() == LaunchMode.DEVELOPMENT) {
                        // The process goes on: it is a reload, and the next start opens the folder anew.
                        database.ifPresent(embedded -> {
                            System.clearProperty(URL);
                            close(embedded);
                        });
                    } else {
                        System.exit(code);
                    }
                },
                arguments);
    }

    private static Optional<EmbeddedDatabase> database() throws EmbeddedDatabase.UnavailableException {
        Config config = ConfigProvider.getConfig();
        boolean recording = Boolean.getBoolean("quarkus.appcds.generate");
        if (recording || config.getOptionalValue(URL, String.class).isPresent()) {
            return Optional.empty();
        }
        if (!config.getValue("ringo.database.embedded", boolean.class)) {
            throw new EmbeddedDatabase.UnavailableException(
                    "No database is configured: set QUARKUS_DATASOURCE_JDBC_URL to one of PostgreSQL 17, such as "
                            + "jdbc:postgresql://db:5432/ringo, with QUARKUS_DATASOURCE_USERNAME and QUARKUS_DATASOURCE_PASSWORD.",
                    null);
        }
        return Optional.of(EmbeddedDatabase.begin(Path.of(config.getValue("ringo.database.folder", String.class))));
    }

    private static void awaitStart(EmbeddedDatabase database) {
        try {
            database.awaitStart();
        } catch (EmbeddedDatabase.UnavailableException e) {
            tell(e);
            // The service waits for its database; there is nothing yet that could be lost.
            Runtime.getRuntime().halt(1);
        }
    }

    /** Before Quarkus runs nothing that is logged is sure to be seen. */
    private static void tell(Throwable failure) {
        System.err.println("Ringo does not start: " + failure.getMessage());
    }

    private static Throwable rootOf(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root;
    }

    private static void closeAfter(CountDownLatch stopped, EmbeddedDatabase database) {
        try {
            if (!stopped.await(LONGEST_STOP_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("the service has not stopped in time; its database is stopped nevertheless");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        close(database);
    }

    private static void close(EmbeddedDatabase database) {
        try {
            database.close();
        } catch (IOException e) {
            LOG.warn("the database did not stop cleanly; it recovers at the next start", e);
        }
    }
}
