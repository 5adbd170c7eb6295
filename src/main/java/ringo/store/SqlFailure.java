package ringo.store;

import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the database says of a failure, by its SQLSTATE. */
final class SqlFailure {

    private static final String LOCK_NOT_AVAILABLE = "55P03";

    /** Another transaction was in the way: a circle of waiting, or a change at the same time. */
    private static final Set<String> TRANSIENT = Set.of("40P01", "40001");

    private SqlFailure() {}

    /** A lock was waited for too long. */
    static boolean isLockTimeout(Throwable failure) {
        return state(failure).filter(LOCK_NOT_AVAILABLE::equals).isPresent();
    }

    /** The transaction may succeed if it is tried again. */
    static boolean isTransient(Throwable failure) {
        return state(failure).filter(TRANSIENT::contains).isPresent();
    }

    private static Optional<String> state(Throwable failure) {
        return Stream.<@Nullable Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
                .filter(SQLException.class::isInstance)
                .map(cause -> ((SQLException) cause).getSQLState())
                .filter(state -> state != null)
                .findFirst();
    }
}
