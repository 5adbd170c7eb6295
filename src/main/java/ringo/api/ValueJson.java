package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import ringo.engine.Value;
import ringo.rules.Codes;

/**
 * What a move is worth to the side that makes it: a result with its distance in plies, or an expected score of 0 to 1 with the same in
 * hundredths of an attacker and, if an endgame table holds the position after it, what that says.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ValueJson(
        String verdict,
        @Nullable String result,
        @Nullable Integer plies,
        @Nullable Double expectedScore,
        @Nullable Integer centiAttackers,
        @Nullable TableValueJson table) {

    private static final double DIGITS = 1000;

    static ValueJson of(Value value) {
        if (value instanceof Value.Exact exact) {
            Integer plies = exact.plies() == 0 ? null : exact.plies();
            return new ValueJson("exact", Codes.of(exact.result()), plies, null, null, null);
        }
        if (value instanceof Value.Proven proven) {
            return new ValueJson("proven", Codes.of(proven.result()), proven.plies(), null, null, null);
        }
        Value.Estimate estimate = (Value.Estimate) value;
        TableValueJson table = estimate.table().map(TableValueJson::of).orElse(null);
        return new ValueJson(
                "estimate", null, null, rounded(estimate.expectedScore()), estimate.centiAttackers(), table);
    }

    /** A score, or a difference of two, to three digits. */
    static double rounded(double score) {
        return Math.rint(score * DIGITS) / DIGITS;
    }
}
