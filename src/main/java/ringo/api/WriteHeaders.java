package ringo.api;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * The headers of a request that changes a game.
 *
 * @param version the version of {@code If-Match}
 * @param key the {@code Idempotency-Key} of a {@code POST}
 */
record WriteHeaders(OptionalLong version, Optional<String> key) {

    private static final String IDEMPOTENCY_KEY = "Idempotency-Key";
    private static final Pattern KEY = Pattern.compile("[!-~]{1,64}");

    /**
     * Reads the headers of a request that changes a game which is there.
     *
     * @throws ProblemException with every fault
     */
    static WriteHeaders ofChange(RoutingContext context) {
        return read(context.request(), true);
    }

    /**
     * Reads the headers of a request that makes a game, and so is for no version.
     *
     * @throws ProblemException with every fault
     */
    static WriteHeaders ofCreation(RoutingContext context) {
        return read(context.request(), false);
    }

    private static WriteHeaders read(HttpServerRequest request, boolean change) {
        RequestFields.Faults faults = new RequestFields.Faults();
        OptionalLong version = change ? version(request, faults) : OptionalLong.empty();
        Optional<String> key =
                request.method().name().equals(HttpMethod.POST) ? key(request, faults) : Optional.empty();
        faults.check(ProblemType.INVALID_REQUEST);
        return new WriteHeaders(version, key);
    }

    private static OptionalLong version(HttpServerRequest request, RequestFields.Faults faults) {
        List<String> headers = request.headers().getAll(HttpHeaders.IF_MATCH);
        if (headers.isEmpty()) {
            return OptionalLong.empty();
        }
        String all = String.join(",", headers);
        OptionalLong version = VersionTag.parse(all);
        if (version.isEmpty()) {
            fault(faults, HttpHeaders.IF_MATCH, FaultCode.UNREADABLE_VERSION, all);
        }
        return version;
    }

    private static Optional<String> key(HttpServerRequest request, RequestFields.Faults faults) {
        List<String> headers = request.headers().getAll(IDEMPOTENCY_KEY);
        if (headers.isEmpty()) {
            return Optional.empty();
        }
        if (headers.size() > 1 || !KEY.matcher(headers.get(0)).matches()) {
            fault(faults, IDEMPOTENCY_KEY, FaultCode.UNREADABLE_KEY, String.join(",", headers));
            return Optional.empty();
        }
        return Optional.of(headers.get(0));
    }

    private static void fault(RequestFields.Faults faults, String header, FaultCode code, String rejected) {
        String detail = Texts.PROBLEMS.get(code.code() + ".detail", Map.of());
        faults.add(Problem.Fault.inHeader(header, code.code(), detail, rejected));
    }
}
