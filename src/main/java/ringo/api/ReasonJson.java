package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.analysis.Reason;
import ringo.board.Place;
import ringo.rules.Codes;

/** A fact about a move, with its sentence and the values in it; see {@link Reason}. What a reason does not carry is absent. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReasonJson(
        String code,
        String text,
        @Nullable List<String> places,
        @Nullable Integer plies,
        @Nullable Integer count,
        @Nullable Double points) {

    /** What is for a move. */
    static ReasonJson reason(Reason reason) {
        return of(reason, HintTexts.reason(reason));
    }

    /** What is against a move. */
    static ReasonJson against(Reason reason) {
        return of(reason, HintTexts.against(reason));
    }

    private static ReasonJson of(Reason reason, String text) {
        return new ReasonJson(
                Codes.of(reason.code()),
                text,
                reason.places().isEmpty()
                        ? null
                        : reason.places().stream().map(Place::text).toList(),
                reason.plies().isPresent() ? reason.plies().getAsInt() : null,
                reason.count().isPresent() ? reason.count().getAsInt() : null,
                reason.points().isPresent() ? ValueJson.rounded(reason.points().getAsDouble()) : null);
    }
}
