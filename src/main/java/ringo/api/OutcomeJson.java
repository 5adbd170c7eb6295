package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import ringo.rules.Codes;
import ringo.rules.GameOutcome;
import ringo.rules.Outcome;

/** How a game stands, and why it ended; the reason is absent while it goes on. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OutcomeJson(String result, @Nullable String reason) {

    static OutcomeJson of(Outcome outcome) {
        return new OutcomeJson(
                Codes.of(outcome.result()), outcome.reason().map(Codes::of).orElse(null));
    }

    /** How a game between players stands. */
    static OutcomeJson of(GameOutcome outcome) {
        return new OutcomeJson(
                Codes.of(outcome.result()), outcome.reason().map(Codes::of).orElse(null));
    }
}
