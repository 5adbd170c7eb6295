package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.analysis.EndgameCost;
import ringo.analysis.Endgames;
import ringo.notation.MoveText;
import ringo.notation.PositionText;
import ringo.rules.Codes;
import ringo.rules.FastGenerator;
import ringo.rules.Line;

/** The answer of {@code POST /v1/positions/endgame}; what no table knows is absent, and {@code covered} says so. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EndgameAnswer(
        RulesJson rules,
        PositionJson position,
        String notation,
        OutcomeJson outcome,
        boolean covered,
        @Nullable Value value,
        List<Option> moves,
        @Nullable List<String> principalVariation,
        int mostPieces) {

    /** How sure a value is. */
    enum Verdict {
        EXACT,
        ESTIMATE
    }

    /** A result; {@code plies} is absent where the end cannot be forced. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Value(
            String verdict, String result, @Nullable Integer plies) {

        private static Value of(Endgames.Knowledge knowledge) {
            return new Value(
                    Codes.of(knowledge.exact() ? Verdict.EXACT : Verdict.ESTIMATE),
                    Codes.of(knowledge.result()),
                    knowledge.plies().orElse(null));
        }
    }

    /** A legal move, with what is known of it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Option(
            MoveJson move, @Nullable Value value, @Nullable Cost cost) {}

    /** How much worse a move is than the best; {@code plies} is absent where time is not what it costs. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Cost(String kind, @Nullable Integer plies) {

        private static Cost of(EndgameCost cost) {
            return new Cost(Codes.of(cost.kind()), cost.plies() == 0 ? null : cost.plies());
        }
    }

    static EndgameAnswer of(RulesJson rules, Line game, Endgames.Reading reading) {
        FastGenerator generator = new FastGenerator(game.rules());
        boolean covered = reading.knowledge().isPresent();
        return new EndgameAnswer(
                rules,
                PositionJson.of(game.position()),
                PositionText.write(game.position()),
                OutcomeJson.of(game.outcome()),
                covered,
                reading.knowledge().map(Value::of).orElse(null),
                reading.moves().stream()
                        .map(option -> new Option(
                                VariationJson.move(option.move(), game.position(), generator),
                                option.knowledge().map(Value::of).orElse(null),
                                option.cost().map(Cost::of).orElse(null)))
                        .toList(),
                covered ? MoveText.writeLine(reading.line(), game.position(), generator) : null,
                reading.mostPieces());
    }
}
