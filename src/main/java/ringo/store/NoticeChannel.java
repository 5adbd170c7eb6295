package ringo.store;

import io.agroal.api.AgroalDataSource;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import ringo.game.PlayerId;

/**
 * Tells the other nodes, by PostgreSQL's {@code NOTIFY}, for which players there is something new: what was gathered in 50 ms at a
 * time. A notice that is lost does no harm, see {@link Notices}.
 */
@Singleton
public class NoticeChannel implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(NoticeChannel.class);

    private static final String CHANNEL = "ringo_events";
    private static final int MILLIS_BETWEEN = 50;
    private static final int LISTEN_MILLIS = 500;
    private static final int PAUSE_MILLIS = 1000;

    /** A notice holds less than 8000 bytes. */
    private static final int PLAYERS_A_NOTICE = 500;

    private final AgroalDataSource database;
    private final Notices notices;
    private final ScheduledExecutorService sender;
    private final Future<?> ticking;
    private volatile boolean closed;

    NoticeChannel(AgroalDataSource database, Notices notices) {
        this.database = database;
        this.notices = notices;
        sender = Executors.newSingleThreadScheduledExecutor(work -> daemon(work, "notices-out"));
        ticking = sender.scheduleWithFixedDelay(this::send, MILLIS_BETWEEN, MILLIS_BETWEEN, TimeUnit.MILLISECONDS);
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    private void send() {
        List<PlayerId> players = notices.take();
        if (players.isEmpty()) {
            return;
        }
        try (Connection connection = database.getConnection();
                PreparedStatement notify = connection.prepareStatement("select pg_notify(?, ?)")) {
            for (int from = 0; from < players.size(); from += PLAYERS_A_NOTICE) {
                notify.setString(1, CHANNEL);
                notify.setString(
                        2,
                        players.subList(from, Math.min(from + PLAYERS_A_NOTICE, players.size())).stream()
                                .map(PlayerId::text)
                                .collect(Collectors.joining(",")));
                notify.execute();
            }
        } catch (SQLException | RuntimeException e) {
            LOG.debug("a notice is lost", e);
        }
    }

    /** Hears what all nodes tell, this one too, on a thread and a connection of its own, until it is closed. */
    public void listen(Consumer<Set<PlayerId>> listener) {
        daemon(
                        () -> {
                            while (!closed) {
                                hear(listener);
                            }
                        },
                        "notices-in")
                .start();
    }

    private void hear(Consumer<Set<PlayerId>> listener) {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            PGConnection channel = connection.unwrap(PGConnection.class);
            try {
                while (!closed) {
                    Optional.ofNullable(channel.getNotifications(LISTEN_MILLIS))
                            .ifPresent(heard -> Arrays.stream(heard)
                                    .map(NoticeChannel::players)
                                    .forEach(listener));
                }
            } finally {
                statement.execute("unlisten " + CHANNEL);
            }
        } catch (SQLException | RuntimeException e) {
            LOG.debug("notices are not heard for a while", e);
            pause();
        }
    }

    private static Set<PlayerId> players(PGNotification notice) {
        return Arrays.stream(notice.getParameter().split(",", -1))
                .flatMap(text -> PlayerId.parse(text).stream())
                .collect(Collectors.toSet());
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            closed = true;
        }
    }

    @Override
    public void close() {
        closed = true;
        ticking.cancel(false);
        sender.shutdown();
    }
}
