package ringo.analysis;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import ringo.endgame.EndgameTables;
import ringo.engine.Analysis;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.rules.RuleSet;

/**
 * What a caller asks of the engine: how to find the answer, and how to know the question again.
 *
 * @param <T> the answer
 */
public interface Question<T> {

    /** Questions with equal keys have the same answer, but for {@link #orient}. */
    Object key();

    /**
     * The rule set whose endgame tables the answer may come from; empty if it comes from none. Questions with equal keys then have the
     * same answer only from equal tables.
     */
    Optional<RuleSet> asksTables();

    /**
     * Finds the answer as the caller sees it. Called on a thread that may take long.
     *
     * @param tables the endgame tables; empty if there are none
     * @param cancelled says that nobody waits any more; the answer is then of no consequence
     * @param progress hears of what is found on the way
     */
    T answer(Search search, Optional<EndgameTables> tables, BooleanSupplier cancelled, Progress progress);

    /** Turns an answer as this caller sees it into one that all questions of this key share, and the other way round. */
    default T orient(T answer) {
        return answer;
    }

    /** About how many bytes the answer takes to keep. */
    int bytes(T answer);

    /** The search that the answer comes from. */
    Analysis search(T answer);
}
