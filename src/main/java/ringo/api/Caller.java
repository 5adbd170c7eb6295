package ringo.api;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import ringo.analysis.Ticket;

/**
 * Who asks the engine, and whether the answer is still waited for. To be made on the request's event loop, before anything else is
 * done with the request, so that no departure is missed.
 *
 * <p>Safe for use by several threads.
 */
final class Caller {

    private static final String UNKNOWN = "unknown";

    private final String address;
    private Optional<Ticket<?>> ticket = Optional.empty();
    private boolean gone;

    private Caller(String address) {
        this.address = address;
    }

    static Caller of(RoutingContext context) {
        Caller caller = new Caller(address(context.request()));
        context.addEndHandler(end -> caller.leave());
        return caller;
    }

    /** The address of the client, without looking whether it goes away. */
    static String address(HttpServerRequest request) {
        SocketAddress address = request.remoteAddress();
        String host = address == null ? null : address.hostAddress();
        return host == null ? UNKNOWN : host;
    }

    /** The client's address: that of the connection, unless a trusted proxy is configured ({@code quarkus.http.proxy}). */
    String address() {
        return address;
    }

    /** The ticket is cancelled when the caller has gone, now or later. */
    synchronized void waitsFor(Ticket<?> wanted) {
        ticket = Optional.of(wanted);
        if (gone) {
            wanted.cancel();
        }
    }

    private synchronized void leave() {
        gone = true;
        ticket.ifPresent(Ticket::cancel);
    }
}
