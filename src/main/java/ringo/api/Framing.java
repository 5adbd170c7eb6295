package ringo.api;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The sites that may show the page in a frame.
 *
 * @param origins as in {@code https://games.example:8443}; empty if no site may
 */
public record Framing(List<String> origins) {

    private static final Pattern ORIGIN = Pattern.compile("https?://[A-Za-z0-9*.-]+(:[0-9]{1,5})?");

    /** @throws IllegalArgumentException if one of them is no origin: what else a policy may hold would be taken for a site */
    public Framing {
        origins = List.copyOf(origins);
        for (String origin : origins) {
            if (!ORIGIN.matcher(origin).matches()) {
                throw new IllegalArgumentException(
                        "ringo.page.framed-by: \"" + origin + "\" is not an origin like https://games.example");
            }
        }
    }

    /** The sources of {@code frame-ancestors} in a Content-Security-Policy. */
    String sources() {
        return origins.isEmpty() ? "'none'" : String.join(" ", origins);
    }
}
