package ringo.store;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.jspecify.annotations.Nullable;

/**
 * A statement that runs on the session's connection, in its transaction, as it is written, with question marks for the values. For what
 * runs with every move: there it took longer to have the statement made and its parameters described than to carry it out.
 *
 * <p>The text must not depend on the values, as the driver keeps what it has prepared by the text.
 */
final class PlainSql {

    private final StringBuilder text;
    private final List<@Nullable Object> values = new ArrayList<>();

    PlainSql(String text) {
        this.text = new StringBuilder(text);
    }

    /** Goes on with this text. */
    PlainSql and(String more) {
        text.append(more);
        return this;
    }

    /** Gives the next question mark its value: a text, texts, a number, numbers, a time or nothing. */
    PlainSql with(@Nullable Object value) {
        values.add(value);
        return this;
    }

    /** What makes something of the row that a result stands on. */
    @FunctionalInterface
    interface Row<T> {
        T read(ResultSet columns) throws SQLException;
    }

    /** Carries out a query. */
    <T> List<T> rows(Session session, Row<T> row) {
        return session.doReturningWork(connection -> {
            try (PreparedStatement statement = prepared(session, connection);
                    ResultSet result = statement.executeQuery()) {
                List<T> rows = new ArrayList<>();
                while (result.next()) {
                    rows.add(row.read(result));
                }
                return rows;
            }
        });
    }

    /** Carries out a change, and tells how many rows it is about. */
    int change(Session session) {
        return session.doReturningWork(connection -> {
            try (PreparedStatement statement = prepared(session, connection)) {
                return statement.executeUpdate();
            }
        });
    }

    private PreparedStatement prepared(Session session, Connection connection) throws SQLException {
        StatementInspector inspector = session.unwrap(SharedSessionContractImplementor.class)
                .getJdbcSessionContext()
                .getStatementInspector();
        String sql = text.toString();
        PreparedStatement statement = connection.prepareStatement(inspector == null ? sql : inspector.inspect(sql));
        for (int i = 0; i < values.size(); i++) {
            bind(statement, i + 1, values.get(i));
        }
        return statement;
    }

    private static void bind(PreparedStatement statement, int at, @Nullable Object value) throws SQLException {
        if (value == null) {
            statement.setNull(at, Types.NULL);
        } else if (value instanceof Instant time) {
            statement.setObject(at, OffsetDateTime.ofInstant(time, ZoneOffset.UTC));
        } else if (value instanceof Object[] several) {
            statement.setArray(at, array(statement.getConnection(), several));
        } else {
            statement.setObject(at, value);
        }
    }

    private static Array array(Connection connection, Object[] values) throws SQLException {
        return connection.createArrayOf(values instanceof Integer[] ? "integer" : "text", values);
    }

    /** The time in a column, if there is one. */
    static Optional<Instant> time(ResultSet columns, int at) throws SQLException {
        return Optional.ofNullable(columns.getObject(at, OffsetDateTime.class)).map(OffsetDateTime::toInstant);
    }
}
