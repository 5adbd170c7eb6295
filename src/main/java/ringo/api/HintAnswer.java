package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.analysis.Hint;
import ringo.analysis.Reason;
import ringo.board.Cell;
import ringo.notation.MoveText;
import ringo.notation.PositionText;
import ringo.rules.Codes;
import ringo.rules.FastGenerator;
import ringo.rules.Line;
import ringo.rules.Position;

/**
 * The answer of {@code POST /v1/positions/hint}. Every grade tells what the lower ones do: 1 what matters, 2 the piece, 3 the move, 4
 * its line, the reasons for it, and what every other move would cost. Of a decided position there is nothing to tell.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record HintAnswer(
        RulesJson rules,
        PositionJson position,
        String notation,
        OutcomeJson outcome,
        int grade,
        int seed,
        List<ThemeJson> themes,
        @Nullable PieceJson piece,
        @Nullable MoveJson move,
        @Nullable ValueJson value,
        @Nullable List<String> principalVariation,
        @Nullable List<ReasonJson> reasons,
        @Nullable List<AlternativeJson> alternatives,
        boolean fromCache,
        EngineJson engine) {

    static final int LEAST_GRADE = 1;
    static final int MOST_GRADE = 4;
    private static final int PIECE = 2;
    private static final int MOVE = 3;

    /** What matters in the position, without a word on where. */
    public record ThemeJson(String code, String text) {

        private static ThemeJson of(Reason reason) {
            return new ThemeJson(Codes.of(reason.code()), HintTexts.theme(reason));
        }
    }

    /** Which piece to move; {@code cell} is absent where it is best to pass. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PieceJson(@Nullable String cell, String text) {

        private static PieceJson of(Hint hint) {
            return new PieceJson(hint.piece().map(Cell::text).orElse(null), HintTexts.piece(hint.piece()));
        }
    }

    /** What of the hint may be told. */
    static HintAnswer of(HintRequest request, Line line, Hint hint, boolean fromCache, EngineJson engine) {
        FastGenerator generator = new FastGenerator(line.rules());
        Position position = line.position();
        int grade = request.grade();
        boolean all = grade >= MOST_GRADE;
        return new HintAnswer(
                request.game().rules().json(),
                PositionJson.of(position),
                PositionText.write(position),
                OutcomeJson.of(line.outcome()),
                grade,
                request.seed(),
                hint.themes().stream().map(ThemeJson::of).toList(),
                grade >= PIECE ? PieceJson.of(hint) : null,
                grade >= MOVE ? VariationJson.move(hint.move(), position, generator) : null,
                all ? ValueJson.of(hint.value()) : null,
                all ? MoveText.writeLine(hint.line(), position, generator) : null,
                all ? hint.reasons().stream().map(ReasonJson::reason).toList() : null,
                all
                        ? hint.alternatives().stream()
                                .map(other -> AlternativeJson.of(other, position, generator))
                                .toList()
                        : null,
                fromCache,
                engine);
    }

    /** Nothing, as the game is over. */
    static HintAnswer none(HintRequest request, Line line, EngineJson engine) {
        return new HintAnswer(
                request.game().rules().json(),
                PositionJson.of(line.position()),
                PositionText.write(line.position()),
                OutcomeJson.of(line.outcome()),
                request.grade(),
                request.seed(),
                List.of(),
                null,
                null,
                null,
                null,
                null,
                null,
                false,
                engine);
    }
}
