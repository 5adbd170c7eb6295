package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import ringo.engine.Analysis;
import ringo.rules.Codes;

/** The work behind an answer; see {@link Analysis}. While the search goes on, {@code stoppedBy} is absent. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SearchJson(
        int depth,
        int selectiveDepth,
        long nodes,
        long timeMs,
        long nodesPerSecond,
        double tableUse,
        int seed,
        @Nullable String stoppedBy,
        boolean fromCache) {

    private static final double DIGITS = 10_000;

    /** The work of a search that has ended. */
    static SearchJson of(Analysis analysis, int seed, boolean fromCache) {
        return of(analysis, seed, Codes.of(analysis.stoppedBy()), fromCache);
    }

    /** The work so far. */
    static SearchJson soFar(Analysis analysis, int seed) {
        return of(analysis, seed, null, false);
    }

    private static SearchJson of(Analysis analysis, int seed, @Nullable String stoppedBy, boolean fromCache) {
        long nanos = Math.max(1, analysis.time().toNanos());
        return new SearchJson(
                analysis.depth(),
                analysis.selectiveDepth(),
                analysis.nodes(),
                analysis.time().toMillis(),
                analysis.nodes() == 0
                        ? 0
                        : (long) ((double) analysis.nodes()
                                * Duration.ofSeconds(1).toNanos()
                                / nanos),
                Math.rint(analysis.tableUse() * DIGITS) / DIGITS,
                seed,
                stoppedBy,
                fromCache);
    }
}
