package ringo.api;

import java.util.List;
import ringo.rules.Codes;
import ringo.rules.Line;

/** The answer of {@code POST /v1/positions/play}: the moves played, in order, and the position they lead to. */
public record PlayAnswer(
        RulesJson rules, List<PlayedJson> played, PositionJson position, String notation, OutcomeJson outcome) {

    /** A move that was played, who played it and what happened. */
    public record PlayedJson(String side, MoveJson move, List<EventJson> events) {

        static PlayedJson of(Line.Played played) {
            return new PlayedJson(
                    Codes.of(played.side()),
                    MoveJson.of(played.move(), played.ambiguous()),
                    played.events().stream().map(EventJson::of).toList());
        }
    }
}
