package ringo.app;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Optional;

/** How the page at {@code /} is served. */
@ConfigMapping(prefix = "ringo.page")
public interface PageConfig {

    /** The origins of the sites that may show the page in a frame, such as {@code https://games.example}; none if it is absent. */
    Optional<List<String>> framedBy();
}
