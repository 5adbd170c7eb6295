package ringo.app;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A real PostgreSQL that this process starts for itself and that keeps its data in a folder. It listens on the loopback interface
 * alone, wants a password that was drawn when the folder was made, and writes every commit to the disk before it is answered.
 *
 * <p>A folder belongs to one running service: a lock on a file in it says so. A server that has outlived its service, because that
 * was killed, is stopped by the next one.
 */
final class EmbeddedDatabase implements AutoCloseable {

    /** The user whom initdb makes. */
    static final String USER = "postgres";

    private static final Duration LONGEST_START = Duration.ofSeconds(60);
    private static final Duration LONGEST_STOP = Duration.ofSeconds(10);
    private static final int PASSWORD_BYTES = 32;
    private static final String LOOPBACK = "127.0.0.1";

    /** Tells every step at INFO; held here, as loggers that nobody holds lose their level. */
    private static final Logger LIBRARY = Logger.getLogger("io.zonky.test.db.postgres.embedded");

    private final Layout layout;
    private final FileChannel lockFile;
    private final FileLock lock;
    private final int port;
    private final String password;
    private final CompletableFuture<EmbeddedPostgres> server;

    private EmbeddedDatabase(Layout layout, FileChannel lockFile, FileLock lock, int port, String password) {
        this.layout = layout;
        this.lockFile = lockFile;
        this.lock = lock;
        this.port = port;
        this.password = password;
        server = CompletableFuture.supplyAsync(this::server, start -> new Thread(start, "start the database").start());
    }

    /** Why there is no database, in a sentence for who started the service. */
    static final class UnavailableException extends Exception {
        private static final long serialVersionUID = 1;

        UnavailableException(String message, @Nullable Throwable cause) {
            super(message, cause);
        }
    }

    /** The files of a folder. */
    private record Layout(Path folder) {

        Path lock() {
            return folder.resolve("lock");
        }

        Path password() {
            return folder.resolve("password");
        }

        /** There when the server has once been up: before that the data are of no worth, and may be half made. */
        Path complete() {
            return folder.resolve("complete");
        }

        Path data() {
            return folder.resolve("data");
        }

        Path programs() {
            return folder.resolve("programs");
        }

        Path log() {
            return folder.resolve("postgres.log");
        }
    }

    /**
     * Begins to start the database of this folder, which is made if there is none. URL and password can be used at once; until
     * the server is there, nobody can connect. {@link #awaitStart} tells when it is.
     *
     * @throws UnavailableException if another service uses the folder, or it cannot be written to
     */
    static EmbeddedDatabase begin(Path folder) throws UnavailableException {
        return begin(folder, OptionalInt.empty());
    }

    private static EmbeddedDatabase begin(Path folder, OptionalInt port) throws UnavailableException {
        Layout layout = new Layout(folder.toAbsolutePath().normalize());
        LIBRARY.setLevel(Level.WARNING);
        try {
            Files.createDirectories(layout.folder());
            Files.setPosixFilePermissions(layout.folder(), PosixFilePermissions.fromString("rwx------"));
            FileChannel lockFile = FileChannel.open(
                    layout.lock(), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            try {
                FileLock lock = lock(layout, lockFile);
                stopSurvivor(layout);
                if (!Files.exists(layout.complete())) {
                    delete(layout.data());
                }
                return new EmbeddedDatabase(
                        layout, lockFile, lock, port.isPresent() ? port.getAsInt() : freePort(), password(layout));
            } catch (IOException | UnavailableException | RuntimeException e) {
                lockFile.close();
                throw e;
            }
        } catch (IOException | UnsupportedOperationException e) {
            throw unavailable(layout, e);
        }
    }

    private static UnavailableException unavailable(Layout layout, Throwable cause) {
        return new UnavailableException(
                "PostgreSQL does not start in the folder " + layout.folder() + " (" + cause.getMessage() + "); "
                        + layout.log() + " may say why. Is the folder writable, and is there room on the disk?",
                cause);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private EmbeddedPostgres server() {
        try {
            EmbeddedPostgres started = EmbeddedPostgres.builder()
                    .setPort(port)
                    .setDataDirectory(layout.data())
                    .setCleanDataDirectory(false)
                    .setOverrideWorkingDirectory(layout.programs().toFile())
                    .setRegisterShutdownHook(false)
                    .setPGStartupWait(LONGEST_START)
                    .setErrorRedirector(Redirect.appendTo(layout.log().toFile()))
                    .setOutputRedirector(Redirect.appendTo(layout.log().toFile()))
                    // What initdb is told besides the locale goes the same way.
                    .setLocaleConfig("locale-provider", "builtin")
                    .setLocaleConfig("builtin-locale", "C.UTF-8")
                    .setLocaleConfig("locale", "C")
                    .setLocaleConfig("auth-host", "scram-sha-256")
                    .setLocaleConfig("auth-local", "scram-sha-256")
                    .setLocaleConfig("pwfile", layout.password().toString())
                    .setConnectConfig("password", password)
                    .setServerConfig("listen_addresses", LOOPBACK)
                    .setServerConfig("unix_socket_directories", "")
                    .setServerConfig("max_connections", "100")
                    // The library is made for tests, and switches these off.
                    .setServerConfig("fsync", "on")
                    .setServerConfig("synchronous_commit", "on")
                    .setServerConfig("full_page_writes", "on")
                    .start();
            Files.write(layout.complete(), new byte[0]);
            return started;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same, but waits until the server is there. */
    static EmbeddedDatabase start(Path folder) throws UnavailableException {
        return start(folder, OptionalInt.empty());
    }

    /** The same on this port, where one ran before. */
    static EmbeddedDatabase start(Path folder, int port) throws UnavailableException {
        return start(folder, OptionalInt.of(port));
    }

    private static EmbeddedDatabase start(Path folder, OptionalInt port) throws UnavailableException {
        EmbeddedDatabase database = begin(folder, port);
        database.awaitStart();
        return database;
    }

    /**
     * Waits until the server takes connections.
     *
     * @throws UnavailableException if it does not start; the folder is free again then
     */
    void awaitStart() throws UnavailableException {
        try {
            server.join();
        } catch (CompletionException e) {
            try {
                close();
            } catch (IOException closing) {
                e.addSuppressed(closing);
            }
            throw unavailable(layout, Optional.ofNullable(e.getCause()).orElse(e));
        }
    }

    private static FileLock lock(Layout layout, FileChannel lockFile) throws IOException, UnavailableException {
        Optional<FileLock> lock;
        try {
            lock = Optional.ofNullable(lockFile.tryLock());
        } catch (OverlappingFileLockException e) {
            lock = Optional.empty();
        }
        return lock.orElseThrow(() -> new UnavailableException(
                "The folder " + layout.folder()
                        + " is in use by another running service. Stop that one, or give this one a "
                        + "folder of its own with RINGO_DATABASE_FOLDER.",
                null));
    }

    /** Stops a server that runs on these data although its service, which held the lock, is gone. */
    private static void stopSurvivor(Layout layout) throws IOException {
        Path pidFile = layout.data().resolve("postmaster.pid");
        if (!Files.exists(pidFile)) {
            return;
        }
        List<String> lines = Files.readAllLines(pidFile, StandardCharsets.UTF_8);
        if (lines.isEmpty() || !lines.get(0).matches("\\d{1,9}")) {
            return;
        }
        Optional<ProcessHandle> survivor = ProcessHandle.of(Long.parseLong(lines.get(0)))
                .filter(process -> process.info().command().orElse("").endsWith("postgres"));
        if (survivor.isPresent()) {
            survivor.get().destroy();
            if (!ended(survivor.get())) {
                survivor.get().destroyForcibly();
                ended(survivor.get());
            }
        }
    }

    private static boolean ended(ProcessHandle process) throws IOException {
        try {
            process.onExit().get(LONGEST_STOP.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException e) {
            throw new IOException("waiting for a PostgreSQL that was left over", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while a PostgreSQL that was left over is stopped", e);
        }
    }

    /** The folder's password, drawn before there are data. */
    private static String password(Layout layout) throws IOException, UnavailableException {
        if (Files.exists(layout.complete())) {
            if (!Files.exists(layout.password())) {
                throw new UnavailableException(
                        layout.password() + " is missing; without it nobody can open the database in that folder.",
                        null);
            }
            return Files.readString(layout.password());
        }
        byte[] secret = new byte[PASSWORD_BYTES];
        new SecureRandom().nextBytes(secret);
        Files.deleteIfExists(layout.password());
        Files.createFile(
                layout.password(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        String password = Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
        Files.writeString(layout.password(), password);
        return password;
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path emptied, @Nullable IOException failure) throws IOException {
                if (failure != null) {
                    throw failure;
                }
                Files.delete(emptied);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    String url() {
        return "jdbc:postgresql://" + LOOPBACK + ":" + port + "/postgres";
    }

    String password() {
        return password;
    }

    int port() {
        return port;
    }

    /** Stops the server when its clients are gone or cut off, and gives the folder free. */
    @Override
    public void close() throws IOException {
        try {
            Optional<EmbeddedPostgres> started = server.handle((running, failure) -> Optional.ofNullable(running))
                    .join();
            if (started.isPresent()) {
                started.get().close();
            }
        } finally {
            lock.release();
            lockFile.close();
        }
    }
}
