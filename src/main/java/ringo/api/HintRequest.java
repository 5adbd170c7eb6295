package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * The request of {@code POST /v1/positions/hint}.
 *
 * @param game the position
 * @param grade how much to tell, 1 to 4
 * @param seed decides between moves that look equally good
 */
public record HintRequest(PositionRequest game, int grade, int seed) {

    private static final List<String> FIELDS = List.of("grade", "seed");

    /** @throws ProblemException as {@link PositionRequest#read(JsonNode)} */
    static HintRequest read(JsonNode body) {
        return PositionRequest.read(body, FIELDS, fields -> {
            int grade = fields.number("grade", HintAnswer.LEAST_GRADE, HintAnswer.MOST_GRADE)
                    .orElse(HintAnswer.LEAST_GRADE);
            int seed = Seeds.read(fields);
            return game -> new HintRequest(game, grade, seed);
        });
    }
}
