package ringo.api;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which media types a request accepts (RFC 9110, 12.5.1), where the framework does not tell it: it takes an empty {@code Accept} for
 * a mistake, and a weight of 0 for the least wish instead of none.
 */
final class Acceptance {

    private static final Pattern NO_WISH =
            Pattern.compile(";\\s*q\\s*=\\s*0(\\.0*)?\\s*(,|;|$)", Pattern.CASE_INSENSITIVE);
    private static final Pattern WEIGHT = Pattern.compile("q=(0(\\.[0-9]{0,3})?|1(\\.0{0,3})?)");

    private Acceptance() {}

    /** A media range such as {@code text/*}, in small letters, with its weight. */
    private record Range(String type, BigDecimal weight) {

        /** Empty if it cannot be read, which is for the framework to say. */
        static Optional<Range> of(String text) {
            String[] parts = text.toLowerCase(Locale.ROOT).replaceAll("\\s", "").split(";", -1);
            BigDecimal weight = BigDecimal.ONE;
            for (String parameter : parts) {
                Matcher matcher = WEIGHT.matcher(parameter);
                if (matcher.matches()) {
                    weight = new BigDecimal(matcher.group(1));
                } else if (parameter.startsWith("q=")) {
                    return Optional.empty();
                }
            }
            return parts[0].indexOf('/') > 0 ? Optional.of(new Range(parts[0], weight)) : Optional.empty();
        }

        boolean covers(String offered) {
            return type.equals("*/*")
                    || type.equals(offered)
                    || (type.endsWith("/*") && offered.startsWith(type.substring(0, type.length() - 1)));
        }

        /** Exact ones come before those with a star. */
        int stars() {
            return (int) type.chars().filter(sign -> sign == '*').count();
        }
    }

    /**
     * Rewrites the header so that the framework understands it.
     *
     * @return false if the request accepts none of the media types of its operation; the header is then left as it was sent
     */
    static boolean settle(HttpServerRequest request) {
        MultiMap headers = request.headers();
        String accept = headers.get(HttpHeaders.ACCEPT);
        if (accept == null) {
            return true;
        }
        String all = String.join(",", headers.getAll(HttpHeaders.ACCEPT));
        if (all.replace(",", "").isBlank()) {
            headers.remove(HttpHeaders.ACCEPT);
            return true;
        }
        boolean usual = all.equals("*/*") || all.equals(MediaType.APPLICATION_JSON);
        return usual || !(NO_WISH.matcher(all).find() || choice(request)) || settle(request, all);
    }

    /** Whether there is more than one media type: there the framework answers in one of them even if none is accepted. */
    private static boolean choice(HttpServerRequest request) {
        return Operations.produced(request.path(), request.method().name()).size() > 1;
    }

    private static boolean settle(HttpServerRequest request, String accept) {
        List<String> offered =
                Operations.produced(request.path(), request.method().name());
        List<Optional<Range>> read = Stream.of(accept.split(",", -1))
                .filter(text -> !text.isBlank())
                .map(Range::of)
                .toList();
        if (offered.isEmpty() || read.contains(Optional.<Range>empty())) {
            return true;
        }
        List<Range> ranges = read.stream()
                .flatMap(Optional::stream)
                .sorted(Comparator.comparing(Range::stars))
                .toList();
        List<String> wanted = offered.stream()
                .flatMap(type -> weight(ranges, type).map(weight -> type + ";q=" + weight).stream())
                .toList();
        if (!wanted.isEmpty()) {
            request.headers().set(HttpHeaders.ACCEPT, String.join(", ", wanted));
        }
        return !wanted.isEmpty();
    }

    /** The weight of the range that fits the type best; empty if the type is not wanted. */
    private static Optional<BigDecimal> weight(List<Range> ranges, String type) {
        return ranges.stream()
                .filter(range -> range.covers(type))
                .findFirst()
                .map(Range::weight)
                .filter(weight -> weight.signum() > 0);
    }
}
