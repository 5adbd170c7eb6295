package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.analysis.Cost;
import ringo.analysis.Hint;
import ringo.notation.MoveText;
import ringo.rules.Codes;
import ringo.rules.FastGenerator;
import ringo.rules.Position;

/** Another move than the best: what it is worth, what it costs, and what is against it. */
public record AlternativeJson(
        MoveJson move, ValueJson value, List<String> principalVariation, CostJson cost, List<ReasonJson> reasons) {

    /** How much worse it is; see {@link Cost}. What does not belong to the kind is absent. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record CostJson(
            String kind,
            String text,
            @Nullable Double points,
            @Nullable Integer plies) {

        private static CostJson of(Cost cost) {
            return new CostJson(
                    Codes.of(cost.kind()),
                    HintTexts.cost(cost),
                    cost.points() == 0 ? null : ValueJson.rounded(cost.points()),
                    cost.plies() == 0 ? null : cost.plies());
        }
    }

    static AlternativeJson of(Hint.Alternative alternative, Position position, FastGenerator generator) {
        return new AlternativeJson(
                VariationJson.move(alternative.move(), position, generator),
                ValueJson.of(alternative.value()),
                MoveText.writeLine(alternative.line(), position, generator),
                CostJson.of(alternative.cost()),
                alternative.reasons().stream().map(ReasonJson::against).toList());
    }
}
