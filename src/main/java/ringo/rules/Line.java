package ringo.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Place;

/**
 * A start position and the moves played from it: what a single position does not show, the repetitions, is counted here.
 *
 * <p>Not safe for use by several threads.
 */
public final class Line {

    /** How often a position occurs in a game that goes on, at most, plus one. */
    private static final int OCCURRENCES_THAT_END = 3;

    private final MoveGenerator generator;

    /** Of positions {@linkplain Position#afresh afresh}. */
    private final Map<Position, Integer> occurrences = new HashMap<>();

    /** Counted as soon as there is another position to count. */
    private final Position start;

    private Position position;
    private Outcome outcome;

    /** The line of no moves; the start counts as its position's first occurrence. */
    public Line(MoveGenerator generator, Position start) {
        this.generator = generator;
        this.start = start;
        this.position = start;
        this.outcome = generator.outcome(start);
    }

    /**
     * The line that goes on from a position of a game.
     *
     * @param position the position that was reached
     * @param before the positions before it, in any order. Those before the last capture or inward attacker move, which sets
     *     the quiet plies to 0, may be left out: they have more pieces, or attackers further out, and cannot come again
     */
    public Line(MoveGenerator generator, Position position, List<Position> before) {
        this.generator = generator;
        this.start = position;
        this.position = position;
        for (Position earlier : before) {
            occurrences.merge(earlier.afresh(), 1, Integer::sum);
        }
        this.outcome = outcome(position, occurrences.merge(position.afresh(), 1, Integer::sum));
    }

    /** What {@link #play} answers. */
    public sealed interface Answer {}

    /**
     * A move that was played.
     *
     * @param side who moved
     * @param move the move
     * @param ambiguous whether another legal capture had the same from and to
     * @param events what happened
     */
    public record Played(Side side, Move move, boolean ambiguous, List<Event> events) implements Answer {}

    /**
     * A move that was not played; the line is unchanged.
     *
     * @param reason why it is not legal
     * @param cell the place that the reason is about, see {@link PlainGenerator.Judgement.Refused}
     */
    public record Refused(IllegalMove reason, Optional<Place> cell) implements Answer {}

    /** The rule set under which the line is played. */
    public RuleSet rules() {
        return generator.rules();
    }

    /** The position reached. */
    public Position position() {
        return position;
    }

    /** How the game stands, repetition included. */
    public Outcome outcome() {
        return outcome;
    }

    /**
     * The positions that the line has had twice, which would end it the third time, and that have no more pieces than the position reached.
     * That one cannot be reached any more is not told from that it can. They are {@linkplain Position#afresh afresh}.
     */
    public List<Position> occurredTwice() {
        return occurrences.entrySet().stream()
                .filter(entry -> entry.getValue() >= OCCURRENCES_THAT_END - 1)
                .map(Map.Entry::getKey)
                .filter(earlier -> earlier.pieces() <= position.pieces())
                .toList();
    }

    /** How the game would stand after this legal move, repetition included; the line is unchanged. */
    public Outcome outcomeAfter(Move move) {
        Position after = position.after(move);
        return outcome(after, occurrences.getOrDefault(after.afresh(), 0) + 1);
    }

    /** The legal moves in the position reached, sorted; none if the game is over. */
    public List<Move> legalMoves() {
        return outcome.decided() ? List.of() : generator.legalMoves(position);
    }

    /** Plays the move that is attempted, or says why it is not legal. */
    public Answer play(Attempt attempt) {
        if (outcome.decided()) {
            return new Refused(IllegalMove.GAME_OVER, Optional.empty());
        }
        List<Move> legal = generator.legalMoves(position);
        List<Move> meant = legal.stream().filter(move -> matches(attempt, move)).toList();
        if (meant.size() == 1) {
            return played(meant.get(0), legal);
        }
        PlainGenerator.Judgement judgement = new PlainGenerator(rules()).judge(position, attempt);
        if (judgement instanceof PlainGenerator.Judgement.Refused refused) {
            return new Refused(refused.reason(), refused.cell());
        }
        throw new IllegalStateException("the generators disagree on " + attempt + " in " + position);
    }

    /**
     * Plays a legal move.
     *
     * @throws IllegalArgumentException if it is not legal here
     */
    public Played play(Move move) {
        List<Move> legal = legalMoves();
        if (!legal.contains(move)) {
            throw new IllegalArgumentException(move + " is not legal in " + position);
        }
        return played(move, legal);
    }

    private static boolean matches(Attempt attempt, Move move) {
        if (!(attempt instanceof Attempt.Go go)) {
            return move.kind() == MoveKind.PASS;
        }
        return move.from().filter(go.from()::equals).isPresent()
                && move.to().filter(go.to()::equals).isPresent()
                && move.captured().isPresent() == go.capturing()
                && (go.captured().isEmpty() || go.captured().equals(move.captured()));
    }

    private Played played(Move move, List<Move> legal) {
        Side side = position.toMove();
        List<Event> events = new ArrayList<>(events(position, move));
        if (occurrences.isEmpty()) {
            occurrences.put(start.afresh(), 1);
        }
        position = position.after(move);
        int times = occurrences.merge(position.afresh(), 1, Integer::sum);
        outcome = outcome(position, times);
        if (outcome.decided()) {
            events.add(new Event.GameEnded(outcome));
        }
        return new Played(side, move, move.ambiguousAmong(legal), List.copyOf(events));
    }

    /** Repetition comes after all that the position itself decides but the quiet limit. */
    private Outcome outcome(Position reached, int times) {
        Outcome byPosition = generator.outcome(reached);
        boolean repetitionFirst = !byPosition.decided()
                || byPosition
                        .reason()
                        .filter(Outcome.Reason.QUIET_LIMIT::equals)
                        .isPresent();
        if (times < OCCURRENCES_THAT_END || !repetitionFirst) {
            return byPosition;
        }
        return Outcome.ended(rules().repetition().result(), Outcome.Reason.REPETITION);
    }

    private static List<Event> events(Position before, Move move) {
        if (move.from().isEmpty() || move.to().isEmpty()) {
            return List.of(new Event.Passed());
        }
        Cell from = move.from().get();
        Place to = move.to().get();
        List<Event> events = new ArrayList<>();
        events.add(new Event.Moved(from, to));
        move.captured()
                .ifPresent(cell ->
                        events.add(new Event.Captured(cell, before.toMove().opponent())));
        if (move.kind() == MoveKind.HOP) {
            hopped(before.toMove(), move).map(Event.Hopped::new).ifPresent(events::add);
        }
        if (to == Castle.CASTLE) {
            events.add(new Event.CastleEntered());
        }
        return events;
    }

    /** The cell that a hop goes over. */
    private static Optional<Cell> hopped(Side side, Move move) {
        return Way.of(side, move.from().orElseThrow()).stream()
                .filter(way -> way.kind() == MoveKind.HOP && way.move().sameAs(move))
                .flatMap(way -> way.jumped().stream())
                .map(Cell.class::cast)
                .findFirst();
    }
}
