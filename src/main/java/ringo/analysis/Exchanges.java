package ringo.analysis;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ringo.board.Place;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Result;

/** What captures come to; {@link ReasonCode} defines what it is to gain. */
final class Exchanges {

    private final GameSoFar game;

    Exchanges(GameSoFar game) {
        this.game = game;
    }

    /** Whether the side to move gains at least so many pieces; with 0 or less, whether it loses at most so many. */
    boolean gains(Position position, int least) {
        Outcome outcome = game.outcome(position);
        if (outcome.decided()) {
            return outcome.result() == Result.DRAW ? least <= 0 : outcome.result() == Result.winFor(position.toMove());
        }
        List<Move> moves = game.moves(position);
        boolean mayStop = least <= 0 && moves.stream().anyMatch(move -> !captures(move));
        return mayStop || moves.stream().anyMatch(move -> captures(move) && !gains(position.after(move), 2 - least));
    }

    /** Whether the capture gains: the piece taken is not won back. */
    boolean pays(Position position, Move capture) {
        return !gains(position.after(capture), 1);
    }

    /** The places on which the side to move can capture with gain; none if the game is over. */
    Set<Place> prey(Position position) {
        Set<Place> places = new HashSet<>();
        if (game.outcome(position).decided()) {
            return places;
        }
        for (Move move : game.moves(position)) {
            move.captured()
                    .filter(place -> !places.contains(place) && pays(position, move))
                    .ifPresent(places::add);
        }
        return places;
    }

    /** Whether the side that makes the move is a piece ahead whatever the reply, counting what it captures now and gains later. */
    boolean winsPiece(Position position, Move move) {
        Position after = position.after(move);
        int missing = captures(move) ? 0 : 1;
        return !game.outcome(after).decided()
                && game.moves(after).stream()
                        .allMatch(reply -> gains(after.after(reply), captures(reply) ? missing + 1 : missing));
    }

    /** Whether the move captures and the other side wins back one piece, no more. */
    boolean trades(Position position, Move move) {
        Position after = position.after(move);
        return captures(move) && !game.outcome(after).decided() && gains(after, 1) && !gains(after, 2);
    }

    static boolean captures(Move move) {
        return move.captured().isPresent();
    }
}
