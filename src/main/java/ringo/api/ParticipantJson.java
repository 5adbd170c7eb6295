package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import ringo.game.Participant;

/** Who takes part in a game. Which fields there are depends on the kind: of a deleted player nothing is known. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ParticipantJson(
        String kind,
        @Nullable String id,
        @Nullable String name,
        @Nullable Integer level) {

    /** The kinds. */
    enum Kind {
        PLAYER,
        ENGINE,
        DELETED
    }

    static ParticipantJson of(Participant participant) {
        if (participant instanceof Participant.Player player) {
            return new ParticipantJson("player", player.id().text(), player.name(), null);
        }
        return participant instanceof Participant.Engine engine
                ? new ParticipantJson("engine", null, null, engine.level())
                : new ParticipantJson("deleted", null, null, null);
    }
}
