package ringo.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.rules.Attempt;
import ringo.rules.Move;
import ringo.rules.MoveGenerator;
import ringo.rules.Position;

/**
 * The text of moves: {@code b6-b5}, {@code b3xb1}, {@code d1-castle}, {@code e1xa1(b1)}, {@code pass}.
 *
 * <p>{@code -} stands for a move without capture, {@code x} for one with. The captured place follows in parentheses where two
 * legal captures have the same from and to. Case matters.
 */
public final class MoveText {

    /** The longest text, {@code c1xcastle(castle)}; no legal move needs as much. */
    public static final int MAX_LENGTH = 17;

    private static final String PASS = "pass";
    private static final int CELL_LENGTH = 2;

    private MoveText() {}

    /** What a player means who writes this; empty if the text does not follow the grammar. */
    public static Optional<Attempt> parse(String text) {
        if (text.equals(PASS)) {
            return Optional.of(new Attempt.Pass());
        }
        if (text.length() <= CELL_LENGTH || text.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        Optional<Cell> from = Cell.parse(text.substring(0, CELL_LENGTH));
        String rest = text.substring(CELL_LENGTH + 1);
        return switch (text.charAt(CELL_LENGTH)) {
            case '-' -> go(from, Place.parse(rest));
            case 'x' -> capture(from, rest);
            default -> Optional.empty();
        };
    }

    /**
     * The text of a move.
     *
     * @param ambiguous whether another legal capture has the same from and to, see {@link Move#ambiguousAmong}
     */
    public static String write(Move move, boolean ambiguous) {
        if (move.from().isEmpty() || move.to().isEmpty()) {
            return PASS;
        }
        String mark = move.captured().isPresent() ? "x" : "-";
        String text = move.from().get().text() + mark + move.to().get().text();
        return ambiguous
                ? text + move.captured().map(place -> "(" + place.text() + ")").orElse("")
                : text;
    }

    /**
     * The texts of moves that are played one after the other. The quiet limit does not count: a line may go on beyond it.
     *
     * @param from where the line begins
     */
    public static List<String> writeLine(List<Move> moves, Position from, MoveGenerator generator) {
        List<String> texts = new ArrayList<>(moves.size());
        Position position = from.afresh();
        for (Move move : moves) {
            boolean ambiguous = move.captured().isPresent() && move.ambiguousAmong(generator.legalMoves(position));
            texts.add(write(move, ambiguous));
            position = position.after(move).afresh();
        }
        return texts;
    }

    private static Optional<Attempt> go(Optional<Cell> from, Optional<Place> to) {
        return from.isPresent() && to.isPresent()
                ? Optional.of(new Attempt.Go(from.get(), to.get(), false, Optional.empty()))
                : Optional.empty();
    }

    private static Optional<Attempt> capture(Optional<Cell> from, String rest) {
        int open = rest.indexOf('(');
        boolean named = open >= 0;
        if (named && !rest.endsWith(")")) {
            return Optional.empty();
        }
        Optional<Place> to = Place.parse(named ? rest.substring(0, open) : rest);
        Optional<Place> captured = named ? Place.parse(rest.substring(open + 1, rest.length() - 1)) : Optional.empty();
        if (from.isEmpty() || to.isEmpty() || (named && captured.isEmpty())) {
            return Optional.empty();
        }
        return Optional.of(new Attempt.Go(from.get(), to.get(), true, captured));
    }
}
