package ringo.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The PostgreSQL that the service brings itself, in folders of its own. */
class EmbeddedDatabaseTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static Connection connect(EmbeddedDatabase database) throws SQLException {
        return DriverManager.getConnection(database.url(), EmbeddedDatabase.USER, database.password());
    }

    private static String asked(EmbeddedDatabase database, String query) throws SQLException {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            assertTrue(rows.next());
            return String.valueOf(rows.getString(1));
        }
    }

    private static void told(EmbeddedDatabase database, String command) throws SQLException {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }

    private static String refusal(Path folder) {
        return String.valueOf(
                assertThrows(EmbeddedDatabase.UnavailableException.class, () -> EmbeddedDatabase.start(folder))
                        .getMessage());
    }

    @Test
    void keepsWhatWasCommittedAndIsSetToDoSo() throws Exception {
        try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
            for (String setting : new String[] {"fsync", "synchronous_commit", "full_page_writes"}) {
                assertEquals("on", asked(database, "select current_setting('" + setting + "')"), setting);
            }
            assertEquals("127.0.0.1", asked(database, "select current_setting('listen_addresses')"));
            assertEquals("", asked(database, "select current_setting('unix_socket_directories')"));
            assertEquals("UTF8", asked(database, "select current_setting('server_encoding')"));
            assertEquals("17", asked(database, "select current_setting('server_version_num')::int / 10000"));
            told(database, "create table kept as select 'a game' as it");
        }
        try (EmbeddedDatabase again = EmbeddedDatabase.start(folder)) {
            assertEquals("a game", asked(again, "select it from kept"));
        }
    }

    @Test
    void wantsItsPassword() throws Exception {
        try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
            SQLException refused = assertThrows(
                    SQLException.class,
                    () -> DriverManager.getConnection(database.url(), EmbeddedDatabase.USER, "postgres")
                            .close());
            assertEquals("28P01", refused.getSQLState());
            assertEquals("rw-------", posix(folder.resolve("password")));
            assertEquals("rwx------", posix(folder));
        }
    }

    private static String posix(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void refusesAFolderThatIsInUse() throws Exception {
        try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
            String refusal = refusal(folder);
            assertTrue(refusal.contains("in use by another running service"), refusal);
            assertTrue(refusal.contains("RINGO_DATABASE_FOLDER"), refusal);
            assertEquals("1", asked(database, "select 1"));
        }
    }

    /** A service in a process of its own. */
    static final class Service {

        private Service() {}

        public static void main(String... arguments) throws Exception {
            EmbeddedDatabase database = EmbeddedDatabase.start(Path.of(arguments[0]));
            told(database, "create table kept as select 'a game' as it");
            System.out.println(READY);
            Thread.sleep(TimeUnit.MINUTES.toMillis(5));
        }
    }

    private static final String READY = "ready";

    @Test
    void takesOverFromAServiceThatWasKilled() throws Exception {
        Process service = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Service.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader told = service.inputReader(StandardCharsets.UTF_8)) {
            String line = told.readLine();
            while (line != null && !line.equals(READY)) {
                line = told.readLine();
            }
            assertEquals(READY, line);
            String refusal = refusal(folder);
            assertTrue(refusal.contains("in use by another running service"), refusal);
            long server =
                    Long.parseLong(Files.readAllLines(folder.resolve("data").resolve("postmaster.pid"))
                            .get(0));
            service.destroyForcibly().waitFor();
            assertTrue(ProcessHandle.of(server).map(ProcessHandle::isAlive).orElse(false), "the server is gone too");

            try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
                assertEquals("a game", asked(database, "select it from kept"));
            }
        } finally {
            service.destroyForcibly();
        }
    }

    @Test
    void startsAnewWhereTheFirstStartWasCutOff() throws Exception {
        Files.createDirectories(folder.resolve("data").resolve("base"));
        Files.writeString(folder.resolve("data").resolve("postgresql.conf"), "half a");
        Files.writeString(folder.resolve("password"), "of that start");
        try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
            assertEquals("1", asked(database, "select 1"));
        }
    }

    @Test
    void saysThatThePasswordIsMissing() throws Exception {
        Files.createFile(folder.resolve("complete"));
        Files.createDirectory(folder.resolve("data"));
        String refusal = refusal(folder);
        assertTrue(refusal.contains("password is missing"), refusal);
        assertTrue(Files.exists(folder.resolve("data")), "data must stay");
    }

    @Test
    void saysWhereItCannotKeepData() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        String refusal = refusal(file.resolve("database"));
        assertTrue(refusal.contains(file.toString()), refusal);
        assertFalse(Files.isDirectory(file));
    }
}
