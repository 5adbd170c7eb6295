package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.analysis.Level;
import ringo.analysis.Measurement;
import ringo.analysis.Recipe;

/** A level of strength: how it plays, and how it did against the level below, which level 1 has none of. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LevelJson(
        int level, String name, RecipeJson recipe, @Nullable MeasurementJson againstBelow) {

    /** All levels, the weakest first. */
    public record ListJson(List<LevelJson> levels) {}

    /** How a level chooses; see {@link Recipe}. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record RecipeJson(
            long nodes, @Nullable Integer depth, int lines, int noiseCentiAttackers, int oversightPercent) {

        private static RecipeJson of(Recipe recipe) {
            return new RecipeJson(
                    recipe.nodes(),
                    recipe.depth().isPresent() ? recipe.depth().getAsInt() : null,
                    recipe.lines(),
                    recipe.noise(),
                    recipe.oversight());
        }
    }

    /** A score, 0 to 1, with the ends of its 95 % interval, over so many games. */
    public record MeasurementJson(double score, double low, double high, int games) {

        private static MeasurementJson of(Measurement measured) {
            return new MeasurementJson(
                    ValueJson.rounded(measured.score()),
                    ValueJson.rounded(measured.low()),
                    ValueJson.rounded(measured.high()),
                    measured.games());
        }
    }

    static LevelJson of(Level level) {
        return new LevelJson(
                level.number(),
                Texts.LEVELS.get(level.number() + ".name"),
                RecipeJson.of(level.recipe()),
                level.againstBelow().map(MeasurementJson::of).orElse(null));
    }
}
