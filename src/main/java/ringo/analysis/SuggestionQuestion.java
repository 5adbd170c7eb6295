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
 * Which move does a level play? To be asked of a game that is not over.
 *
 * @param situation the position
 * @param level the strength to play at
 * @param seed decides what the level does wrong
 */
public record SuggestionQuestion(Situation situation, Level level, long seed) implements Question<Suggestion> {

    private static final int BYTES = 1000;

    /** What a level does wrong depends on the turn, too. */
    private record Key(Situation.Essence essence, boolean mirrored, int turn, int level, long seed) {}

    @Override
    public Object key() {
        return new Key(
                situation.essence(), situation.mirrored(), situation.position().turn(), level.number(), seed);
    }

    @Override
    public Optional<RuleSet> asksTables() {
        return level.asksTables() ? Optional.of(situation.rules()) : Optional.empty();
    }

    /** @throws IllegalStateException if the game is over */
    @Override
    public Suggestion answer(
            Search search, Optional<EndgameTables> tables, BooleanSupplier cancelled, Progress progress) {
        SearchRequest request = SearchRequest.of(
                        situation.rules(), situation.position(), Limits.NONE.withCancelled(cancelled))
                .withBefore(situation.before())
                .withSeed(seed)
                .withTables(tables);
        Optional<Suggestion> suggestion = Suggestion.at(level, search, request);
        return suggestion.orElseThrow(() -> new IllegalStateException("the game is over"));
    }

    @Override
    public int bytes(Suggestion answer) {
        return BYTES + situation.essence().bytes() + AnalysisQuestion.size(answer.analysis());
    }

    @Override
    public Analysis search(Suggestion answer) {
        return answer.analysis();
    }
}
