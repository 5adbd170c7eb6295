package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.game.Game;
import ringo.game.PlayedMove;
import ringo.notation.DurationText;
import ringo.notation.PositionText;

/** What is written down of a game: what the text record says, as JSON. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RecordJson(
        String id,
        RulesJson rules,
        @Nullable ParticipantJson attacker,
        @Nullable ParticipantJson defender,
        String start,
        @Nullable String timePerMove,
        @Nullable String startedAt,
        OutcomeJson outcome,
        List<String> moves) {

    static RecordJson of(Game game) {
        SeatsJson seats = SeatsJson.of(game.seats());
        return new RecordJson(
                game.id().text(),
                RulesJson.of(game.rules(), game.terms().rules().base()),
                seats.attacker(),
                seats.defender(),
                PositionText.write(game.terms().start()),
                game.terms().timePerMove().map(DurationText::write).orElse(null),
                game.startedAt().map(Instant::toString).orElse(null),
                OutcomeJson.of(game.outcome()),
                game.moves().stream().map(PlayedMove::text).toList());
    }
}
