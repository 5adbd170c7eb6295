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
        @Nullable MoveJson move,
        @Nullable List<EventJson> events,
        PositionJson position,
        String notation,
        OutcomeJson outcome,
        boolean fromCache,
        EngineJson engine) {

    /**
     * The answer with a move.
     *
     * @param line with the move played
     */
    static SuggestionAnswer of(
            SuggestionRequest request, Line.Played played, Line line, boolean fromCache, EngineJson engine) {
        PlayAnswer.PlayedJson json = PlayAnswer.PlayedJson.of(played);
        return of(request, json.move(), json.events(), line, fromCache, engine);
    }

    /**
     * The answer without one.
     *
     * @param line of a game that is over
     */
    static SuggestionAnswer none(SuggestionRequest request, Line line, EngineJson engine) {
        return of(request, null, null, line, false, engine);
    }

    private static SuggestionAnswer of(
            SuggestionRequest request,
            @Nullable MoveJson move,
            @Nullable List<EventJson> events,
            Line line,
            boolean fromCache,
            EngineJson engine) {
        return new SuggestionAnswer(
                request.game().rules().json(),
                request.level().number(),
                request.seed(),
                move,
                events,
                PositionJson.of(line.position()),
                PositionText.write(line.position()),
                OutcomeJson.of(line.outcome()),
                fromCache,
                engine);
    }
}
