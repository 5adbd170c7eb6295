package ringo.api;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;
import ringo.game.PlayerId;

/**
 * The events of one player, sent to one client as they come. It holds nothing back: what cannot be sent yet is read again from the
 * log, so that a slow client takes no memory.
 *
 * <p>Safe for use by several threads.
 */
final class EventStream implements EventBody {

    /** What a client has to wait before it comes back, in milliseconds; it is told at the beginning. */
    private static final String BEGINNING = "retry: 1000\n\n";

    private static final String NOTHING = ":\n\n";

    private final PlayerId player;
    private final String tokenId;
    private final Runnable whenBegun;
    private long last;
    private Optional<Output> output = Optional.empty();
    private boolean ended;

    private record Output(ServerHttpResponse response, Runnable whenEnded) {}

    /**
     * A stream that does not send yet.
     *
     * @param after the number of the last event that the client has
     * @param whenBegun run as soon as something can be sent
     */
    EventStream(PlayerId player, String tokenId, long after, Runnable whenBegun) {
        this.player = player;
        this.whenBegun = whenBegun;
        this.tokenId = tokenId;
        last = after;
    }

    PlayerId player() {
        return player;
    }

    String tokenId() {
        return tokenId;
    }

    /** The number of the last event that was sent; empty if nothing can be sent now. */
    synchronized Optional<Long> ready() {
        boolean open = output.filter(out -> !out.response().isWriteQueueFull()).isPresent();
        return open && !ended ? Optional.of(last) : Optional.empty();
    }

    @Override
    public void writeTo(ServerHttpResponse response, Runnable whenEnded) {
        synchronized (this) {
            output = Optional.of(new Output(response, whenEnded));
            write(BEGINNING);
            finish();
        }
        whenBegun.run();
    }

    /**
     * Sends an event, unless it was sent already.
     *
     * @param json the event's data on one line
     */
    synchronized void send(long number, String name, String json) {
        if (number > last && !ended) {
            write("id: " + number + "\nevent: " + name + "\ndata: " + json + "\n\n");
            last = number;
        }
    }

    /** Shows that the connection is alive. */
    synchronized void beat() {
        if (!ended) {
            write(NOTHING);
        }
    }

    /** There are no more events on this connection. */
    synchronized void end() {
        ended = true;
        finish();
    }

    private void write(String text) {
        output.ifPresent(out -> out.response().write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private void finish() {
        if (ended && output.isPresent()) {
            Output out = output.get();
            output = Optional.empty();
            out.response().end();
            out.whenEnded().run();
        }
    }
}
