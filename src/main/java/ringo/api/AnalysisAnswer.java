package ringo.api;

import java.util.List;
import ringo.engine.Analysis;
import ringo.notation.PositionText;
import ringo.rules.Line;

/** The answer of {@code POST /v1/positions/analysis}, and each answer on the way to it; of a decided position there are no lines. */
public record AnalysisAnswer(
        RulesJson rules,
        PositionJson position,
        String notation,
        OutcomeJson outcome,
        List<VariationJson> lines,
        SearchJson search,
        EngineJson engine) {

    static AnalysisAnswer of(
            AnalysisRequest request, Line line, Analysis analysis, SearchJson search, EngineJson engine) {
        return new AnalysisAnswer(
                request.game().rules().json(),
                PositionJson.of(line.position()),
                PositionText.write(line.position()),
                OutcomeJson.of(line.outcome()),
                analysis.lines().stream()
                        .map(variation -> VariationJson.of(variation, line.position(), line.rules()))
                        .toList(),
                search,
                engine);
    }
}
