package ringo.api;

import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Set;

/** Keeps callers from making up series of metrics: methods and paths that are not ours share one name. */
@Singleton
public class MetricNames {

    private static final String OTHER = "OTHER";
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    /** What the framework says in place of a path. */
    private static final Set<String> NO_PATHS = Set.of("NOT_FOUND", "REDIRECTION", "root", "UNKNOWN");

    @Produces
    @Singleton
    MeterFilter methods() {
        return MeterFilter.replaceTagValues("method", method -> METHODS.contains(method) ? method : OTHER);
    }

    @Produces
    @Singleton
    MeterFilter paths() {
        return MeterFilter.replaceTagValues(
                "uri",
                uri -> NO_PATHS.contains(uri) ? uri : Operations.template(uri).orElse(OTHER));
    }
}
