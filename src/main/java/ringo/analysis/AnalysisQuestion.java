package ringo.analysis;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import ringo.endgame.EndgameTables;
import ringo.engine.Analysis;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.rules.RuleSet;

/**
 * What are the best moves, and what are they worth?
 *
 * @param situation the position
 * @param effort when the search stops
 * @param lines how many moves are wanted, at least 1
 * @param seed decides between moves that look equally good before they are searched
 */
public record AnalysisQuestion(Situation situation, Effort effort, int lines, long seed) implements Question<Analysis> {

    private static final int BYTES = 400;
    private static final int BYTES_A_LINE = 150;
    private static final int BYTES_A_MOVE = 4;

    private record Key(Situation.Essence essence, Effort effort, int lines, long seed) {}

    @Override
    public Object key() {
        return new Key(situation.essence(), effort, lines, seed);
    }

    @Override
    public Optional<RuleSet> asksTables() {
        return Optional.of(situation.rules());
    }

    @Override
    public Analysis answer(
            Search search, Optional<EndgameTables> tables, BooleanSupplier cancelled, Progress progress) {
        Limits limits = effort.limits().withCancelled(cancelled);
        return search.run(
                new SearchRequest(
                        situation.rules(), situation.position(), situation.before(), limits, lines, seed, tables),
                progress);
    }

    @Override
    public Analysis orient(Analysis answer) {
        return situation.mirrored() ? answer.mirror() : answer;
    }

    @Override
    public int bytes(Analysis answer) {
        return situation.essence().bytes() + size(answer);
    }

    /** About how many bytes an analysis takes. */
    static int size(Analysis analysis) {
        int moves = analysis.lines().stream()
                .mapToInt(line -> line.principalVariation().size())
                .sum();
        return BYTES + BYTES_A_LINE * analysis.lines().size() + BYTES_A_MOVE * moves;
    }

    @Override
    public Analysis search(Analysis answer) {
        return answer;
    }
}
