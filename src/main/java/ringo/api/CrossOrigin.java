package ringo.api;

import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.HttpHeaders;

/**
 * Lets pages of every origin call every path and see every answer, errors included (the CORS protocol of the Fetch standard).
 *
 * <p>Never with credentials: a token is put into a header by the page, not sent by the browser itself. So the headers are the same
 * for every caller, whatever its {@code Origin} says, and answers stay cacheable.
 */
final class CrossOrigin {

    private static final String ALLOWED_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";

    private static final String ALLOWED_HEADERS =
            "Authorization, Content-Type, Accept-Language, If-Match, If-None-Match, "
                    + "Idempotency-Key, Last-Event-ID, traceparent";

    private static final String EXPOSED_HEADERS =
            "Allow, Content-Language, ETag, Link, Location, Content-Location, Retry-After, RateLimit, RateLimit-Policy, Date";

    private static final String PREFLIGHT_MAX_AGE_SECONDS = "86400";

    private CrossOrigin() {}

    /** Adds the headers; answers a preflight request. */
    static void handle(RoutingContext context) {
        HttpServerRequest request = context.request();
        HttpServerResponse response = allow(context.response());
        if (!request.method().equals(HttpMethod.OPTIONS)) {
            context.next();
            return;
        }
        boolean operation = Operations.template(request.path()).isPresent();
        if (operation) {
            // The framework's own answer names HEAD where there is no GET.
            response.putHeader(HttpHeaders.ALLOW, Operations.allowed(request.path()));
        }
        if (isPreflight(request)) {
            response.putHeader("Access-Control-Allow-Methods", ALLOWED_METHODS)
                    .putHeader("Access-Control-Allow-Headers", ALLOWED_HEADERS)
                    .putHeader("Access-Control-Max-Age", PREFLIGHT_MAX_AGE_SECONDS)
                    .setStatusCode(204)
                    .end();
        } else if (operation) {
            response.setStatusCode(204).end();
        } else {
            context.next();
        }
    }

    /** Adds the headers that every answer has. */
    static HttpServerResponse allow(HttpServerResponse response) {
        return response.putHeader("Access-Control-Allow-Origin", "*")
                .putHeader("Access-Control-Expose-Headers", EXPOSED_HEADERS)
                // A cache keeps the languages apart; what has no texts is the same in all.
                .putHeader("Vary", HttpHeaders.ACCEPT_LANGUAGE)
                // What is sent as JSON is not to be taken for a page.
                .putHeader("X-Content-Type-Options", "nosniff");
    }

    private static boolean isPreflight(HttpServerRequest request) {
        return request.getHeader("Access-Control-Request-Method") != null;
    }
}
