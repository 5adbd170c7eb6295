package ringo.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Clock;
import org.jboss.logging.Logger;

/** What happens to a request before and beside the resources: its name, its bounds, what fails before routing. */
@Singleton
public class HttpEdge {

    /** The longest body that is read. */
    static final int MAX_BODY_BYTES = 64 * 1024;

    private static final Logger LOG = Logger.getLogger(HttpEdge.class);

    /** Filters with a higher priority come first. */
    private static final int NAME_PRIORITY = 400;

    private static final int CORS_PRIORITY = 390;
    private static final int URL_PRIORITY = 380;
    private static final int ACCEPT_PRIORITY = 375;
    private static final int BODY_PRIORITY = 370;

    /** A body up to this length comes in one piece, or is not worth a timer. */
    private static final int QUICK_BODY_BYTES = 4096;

    /** How long a client may take to send a body. */
    private static final int BODY_MILLIS = 30_000;

    /** How long a connection that is of no more use is kept for the client to read the answer. */
    private static final int LINGER_MILLIS = 1000;

    private static final String TRANSFER_ENCODING = "Transfer-Encoding";

    private final ObjectMapper mapper;
    private final DateHeader date;

    HttpEdge(ObjectMapper mapper, Clock clock) {
        this.mapper = mapper;
        date = new DateHeader(clock);
    }

    void registerFilters(@Observes Filters filters) {
        filters.register(
                context -> {
                    TraceId.assign(context);
                    context.response().putHeader(HttpHeaders.DATE, date.text());
                    Language.note(context);
                    context.next();
                },
                NAME_PRIORITY);
        filters.register(CrossOrigin::handle, CORS_PRIORITY);
        filters.register(
                context -> {
                    if (decodable(context.request())) {
                        context.next();
                    } else {
                        context.fail(ProblemType.BAD_REQUEST.status());
                    }
                },
                URL_PRIORITY);
        filters.register(
                context -> {
                    if (Acceptance.settle(context.request())) {
                        context.next();
                    } else {
                        context.fail(ProblemType.NOT_ACCEPTABLE.status());
                    }
                },
                ACCEPT_PRIORITY);
        filters.register(this::bound, BODY_PRIORITY);
    }

    /**
     * Refuses a body that is announced as too long, and one whose end cannot be told (RFC 9112, 6.3). What turns out too long
     * is left to {@link JsonRequestReader}.
     */
    private void bound(RoutingContext context) {
        HttpServerRequest request = context.request();
        String length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
        String coding = request.getHeader(TRANSFER_ENCODING);
        if (coding != null && !coding.equalsIgnoreCase("chunked")) {
            context.fail(ProblemType.BAD_REQUEST.status());
            closeSoon(context);
        } else if (length != null && Long.parseLong(length) > MAX_BODY_BYTES) {
            context.fail(ProblemType.BODY_TOO_LARGE.status());
        } else {
            limitTime(context, length == null ? coding != null : Long.parseLong(length) > QUICK_BODY_BYTES);
            context.next();
        }
    }

    /** Ends the connection of a client that takes too long over its body, however steadily. */
    private static void limitTime(RoutingContext context, boolean mayTakeLong) {
        if (mayTakeLong) {
            HttpServerRequest request = context.request();
            long timer = context.vertx().setTimer(BODY_MILLIS, expired -> {
                if (!request.isEnded()) {
                    request.connection().close();
                }
            });
            context.addEndHandler(end -> context.vertx().cancelTimer(timer));
        }
    }

    /** Ends the connection when the client has had time to read the answer; what else it sends is not worth reading. */
    static void closeSoon(RoutingContext context) {
        context.vertx()
                .setTimer(
                        LINGER_MILLIS, passed -> context.request().connection().close());
    }

    void registerRoutes(@Observes Router router) {
        // Before the framework's own handler, which would answer without a body.
        router.route().order(Integer.MIN_VALUE).failureHandler(context -> fail(context, context.statusCode()));
        for (ProblemType type : ProblemType.values()) {
            router.errorHandler(type.status(), context -> fail(context, type.status()));
        }
    }

    private static boolean decodable(HttpServerRequest request) {
        try {
            return new URI(request.uri()).getRawPath() != null;
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** Answers what failed outside of the resources, such as a body that is too large or a path that cannot be decoded. */
    private void fail(RoutingContext context, int status) {
        if (context.response().ended() || context.response().headWritten()) {
            return;
        }
        if (status < 0 || status >= ProblemType.INTERNAL_ERROR.status()) {
            LOG.error("a request failed outside of the resources", context.failure());
        }
        if (status == ProblemType.BODY_TOO_LARGE.status()) {
            closeSoon(context);
        }
        answer(context, Problems.forStatus(status, context.request()));
    }

    private void answer(RoutingContext context, ProblemException exception) {
        Problem problem = Problems.of(exception, context);
        try {
            CrossOrigin.allow(context.response())
                    .setStatusCode(problem.status())
                    .putHeader(HttpHeaders.CONTENT_TYPE, Problems.MEDIA_TYPE)
                    .putHeader(HttpHeaders.CONTENT_LANGUAGE, Language.current().tag())
                    .putHeader(HttpHeaders.CACHE_CONTROL, Problems.CACHE_CONTROL)
                    .end(mapper.writeValueAsString(problem));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a problem cannot be written", e);
        }
    }
}
