package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import ringo.engine.Value;
import ringo.rules.Codes;

/**
 * What a move is worth to the side that makes it: a result with its distance in plies, or an expected score of 0 to 1 with the same in
 * hundredths of an attacker.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ValueJson(
        String verdict,
        @Nullable String result,
        @Nullable Integer plies,
        @Nullable Double expectedScore,
        @Nullable Integer centiAttackers) {

    private static final double DIGITS = 1000;

    static ValueJson of(Value value) {
        if (value instanceof Value.Proven proven) {
            return new ValueJson("proven", Codes.of(proven.result()), proven.plies(), null, null);
        }
        Value.Estimate estimate = (Value.Estimate) value;
        return new ValueJson("estimate", null, null, rounded(estimate.expectedScore()), estimate.centiAttackers());
    }

    /** A score, or a difference of two, to three digits. */
    static double rounded(double score) {
        return Math.rint(score * DIGITS) / DIGITS;
    }
}
