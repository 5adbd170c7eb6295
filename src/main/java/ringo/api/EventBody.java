package ringo.api;

import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;

/** A body of server-sent events, which are written one by one as they come. */
interface EventBody {

    /**
     * Sends what there is, and what comes.
     *
     * @param whenEnded run when the last event has been handed over
     */
    void writeTo(ServerHttpResponse response, Runnable whenEnded);
}
