package ringo.app;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;

/** The PostgreSQL of the tests that run the service: the one that the service brings itself, emptied. */
@QuarkusTestResource(TestDatabase.class)
public final class TestDatabase implements QuarkusTestResourceLifecycleManager {

    private static final Path FOLDER = Path.of("target", "test-database");

    @SuppressWarnings("NullAway.Init") // start comes first
    private EmbeddedDatabase database;

    @Override
    public Map<String, String> start() {
        try {
            database = EmbeddedDatabase.start(FOLDER);
            empty(database);
        } catch (EmbeddedDatabase.UnavailableException | SQLException e) {
            throw new IllegalStateException("no database for the tests", e);
        }
        return Map.of(
                "quarkus.datasource.jdbc.url", database.url(),
                "quarkus.datasource.username", EmbeddedDatabase.USER,
                "quarkus.datasource.password", database.password());
    }

    private static void empty(EmbeddedDatabase database) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection(database.url(), EmbeddedDatabase.USER, database.password());
                Statement statement = connection.createStatement()) {
            statement.execute("drop schema public cascade");
            statement.execute("create schema public");
        }
    }

    @Override
    public void stop() {
        try {
            database.close();
        } catch (IOException e) {
            throw new UncheckedIOException("the database of the tests does not stop", e);
        }
    }
}
