package ringo.analysis;

import java.util.Optional;
import java.util.OptionalInt;
import ringo.board.Castle;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Side;

/** What a move has to do with the castle. */
final class CastleFacts {

    private final GameSoFar game;
    private final Position position;
    private final Storms storms;

    /** @param position the one in which the moves are made */
    CastleFacts(GameSoFar game, Position position) {
        this.game = game;
        this.position = position;
        storms = new Storms(game);
    }

    Optional<Reason> takesCastle(Move move) {
        Position after = position.after(move);
        Outcome outcome = game.outcome(after);
        if (!Storms.entersCastle(move)) {
            return Optional.empty();
        }
        if (outcome.decided()) {
            return reason(ReasonCode.TAKES_CASTLE, 1, Storms.inTheCastle(outcome));
        }
        boolean held =
                game.moves(after).stream().allMatch(reply -> Storms.inTheCastle(game.outcome(after.after(reply))));
        return reason(ReasonCode.TAKES_CASTLE, 2, held);
    }

    Optional<Reason> stopsCastle(Move move) {
        if (position.toMove() == Side.ATTACKER) {
            return Optional.empty();
        }
        OptionalInt threat = storms.plies(GameSoFar.skipped(position));
        return threat.isPresent() && storms.plies(position.after(move)).isEmpty()
                ? Optional.of(Reason.plies(ReasonCode.STOPS_CASTLE, 1 + threat.getAsInt()))
                : Optional.empty();
    }

    Optional<Reason> allowsCastle(Move move) {
        return position.toMove() == Side.ATTACKER
                ? Optional.empty()
                : storm(ReasonCode.ALLOWS_CASTLE, position.after(move));
    }

    Optional<Reason> threatensCastle(Move move) {
        Position after = position.after(move);
        return position.toMove() == Side.DEFENDER || game.outcome(after).decided()
                ? Optional.empty()
                : storm(ReasonCode.THREATENS_CASTLE, GameSoFar.skipped(after));
    }

    Optional<Reason> entersCastle(Move move) {
        Position after = position.after(move);
        boolean enters = Storms.entersCastle(move) && !game.outcome(after).decided();
        boolean safe = enters
                && game.moves(after).stream()
                        .noneMatch(reply ->
                                reply.captured().filter(Castle.CASTLE::equals).isPresent());
        return safe ? Optional.of(Reason.of(ReasonCode.ENTERS_CASTLE)) : Optional.empty();
    }

    /** Without the question whether the move is safe. */
    Optional<Reason> guardsCastle(Move move) {
        Position after = position.after(move);
        int guards = guards(after);
        boolean more =
                position.toMove() == Side.DEFENDER && !game.outcome(after).decided() && guards > guards(position);
        return more ? Optional.of(Reason.count(ReasonCode.GUARDS_CASTLE, guards)) : Optional.empty();
    }

    /** How many defenders could jump over the castle if an attacker were in it. */
    private int guards(Position at) {
        if (!game.rules().castleJump()) {
            return 0;
        }
        return (int) at.defenders().toList().stream()
                .filter(cell -> cell.ring() == 1)
                .filter(cell -> !cell.neutralZone() || game.rules().captureFromNeutralZone())
                .filter(cell -> !at.occupied().contains(cell.opposite()))
                .count();
    }

    /** The reason that the attacker, to move, storms the castle; the plies count one move before. */
    private Optional<Reason> storm(ReasonCode code, Position attackerToMove) {
        OptionalInt plies = storms.plies(attackerToMove);
        return plies.isPresent() ? Optional.of(Reason.plies(code, 1 + plies.getAsInt())) : Optional.empty();
    }

    private static Optional<Reason> reason(ReasonCode code, int plies, boolean fact) {
        return fact ? Optional.of(Reason.plies(code, plies)) : Optional.empty();
    }
}
