package ringo.api;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientConnectionException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Set;
import javax.transaction.xa.XAException;
import org.hibernate.exception.JDBCConnectionException;
import org.jspecify.annotations.Nullable;

/** Tells failures of the database, which pass, from faults of the service. */
public final class DatabaseTrouble {

    /** The class of the SQLSTATEs of connections that cannot be had or are lost. */
    private static final String CONNECTION = "08";

    /** The server stops, has crashed or is starting, has no connection left; what was to be locked was held too long. */
    private static final Set<String> PASSING = Set.of("57P01", "57P02", "57P03", "53300", "55P03");

    /** How the pool says that no connection became free, or could be made; it gives no SQLSTATE. */
    private static final String POOL_TIMEOUT = "acquisition timeout";

    /** What a transaction manager is told where a connection is lost at the end of a transaction. */
    private static final Set<Integer> LOST_AT_COMMIT = Set.of(XAException.XAER_RMFAIL, XAException.XA_RBCOMMFAIL);

    /** No chain of causes is longer. */
    private static final int MOST_CAUSES = 100;

    private DatabaseTrouble() {}

    /** Whether the failure, one of its causes or one that was suppressed is such. */
    public static boolean in(Throwable failure) {
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Throwable> left = new ArrayDeque<>();
        left.add(failure);
        while (!left.isEmpty() && seen.size() < MOST_CAUSES) {
            Throwable next = left.remove();
            if (!seen.add(next)) {
                continue;
            }
            if (is(next)) {
                return true;
            }
            if (next.getCause() != null) {
                left.add(next.getCause());
            }
            left.addAll(Arrays.asList(next.getSuppressed()));
        }
        return false;
    }

    private static boolean is(Throwable failure) {
        if (failure instanceof SQLException sql) {
            return isConnection(sql) || isPassing(sql.getSQLState());
        }
        return failure instanceof JDBCConnectionException
                || (failure instanceof XAException commit && LOST_AT_COMMIT.contains(commit.errorCode));
    }

    private static boolean isConnection(SQLException failure) {
        String message = failure.getMessage();
        return failure instanceof SQLTransientConnectionException
                || failure instanceof SQLNonTransientConnectionException
                || failure instanceof SQLRecoverableException
                || (failure.getSQLState() == null
                        && message != null
                        && message.toLowerCase(Locale.ROOT).contains(POOL_TIMEOUT));
    }

    private static boolean isPassing(@Nullable String state) {
        return state != null && (state.startsWith(CONNECTION) || PASSING.contains(state));
    }
}
