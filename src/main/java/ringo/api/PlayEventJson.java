package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import ringo.game.EventLog;
import ringo.game.GameId;
import ringo.rules.Codes;

/**
 * An event of a player.
 *
 * @param by the side that did it; none if it was none, or had no seat
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PlayEventJson(
        long number,
        String type,
        String game,
        long version,
        @Nullable String by,
        int ply,
        String at) {

    static PlayEventJson of(EventLog.Logged event) {
        GameId game = event.game();
        return new PlayEventJson(
                event.number(),
                Codes.of(event.type()),
                game.text(),
                event.version(),
                event.by().map(Codes::of).orElse(null),
                event.ply(),
                event.at().toString());
    }
}
