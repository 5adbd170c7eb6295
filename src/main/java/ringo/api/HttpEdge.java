package ringo.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
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
    private static final int BODY_PRIORITY = 370;
    private static final int READ_PRIORITY = 360;

    private static final Set<HttpMethod> WITH_BODY = Set.of(HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH);

    private final ObjectMapper mapper;

    HttpEdge(ObjectMapper mapper) {
        this.mapper = mapper;
    }

    void registerFilters(@Observes Filters filters) {
        filters.register(
                context -> {
                    TraceId.assign(context);
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
        BodyHandler countedWhileRead = BodyHandler.create(false).setBodyLimit(MAX_BODY_BYTES);
        filters.register(context -> bound(context, countedWhileRead), BODY_PRIORITY);
        filters.register(this::refuseEmpty, READ_PRIORITY);
    }

    /** Refuses a body that is too long: at once where its length is announced, else as soon as it has been exceeded. */
    private static void bound(RoutingContext context, BodyHandler countedWhileRead) {
        HttpServerRequest request = context.request();
        String length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
        if (length != null && Long.parseLong(length) > MAX_BODY_BYTES) {
            context.fail(ProblemType.BODY_TOO_LARGE.status());
        } else if (unannounced(request) && !request.isEnded()) {
            countedWhileRead.handle(context);
        } else {
            context.next();
        }
    }

    /** The framework would wait for the first byte of a body that has been read already and has none. */
    private void refuseEmpty(RoutingContext context) {
        boolean empty = unannounced(context.request()) && context.body().length() <= 0;
        if (empty && WITH_BODY.contains(context.request().method())) {
            answer(context, JsonBody.empty());
        } else {
            context.next();
        }
    }

    /** Whether there is a body of a length that only its end will show. */
    private static boolean unannounced(HttpServerRequest request) {
        return request.getHeader(HttpHeaders.CONTENT_LENGTH) == null
                && (request.getHeader("Transfer-Encoding") != null || request.version() == HttpVersion.HTTP_2);
    }

    void registerRoutes(@Observes Router router) {
        router.route("/")
                .method(HttpMethod.GET)
                .method(HttpMethod.HEAD)
                .handler(context -> context.response()
                        .setStatusCode(302)
                        .putHeader(HttpHeaders.LOCATION, "/v1")
                        .end());
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
            // What is left of the body is not worth reading.
            context.response().putHeader("Connection", "close");
        }
        answer(context, Problems.forStatus(status, context.request()));
    }

    private void answer(RoutingContext context, ProblemException exception) {
        Problem problem = Problems.of(exception, context);
        try {
            CrossOrigin.allow(context.response())
                    .setStatusCode(problem.status())
                    .putHeader(HttpHeaders.CONTENT_TYPE, Problems.MEDIA_TYPE)
                    .putHeader(HttpHeaders.CACHE_CONTROL, Problems.CACHE_CONTROL)
                    .end(mapper.writeValueAsString(problem));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a problem cannot be written", e);
        }
    }
}
