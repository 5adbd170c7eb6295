package ringo.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import ringo.game.EventLog;
import ringo.game.PlayerId;
import ringo.player.Holder;
import ringo.player.Tokens;

/**
 * The streams of events that are open on this node, a bounded number. One thread reads the log for all of them: for the players who
 * are woken at once, and for everybody every now and then.
 *
 * <p>Safe for use by several threads.
 */
public final class EventStreams implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(EventStreams.class);

    /** So many streams are read for in one query, and so many events for each. */
    private static final int STREAMS_A_QUERY = 200;

    private static final int EVENTS_A_QUERY = 100;

    private final EventLog log;
    private final Tokens tokens;
    private final Clock clock;
    private final ObjectMapper mapper;
    private final int most;
    private final int mostOfPlayer;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final Set<PlayerId> woken = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean asked = new AtomicBoolean();
    private final ExecutorService reader;
    private volatile boolean closed;

    /**
     * Makes it without streams.
     *
     * @param most how many streams may be open
     * @param mostOfPlayer how many of one player
     */
    public EventStreams(EventLog log, Tokens tokens, Clock clock, ObjectMapper mapper, int most, int mostOfPlayer) {
        this.log = log;
        this.tokens = tokens;
        this.clock = clock;
        this.mapper = mapper;
        this.most = most;
        this.mostOfPlayer = mostOfPlayer;
        reader = Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "event-streams");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Opens a stream.
     *
     * @param after the number of the last event that the client has
     * @throws ProblemException if there are too many
     */
    EventStream open(Holder holder, long after) {
        PlayerId player = new PlayerId(holder.player().id());
        EventStream stream = new EventStream(player, holder.token().id(), after, () -> wake(Set.of(player)));
        synchronized (open) {
            if (closed || open.size() >= most) {
                throw Refusals.streamsBusy();
            }
            if (open.stream().filter(other -> other.player().equals(player)).count() >= mostOfPlayer) {
                throw Refusals.tooManyStreamsOfPlayer(mostOfPlayer);
            }
            open.add(stream);
        }
        return stream;
    }

    /** The stream is read by nobody any more. */
    void remove(EventStream stream) {
        open.remove(stream);
    }

    /** How many streams are open. */
    public int size() {
        return open.size();
    }

    /** Ends all streams that are open now. */
    void endAll() {
        open.forEach(EventStream::end);
        open.clear();
    }

    /** There may be something new for these players. */
    public void wake(Collection<PlayerId> players) {
        boolean any = false;
        for (EventStream stream : open) {
            if (players.contains(stream.player())) {
                woken.add(stream.player());
                any = true;
            }
        }
        if (any) {
            read();
        }
    }

    /** There may be something new for anybody. */
    public void wakeAll() {
        open.forEach(stream -> woken.add(stream.player()));
        if (!woken.isEmpty()) {
            read();
        }
    }

    /** Shows all clients that their connections are alive, and ends the streams whose tokens are not good any more. */
    public void beat() {
        List<EventStream> streams = new ArrayList<>(open);
        if (streams.isEmpty()) {
            return;
        }
        Set<String> good =
                tokens.good(streams.stream().map(EventStream::tokenId).collect(Collectors.toSet()), clock.instant());
        for (EventStream stream : streams) {
            if (good.contains(stream.tokenId())) {
                stream.beat();
            } else {
                stream.end();
            }
        }
    }

    /** Ends all streams, so that the clients come back to a node that goes on. */
    @Override
    public void close() {
        synchronized (open) {
            closed = true;
        }
        open.forEach(EventStream::end);
        reader.shutdown();
    }

    private void read() {
        if (asked.compareAndSet(false, true)) {
            try {
                reader.execute(() -> {
                    asked.set(false);
                    readForWoken();
                });
            } catch (RejectedExecutionException e) {
                LOG.debug("the service stops", e);
            }
        }
    }

    private void readForWoken() {
        Set<PlayerId> players = Set.copyOf(woken);
        woken.removeAll(players);
        List<EventStream> streams = open.stream()
                .filter(stream -> players.contains(stream.player()))
                .toList();
        try {
            for (int from = 0; from < streams.size(); from += STREAMS_A_QUERY) {
                readFor(streams.subList(from, Math.min(from + STREAMS_A_QUERY, streams.size())));
            }
        } catch (RuntimeException e) {
            // Whoever was not served is woken again within a second.
            // That the database is away is said by what is done again and again without anybody asking.
            LOG.log(DatabaseTrouble.in(e) ? Logger.Level.DEBUG : Logger.Level.WARN, "the event log cannot be read", e);
        }
    }

    private void readFor(List<EventStream> streams) {
        List<EventStream> ready = new ArrayList<>();
        List<EventLog.Place> places = new ArrayList<>();
        for (EventStream stream : streams) {
            Optional<Long> last = stream.ready();
            if (last.isPresent()) {
                ready.add(stream);
                places.add(new EventLog.Place(stream.player(), last.get()));
            }
        }
        List<List<EventLog.Logged>> events = log.after(places, EVENTS_A_QUERY);
        for (int i = 0; i < ready.size(); i++) {
            EventStream stream = ready.get(i);
            events.get(i).forEach(event -> send(stream, event));
            if (events.get(i).size() == EVENTS_A_QUERY) {
                woken.add(stream.player());
                read();
            }
        }
    }

    private void send(EventStream stream, EventLog.Logged event) {
        PlayEventJson json = PlayEventJson.of(event);
        try {
            stream.send(event.number(), json.type(), mapper.writeValueAsString(json));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an event cannot be written", e);
        }
    }
}
