package ringo.api;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;

/** Who sends a request, for bounds by caller. */
final class Callers {

    private static final String UNKNOWN = "unknown";

    private Callers() {}

    /** The address of the client: that of the connection, unless a trusted proxy is configured ({@code quarkus.http.proxy}). */
    static String of(HttpServerRequest request) {
        SocketAddress address = request.remoteAddress();
        String host = address == null ? null : address.hostAddress();
        return host == null ? UNKNOWN : host;
    }
}
