package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import ringo.analysis.Level;

/**
 * The request of {@code POST /v1/positions/suggestion}.
 *
 * @param game the position
 * @param level the strength of play
 * @param seed decides what the level does wrong
 */
public record SuggestionRequest(PositionRequest game, Level level, int seed) {

    private static final List<String> FIELDS = List.of("level", "seed");

    /** @throws ProblemException as {@link PositionRequest#read(JsonNode)} */
    static SuggestionRequest read(JsonNode body) {
        return PositionRequest.read(body, FIELDS, fields -> {
            int level = fields.number("level", Level.LOWEST, Level.HIGHEST).orElse(Level.HIGHEST);
            int seed = Seeds.read(fields);
            return game -> new SuggestionRequest(game, Level.of(level), seed);
        });
    }
}
