package ringo.analysis;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import ringo.endgame.EndgameTables;
import ringo.engine.Analysis;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.rules.RuleSet;

/**
 * Which move is best, and why? To be asked of a game that is not over.
 *
 * @param situation the position
 * @param seed decides between moves that look equally good before they are searched
 */
public record HintQuestion(Situation situation, long seed) implements Question<HintQuestion.Answer> {

    private static final int BYTES = 1000;

    /** What is kept of a reason, an alternative or a move of a line, about. */
    private static final int BYTES_A_LINE = 600;

    /**
     * A hint with the search behind it.
     *
     * @param hint empty if the search was cancelled before it had looked at every move
     */
    public record Answer(Optional<Hint> hint, Analysis analysis) {}

    private record Key(Situation.Essence essence, long seed) {}

    @Override
    public Object key() {
        return new Key(situation.essence(), seed);
    }

    @Override
    public Optional<RuleSet> asksTables() {
        return Optional.of(situation.rules());
    }

    @Override
    public Answer answer(Search search, Optional<EndgameTables> tables, BooleanSupplier cancelled, Progress progress) {
        HintFinder finder = new HintFinder(situation.rules());
        Limits limits = Limits.NONE.withNodes(HintFinder.NODES).withCancelled(cancelled);
        Analysis analysis = search.run(
                finder.request(situation.position(), situation.before(), limits, seed)
                        .withTables(tables),
                progress);
        Optional<Hint> hint = cancelled.getAsBoolean()
                ? Optional.empty()
                : finder.find(situation.position(), situation.before(), analysis);
        return new Answer(hint, analysis);
    }

    @Override
    public Answer orient(Answer answer) {
        return situation.mirrored()
                ? new Answer(answer.hint().map(Hint::mirror), answer.analysis().mirror())
                : answer;
    }

    @Override
    public int bytes(Answer answer) {
        return BYTES
                + situation.essence().bytes()
                + BYTES_A_LINE * answer.analysis().lines().size();
    }

    @Override
    public Analysis search(Answer answer) {
        return answer.analysis();
    }
}
