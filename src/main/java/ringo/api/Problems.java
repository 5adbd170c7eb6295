package ringo.api;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Map;
import java.util.Optional;

/** Puts problems into words for the request in which they came up. */
final class Problems {

    /** The media type of every problem (RFC 9457). */
    static final String MEDIA_TYPE = "application/problem+json";

    static final String CACHE_CONTROL = "no-store";

    /** After how many seconds it is worth asking again for what the database has to do. */
    private static final String DATABASE_SECONDS = "2";

    private static final String PATH = "/problems/";
    private static final int MAX_INSTANCE = 200;

    private Problems() {}

    /** The body of the answer. */
    static Problem of(ProblemException e, RoutingContext context) {
        ProblemType type = e.type();
        return new Problem(
                PATH + type.code(),
                Texts.PROBLEMS.get(type.code() + ".title"),
                type.status(),
                e.detail(),
                Printable.uri(context.request().path(), MAX_INSTANCE),
                TraceId.of(context),
                e.faults().isEmpty() ? null : e.faults(),
                e.refusal().map(ProblemException.Refusal::notation).orElse(null),
                e.refusal().map(ProblemException.Refusal::legalMoves).orElse(null));
    }

    /** The problem for a status that the framework has decided on; one it should not have is an internal error. */
    static ProblemException forStatus(int status, HttpServerRequest request) {
        Optional<ProblemType> type = ProblemType.forStatus(status);
        if (type.isEmpty()) {
            return status >= 400 && status < 500 ? withDetail(ProblemType.BAD_REQUEST) : internalError();
        }
        return switch (type.get()) {
            case BODY_TOO_LARGE -> bodyTooLarge();
            case NOT_ACCEPTABLE -> inHeader(type.get(), HttpHeaders.ACCEPT, request);
            case UNSUPPORTED_MEDIA_TYPE -> inHeader(type.get(), HttpHeaders.CONTENT_TYPE, request);
            default -> withDetail(type.get());
        };
    }

    static ProblemException internalError() {
        return withDetail(ProblemType.INTERNAL_ERROR);
    }

    /** @param seconds after how many it is worth trying again */
    static ProblemException engineBusy(long seconds) {
        return ProblemException.of(
                ProblemType.ENGINE_BUSY,
                Texts.PROBLEMS.get(
                        ProblemType.ENGINE_BUSY.code() + ".detail", Map.of("seconds", Long.toString(seconds))));
    }

    /** @param seconds after how many it is worth trying again */
    static ProblemException picturesBusy(long seconds) {
        return ProblemException.of(
                        ProblemType.PICTURES_BUSY,
                        Texts.PROBLEMS.get(
                                ProblemType.PICTURES_BUSY.code() + ".detail",
                                Map.of("seconds", Long.toString(seconds))))
                .with(HttpHeaders.RETRY_AFTER, Long.toString(seconds));
    }

    static ProblemException databaseUnavailable() {
        return ProblemException.of(
                        ProblemType.DATABASE_UNAVAILABLE,
                        Texts.PROBLEMS.get(
                                ProblemType.DATABASE_UNAVAILABLE.code() + ".detail",
                                Map.of("seconds", DATABASE_SECONDS)))
                .with(HttpHeaders.RETRY_AFTER, DATABASE_SECONDS);
    }

    static ProblemException bodyTooLarge() {
        return ProblemException.of(
                ProblemType.BODY_TOO_LARGE,
                Texts.PROBLEMS.get(
                        ProblemType.BODY_TOO_LARGE.code() + ".detail",
                        Map.of("limit", Integer.toString(HttpEdge.MAX_BODY_BYTES))));
    }

    private static ProblemException inHeader(ProblemType type, String header, HttpServerRequest request) {
        return ProblemException.inHeader(
                type, header, Optional.ofNullable(request.getHeader(header)).orElse(""));
    }

    private static ProblemException withDetail(ProblemType type) {
        return ProblemException.of(type, Texts.PROBLEMS.get(type.code() + ".detail"));
    }
}
