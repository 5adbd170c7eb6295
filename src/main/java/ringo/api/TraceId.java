package ringo.api;

import io.vertx.ext.web.RoutingContext;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jboss.logging.MDC;

/**
 * The name of a request in the log and in problems: the trace id of its {@code traceparent} header (W3C Trace Context), or 16
 * random bytes where there is none that can be used.
 */
final class TraceId {

    private static final String KEY = "traceId";

    private static final String HEADER = "traceparent";

    /** Version, trace id, parent id, flags; a later version may add fields. Version ff and an id of zeros are invalid. */
    private static final Pattern TRACEPARENT =
            Pattern.compile("(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?");

    private static final String FIRST_VERSION = "00";

    private TraceId() {}

    /** Names the request, before anything else is done with it. */
    static void assign(RoutingContext context) {
        String id = Optional.ofNullable(context.request().getHeader(HEADER))
                .flatMap(TraceId::parse)
                .orElseGet(TraceId::random);
        context.put(KEY, id);
        MDC.put(KEY, id);
    }

    /** The name of the request, 32 hexadecimal digits. */
    static String of(RoutingContext context) {
        String id = context.get(KEY);
        return id == null ? random() : id;
    }

    static Optional<String> parse(String traceparent) {
        Matcher matcher = TRACEPARENT.matcher(traceparent);
        if (!matcher.matches() || (matcher.group(1).equals(FIRST_VERSION) && matcher.group(3) != null)) {
            return Optional.empty();
        }
        return Optional.of(matcher.group(2));
    }

    private static String random() {
        byte[] bytes = new byte[16];
        ThreadLocalRandom.current().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
