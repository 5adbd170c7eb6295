package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.notation.PositionText;
import ringo.rules.Line;

/**
 * The answer of {@code POST /v1/positions/suggestion}: the move that a level plays, what it does, and the position after it. If
 * the game is over there is no move, and the position is the one asked about.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SuggestionAnswer(
        RulesJson rules,
        int level,
        int seed,
        PlayAnswer.@Nullable PlayedJson suggestion,
        PositionJson position,
        String notation,
        OutcomeJson outcome,
        boolean fromCache,
        EngineJson engine) {

    /** @param line with the suggested move played */
    static SuggestionAnswer of(
            SuggestionRequest request, Line.Played played, Line line, boolean fromCache, EngineJson engine) {
        return of(request, List.of(PlayAnswer.PlayedJson.of(played)), line, fromCache, engine);
    }

    /** @param line of a game that is over */
    static SuggestionAnswer none(SuggestionRequest request, Line line, EngineJson engine) {
        return of(request, List.of(), line, false, engine);
    }

    private static SuggestionAnswer of(
            SuggestionRequest request,
            List<PlayAnswer.PlayedJson> played,
            Line line,
            boolean fromCache,
            EngineJson engine) {
        return new SuggestionAnswer(
                request.game().rules().json(),
                request.level().number(),
                request.seed(),
                played.isEmpty() ? null : played.get(0),
                PositionJson.of(line.position()),
                PositionText.write(line.position()),
                OutcomeJson.of(line.outcome()),
                fromCache,
                engine);
    }
}
