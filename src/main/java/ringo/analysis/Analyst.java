package ringo.analysis;

import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import ringo.endgame.EndgameLibrary;
import ringo.endgame.EndgameTables;
import ringo.engine.Analysis;
import ringo.engine.Progress;
import ringo.engine.Search;

/**
 * Answers questions: from memory if the same was asked before, else by a search, of which a bounded number runs at a time.
 * An answer is remembered together with the endgame tables that there were, and not given once there are others.
 *
 * <p>Safe for use by several threads; no call blocks.
 */
public final class Analyst {

    private static final long NANOS_A_SECOND = 1_000_000_000;

    private final SearchPool pool;
    private final Memory memory;
    private final EndgameLibrary library;
    private final LongAdder remembered = new LongAdder();
    private final LongAdder searched = new LongAdder();
    private final LongAdder nodes = new LongAdder();
    private final LongAdder nanos = new LongAdder();

    /** @param library the endgame tables that questions may be answered from */
    public Analyst(SearchPool pool, Memory memory, EndgameLibrary library) {
        this.pool = pool;
        this.memory = memory;
        this.library = library;
    }

    /** What a question's answer depends on: the question itself, and the endgame tables that there were. */
    private record Key(Object question, long tables) {}

    /**
     * An answer and where it comes from.
     *
     * @param fromCache whether it was remembered from an earlier question
     */
    public record Answered<T>(T answer, boolean fromCache) {}

    /**
     * Asks a question.
     *
     * @param caller who asks; how many of its searches run at a time is bounded
     * @param progress hears of what is found on the way, on the search's thread; not of a remembered answer
     */
    public <T> Ticket<Answered<T>> ask(String caller, Question<T> question, Progress progress) {
        Optional<EndgameTables> tables = tables(question);
        Key key = new Key(question.key(), contents(tables));
        Optional<Object> known = memory.find(key);
        if (known.isPresent()) {
            remembered.increment();
            @SuppressWarnings("unchecked") // kept under this key, which tells questions of different kinds apart
            T answer = (T) known.get();
            return Ticket.done(new Answered<>(question.orient(answer), true));
        }
        searched.increment();
        return pool.submit(caller, work(question, key, tables, progress));
    }

    /** Asks a question that comes before all others, see {@link SearchPool#submitFirst}. The answer is not remembered. */
    public <T> Ticket<T> askFirst(Question<T> question) {
        searched.increment();
        Optional<EndgameTables> tables = tables(question);
        return pool.submitFirst((search, cancelled) -> answer(question, search, tables, cancelled, Progress.NONE));
    }

    /** The tables that the question may be answered from; the first time that a rule set's are asked for, their headers are read. */
    private Optional<EndgameTables> tables(Question<?> question) {
        return question.asksTables().map(library::tables).filter(tables -> tables.mostPieces() > 0);
    }

    private static long contents(Optional<EndgameTables> tables) {
        return tables.map(EndgameTables::contents).orElse(0L);
    }

    private <T> SearchPool.Work<Answered<T>> work(
            Question<T> question, Key key, Optional<EndgameTables> tables, Progress progress) {
        return (search, cancelled) -> {
            T answer = answer(question, search, tables, cancelled, progress);
            if (!cancelled.getAsBoolean() && contents(tables) == key.tables()) {
                memory.keep(key, question.orient(answer), question.bytes(answer));
            }
            return new Answered<>(answer, false);
        };
    }

    private <T> T answer(
            Question<T> question,
            Search search,
            Optional<EndgameTables> tables,
            BooleanSupplier cancelled,
            Progress progress) {
        T answer = question.answer(search, tables, cancelled, progress);
        Analysis work = question.search(answer);
        nodes.add(work.nodes());
        nanos.add(work.time().toNanos());
        return answer;
    }

    /** Questions that were answered from memory since the start. */
    public long remembered() {
        return remembered.sum();
    }

    /** Questions that were not in memory. */
    public long searched() {
        return searched.sum();
    }

    /** The positions that all searches have visited since the start. */
    public long nodes() {
        return nodes.sum();
    }

    /** How long all searches together took, in nanoseconds. */
    public long nanos() {
        return nanos.sum();
    }

    /** The positions a second of all searches since the start; 0 before the first. */
    public double nodesPerSecond() {
        long took = nanos.sum();
        return took == 0 ? 0 : (double) nodes.sum() * NANOS_A_SECOND / took;
    }
}
