package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import ringo.rules.Codes;
import ringo.rules.Event;

/** One thing that a move did. Which fields there are depends on the type. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EventJson(
        String type,
        @Nullable String from,
        @Nullable String to,
        @Nullable String cell,
        @Nullable String side,
        @Nullable OutcomeJson outcome) {

    static EventJson of(Event event) {
        if (event instanceof Event.Moved moved) {
            return new EventJson("moved", moved.from().text(), moved.to().text(), null, null, null);
        }
        if (event instanceof Event.Captured captured) {
            return new EventJson("captured", null, null, captured.cell().text(), Codes.of(captured.side()), null);
        }
        if (event instanceof Event.Hopped hopped) {
            return new EventJson("hopped", null, null, hopped.cell().text(), null, null);
        }
        if (event instanceof Event.GameEnded ended) {
            return new EventJson("gameEnded", null, null, null, null, OutcomeJson.of(ended.outcome()));
        }
        String type = event instanceof Event.CastleEntered ? "castleEntered" : "passed";
        return new EventJson(type, null, null, null, null, null);
    }
}
