package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.game.EventLog;
import ringo.rules.Codes;

/** An event as one player finds it; see {@link EventLog.Logged} for the fields. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NoticeJson(
        long number,
        String type,
        String game,
        long version,
        @Nullable String by,
        int ply,
        String at) {

    /**
     * A part of a player's events.
     *
     * @param next what to send as {@code after} for the next part; absent if there is none yet
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PageJson(
            List<NoticeJson> events, @Nullable Long next) {}

    static NoticeJson of(EventLog.Logged event) {
        return new NoticeJson(
                event.number(),
                Codes.of(event.type()),
                event.game().text(),
                event.version(),
                event.by().map(Codes::of).orElse(null),
                event.ply(),
                event.at().toString());
    }
}
