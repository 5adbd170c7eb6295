package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import ringo.engine.Value;
import ringo.rules.Codes;

/** What an endgame table says of a move, the quiet limit and the game before left out of account. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TableValueJson(String result, @Nullable Integer plies) {

    static TableValueJson of(Value.TableValue value) {
        return new TableValueJson(Codes.of(value.result()), value.plies() == 0 ? null : value.plies());
    }
}
