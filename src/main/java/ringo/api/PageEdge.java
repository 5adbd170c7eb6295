package ringo.api;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;

/**
 * The headers of the page at {@code /} and its files, which the framework serves: what the page may do, who may show it in a frame, and how
 * long it may be kept.
 */
@Singleton
public class PageEdge {

    /** After the filters of {@link HttpEdge}, which go for every answer. */
    private static final int PRIORITY = 360;

    private static final String BUNDLE = "/static/bundle/";

    /** The names of bundled files change with their content. */
    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    private static final String FOR_A_DAY = "public, max-age=86400";

    /** Scripts, styles, pictures and data come from the service alone; nothing is written into the page. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ";

    private final String policy;

    PageEdge(Framing framing) {
        policy = POLICY + framing.sources();
    }

    void register(@Observes Filters filters) {
        filters.register(this::addHeaders, PRIORITY);
    }

    private void addHeaders(RoutingContext context) {
        String path = context.request().path();
        if (path.equals("/") || path.equals("/index.html")) {
            context.addHeadersEndHandler(end -> protect(context.response()));
        } else if (path.startsWith("/static/")) {
            String keep = path.startsWith(BUNDLE) ? FOR_EVER : FOR_A_DAY;
            context.addHeadersEndHandler(end -> keep(context.response(), keep));
        }
        context.next();
    }

    private void protect(HttpServerResponse response) {
        // Asked for again each time, as it names the files of the present release.
        keep(response, "no-cache")
                .putHeader("Content-Security-Policy", policy)
                .putHeader("Referrer-Policy", "no-referrer")
                .putHeader("Cross-Origin-Opener-Policy", "same-origin");
    }

    private static HttpServerResponse keep(HttpServerResponse response, String cacheControl) {
        if (response.getStatusCode() < ProblemType.BAD_REQUEST.status()) {
            response.putHeader(HttpHeaders.CACHE_CONTROL, cacheControl);
        }
        return response;
    }
}
