package ringo.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A PostgreSQL that belongs to a program beside the service, and that the program can stop as a crash would, and start again. */
public final class OwnPostgres implements AutoCloseable {

    private static final int LONGEST_STOP_SECONDS = 60;

    /** Complains when it is to stop what has stopped already. */
    private static final Logger LIBRARY = Logger.getLogger("io.zonky.test.db.postgres.embedded.EmbeddedPostgres");

    private final Path folder;
    private EmbeddedDatabase running;

    private OwnPostgres(Path folder, EmbeddedDatabase running) {
        this.folder = folder;
        this.running = running;
    }

    /** Starts one that keeps its data in this folder. */
    public static OwnPostgres start(Path folder) throws IOException {
        try {
            return new OwnPostgres(folder, EmbeddedDatabase.start(folder));
        } catch (EmbeddedDatabase.UnavailableException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    public String url() {
        return running.url();
    }

    /** The only user. */
    public String user() {
        return EmbeddedDatabase.USER;
    }

    public String password() {
        return running.password();
    }

    /** Stops it without ceremony: connections are cut, nothing is written, the next start recovers. */
    public void stopAtOnce() throws IOException, InterruptedException {
        Path pidFile = folder.resolve("data").resolve("postmaster.pid");
        String pid = Files.readAllLines(pidFile, StandardCharsets.UTF_8).get(0);
        ProcessHandle server = ProcessHandle.of(Long.parseLong(pid))
                .orElseThrow(() -> new IOException("no process has the id " + pid + " of " + pidFile));
        new ProcessBuilder("kill", "-QUIT", pid).inheritIO().start().waitFor();
        try {
            server.onExit().get(LONGEST_STOP_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("PostgreSQL does not stop", e);
        }
    }

    /** Starts it again after {@link #stopAtOnce}, on the same data and the same port. */
    public void startAgain() throws IOException {
        int port = running.port();
        LIBRARY.setLevel(Level.OFF);
        try {
            running.close();
        } finally {
            LIBRARY.setLevel(Level.WARNING);
        }
        try {
            running = EmbeddedDatabase.start(folder, port);
        } catch (EmbeddedDatabase.UnavailableException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void close() throws IOException {
        running.close();
    }
}
