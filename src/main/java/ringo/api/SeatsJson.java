package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import ringo.game.Seats;

/** Who plays which side; a free seat is absent. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SeatsJson(
        @Nullable ParticipantJson attacker, @Nullable ParticipantJson defender) {

    static SeatsJson of(Seats seats) {
        return new SeatsJson(
                seats.attacker().map(ParticipantJson::of).orElse(null),
                seats.defender().map(ParticipantJson::of).orElse(null));
    }
}
