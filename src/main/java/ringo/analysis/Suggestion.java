package ringo.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import ringo.engine.Analysis;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.rules.Move;

/**
 * A move chosen at a level of strength.
 *
 * @param variation the chosen move, with what the search thinks of it
 * @param analysis the search behind it; the chosen move is among its lines, not always the first
 */
public record Suggestion(Analysis.Variation variation, Analysis analysis) {

    public Move move() {
        return variation.move();
    }

    /**
     * The move of this level, or none if the game is over. Equal requests get equal moves from searches with tables of equal size, and
     * mirror images get mirrored ones. If the search was {@linkplain Analysis.StoppedBy#CANCELLED cancelled}, the move is legal and
     * nothing more.
     *
     * @param request what to play: rules, position, the game before it, the seed that decides what goes wrong, the flag that
     *     cancels, and the endgame tables, which only the highest level asks. The level sets nodes, depth and lines; a limit of time stays, and if it is met, other machines may choose otherwise
     */
    public static Optional<Suggestion> at(Level level, Search search, SearchRequest request) {
        return by(level.recipe(), search, level.asksTables() ? request : request.withTables(Optional.empty()));
    }

    /** The same by a recipe that need not be a level's. */
    public static Optional<Suggestion> by(Recipe recipe, Search search, SearchRequest request) {
        Analysis analysis = search.run(recipe.toRequest(request), Progress.NONE);
        List<Analysis.Variation> lines = analysis.lines();
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        if (recipe.exact() || lines.size() == 1) {
            return Optional.of(new Suggestion(lines.get(0), analysis));
        }
        Misjudgement judged = new Misjudgement(recipe, request, lines);
        Analysis.Variation chosen =
                lines.stream().max(Comparator.comparingInt(judged::points)).orElseThrow();
        return Optional.of(new Suggestion(chosen, analysis));
    }
}
