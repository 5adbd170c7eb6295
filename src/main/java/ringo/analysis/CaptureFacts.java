package ringo.analysis;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import ringo.board.Place;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Side;

/** What a move has to do with captures. */
final class CaptureFacts {

    private final GameSoFar game;
    private final Position position;
    private final Exchanges exchanges;

    /** @param position the one in which the moves are made */
    CaptureFacts(GameSoFar game, Position position) {
        this.game = game;
        this.position = position;
        exchanges = new Exchanges(game);
    }

    /** Whether the other side gains nothing by captures after the move; it does not if the move ends the game without loss. */
    boolean safe(Move move) {
        return !exchanges.gains(position.after(move), 1);
    }

    Optional<Reason> winsPiece(Move move) {
        return exchanges.winsPiece(position, move) ? Optional.of(Reason.of(ReasonCode.WINS_PIECE)) : Optional.empty();
    }

    Optional<Reason> savesPiece(Move move) {
        if (!safe(move)) {
            return Optional.empty();
        }
        Set<Place> endangered = exchanges.prey(GameSoFar.skipped(position));
        Set<Place> still = exchanges.prey(position.after(move));
        endangered.removeIf(place -> still.contains(standsAfter(move, place)));
        return at(ReasonCode.SAVES_PIECE, endangered);
    }

    /** Which pieces the other side can capture with gain after a move that captures nothing: the moved one, others. */
    List<Reason> losses(Move move) {
        if (Exchanges.captures(move)) {
            return List.of();
        }
        Set<Place> prey = exchanges.prey(position.after(move));
        Set<Place> moved = new HashSet<>(prey);
        moved.removeIf(place -> move.to().filter(place::equals).isEmpty());
        prey.removeAll(moved);
        return Stream.of(at(ReasonCode.WALKS_INTO_CAPTURE, moved), at(ReasonCode.LOSES_PIECE, prey))
                .flatMap(Optional::stream)
                .toList();
    }

    boolean trades(Move move) {
        return exchanges.trades(position, move);
    }

    Optional<Reason> threatensCapture(Move move) {
        Position after = position.after(move);
        if (game.outcome(after).decided() || !safe(move)) {
            return Optional.empty();
        }
        Set<Place> threatened = exchanges.prey(GameSoFar.skipped(after));
        threatened.removeAll(exchanges.prey(position));
        return at(ReasonCode.THREATENS_CAPTURE, threatened);
    }

    Optional<Reason> forcesCapture(Move move) {
        Position after = position.after(move);
        boolean mayForce = game.rules().defenderMustCapture() && position.toMove() == Side.ATTACKER;
        if (!mayForce || game.outcome(after).decided()) {
            return Optional.empty();
        }
        List<Move> replies = game.moves(after);
        return replies.stream().allMatch(Exchanges::captures)
                ? Optional.of(Reason.count(ReasonCode.FORCES_CAPTURE, replies.size()))
                : Optional.empty();
    }

    /** Where the piece on this place stands after the move. */
    private static Place standsAfter(Move move, Place place) {
        return move.from().filter(place::equals).isPresent() ? move.to().orElse(place) : place;
    }

    private static Optional<Reason> at(ReasonCode code, Set<Place> places) {
        return places.isEmpty() ? Optional.empty() : Optional.of(Reason.at(code, places));
    }
}
