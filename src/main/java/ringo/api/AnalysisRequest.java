package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ringo.rules.FastGenerator;

/**
 * The request of {@code POST /v1/positions/analysis}.
 *
 * @param game the position
 * @param limits when to stop, as far as the caller says
 * @param lines how many moves are wanted, 1 to {@value FastGenerator#MOST_MOVES}
 * @param seed decides between moves that look equally good
 */
public record AnalysisRequest(PositionRequest game, Limits limits, int lines, int seed) {

    private static final List<String> FIELDS = List.of("limits", "lines", "seed");

    /**
     * When to stop; what is empty is up to the service.
     *
     * @param time 1 ms to 10 s
     * @param nodes 1 to 100,000,000
     * @param depth 1 to 120 plies
     */
    record Limits(Optional<Duration> time, OptionalInt nodes, OptionalInt depth) {

        private static final List<String> FIELDS = List.of("timeMs", "nodes", "depth");
        private static final Limits NONE = new Limits(Optional.empty(), OptionalInt.empty(), OptionalInt.empty());
        private static final int MAX_MILLIS = 10_000;
        private static final int MAX_NODES = 100_000_000;
        private static final int MAX_DEPTH = 120;

        private static Limits read(RequestFields fields) {
            OptionalInt millis = fields.number("timeMs", 1, MAX_MILLIS);
            return new Limits(
                    millis.isPresent() ? Optional.of(Duration.ofMillis(millis.getAsInt())) : Optional.empty(),
                    fields.number("nodes", 1, MAX_NODES),
                    fields.number("depth", 1, MAX_DEPTH));
        }
    }

    /** @throws ProblemException as {@link PositionRequest#read(JsonNode)} */
    static AnalysisRequest read(JsonNode body) {
        return PositionRequest.read(body, FIELDS, fields -> {
            Limits limits =
                    fields.object("limits", Limits.FIELDS).map(Limits::read).orElse(Limits.NONE);
            int lines = fields.number("lines", 1, FastGenerator.MOST_MOVES).orElse(1);
            int seed = Seeds.read(fields);
            return game -> new AnalysisRequest(game, limits, lines, seed);
        });
    }
}
