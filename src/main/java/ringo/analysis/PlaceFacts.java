package ringo.analysis;

import java.util.List;
import java.util.Optional;
import ringo.board.Cell;
import ringo.board.Direction;
import ringo.rules.Move;
import ringo.rules.NeutralZoneLimit;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Side;

/** What a move has to do with where pieces stand: behind or before an attacker, in the neutral zone, in each other's way. */
final class PlaceFacts {

    private final GameSoFar game;
    private final Position position;

    /** @param position the one in which the moves are made */
    PlaceFacts(GameSoFar game, Position position) {
        this.game = game;
        this.position = position;
    }

    /** Without the question whether the move is safe. */
    Optional<Reason> getsBehind(Move move) {
        Position after = position.after(move);
        Optional<Cell> end = defenderOn(move);
        Optional<Cell> attacker = end.flatMap(cell -> attackerNextTo(cell, Direction.INWARD, after))
                .filter(cell -> couldCapture(after, end, cell));
        return attacker.map(cell -> Reason.at(ReasonCode.GETS_BEHIND, List.of(cell)));
    }

    /** Without the question whether the move is safe. */
    Optional<Reason> blocks(Move move) {
        Position after = position.after(move);
        Optional<Cell> attacker = defenderOn(move)
                .flatMap(cell -> attackerNextTo(cell, Direction.OUTWARD, after))
                .filter(cell -> goesInward(GameSoFar.skipped(position), cell))
                .filter(cell -> !game.outcome(after).decided() && !goesInward(after, cell));
        return attacker.map(cell -> Reason.at(ReasonCode.BLOCKS, List.of(cell)));
    }

    Optional<Reason> immobilises(Move move) {
        return game.outcome(position.after(move))
                        .reason()
                        .filter(Outcome.Reason.NO_MOVES::equals)
                        .isPresent()
                ? Optional.of(Reason.of(ReasonCode.IMMOBILISES))
                : Optional.empty();
    }

    Optional<Reason> entersZone(Move move) {
        return entersFromOutside(move)
                        && game.rules().neutralZoneImmunity()
                        && !game.outcome(position.after(move)).decided()
                ? Optional.of(Reason.of(ReasonCode.ENTERS_ZONE))
                : Optional.empty();
    }

    /** Without the question whether the move is safe. */
    Optional<Reason> advances(Move move) {
        boolean advances = position.toMove() == Side.ATTACKER
                && !Exchanges.captures(move)
                && move.from().isPresent()
                && move.to()
                        .filter(to -> to instanceof Cell cell
                                && cell.ring() < move.from().get().ring())
                        .isPresent();
        return advances ? Optional.of(Reason.of(ReasonCode.ADVANCES)) : Optional.empty();
    }

    Optional<Reason> fillsZone(Move move) {
        Position after = position.after(move);
        boolean fills = limited() && entersFromOutside(move) && room(after) == 0;
        return fills
                ? Optional.of(Reason.count(
                        ReasonCode.FILLS_ZONE, after.attackers().inNeutralZone().size()))
                : Optional.empty();
    }

    /** Without the question whether another move fills the zone. */
    Optional<Reason> keepsZoneFree(Move move) {
        int room = room(position.after(move));
        boolean keeps = limited() && !entersFromOutside(move) && room > 0;
        return keeps ? Optional.of(Reason.count(ReasonCode.KEEPS_ZONE_FREE, room)) : Optional.empty();
    }

    Optional<Reason> zoneFull() {
        boolean full = limited()
                && room(position) <= 0
                && position.attackers().toList().stream()
                        .filter(cell -> !cell.neutralZone())
                        .flatMap(cell -> List.of(Direction.CLOCKWISE, Direction.COUNTERCLOCKWISE).stream()
                                .flatMap(direction -> cell.neighbour(direction).stream()))
                        .anyMatch(next -> next instanceof Cell cell
                                && cell.neutralZone()
                                && !position.occupied().contains(cell));
        return full
                ? Optional.of(Reason.count(
                        ReasonCode.ZONE_FULL,
                        position.attackers().inNeutralZone().size()))
                : Optional.empty();
    }

    /** Whether the side to move is the one whose pieces in the zone are limited, under a rule set that does so. */
    private boolean limited() {
        return position.toMove() == Side.ATTACKER && game.rules().neutralZoneLimit() != NeutralZoneLimit.UNLIMITED;
    }

    /** How many attackers more may be in the zone; below 0 if there are more than may enter. */
    private int room(Position at) {
        return game.rules().neutralZoneLimit().attackersAllowed(at.defenders().size())
                - at.attackers().inNeutralZone().size();
    }

    private static boolean entersFromOutside(Move move) {
        return move.to()
                        .filter(to -> to instanceof Cell cell && cell.neutralZone())
                        .isPresent()
                && !move.from().filter(Cell::neutralZone).isPresent();
    }

    /** The cell on which a defender ends its move; empty for a pass and for attackers. */
    private Optional<Cell> defenderOn(Move move) {
        return position.toMove() == Side.DEFENDER
                ? move.to().flatMap(to -> to instanceof Cell cell ? Optional.of(cell) : Optional.empty())
                : Optional.empty();
    }

    private static Optional<Cell> attackerNextTo(Cell cell, Direction direction, Position at) {
        return cell.neighbour(direction)
                .flatMap(next -> next instanceof Cell other && at.attackers().contains(other)
                        ? Optional.of(other)
                        : Optional.empty());
    }

    /** Whether the defender that ended its move there could capture the attacker inward if it moved again. */
    private boolean couldCapture(Position after, Optional<Cell> from, Cell attacker) {
        Position again = GameSoFar.skipped(after);
        return !game.outcome(after).decided()
                && !game.outcome(again).decided()
                && game.moves(again).stream()
                        .anyMatch(move -> move.from().equals(from)
                                && move.captured().filter(attacker::equals).isPresent());
    }

    /** Whether the attacker, whose side is to move, has a legal move inward that captures nothing. */
    private boolean goesInward(Position at, Cell attacker) {
        return !game.outcome(at).decided()
                && game.moves(at).stream()
                        .filter(move -> move.from().filter(attacker::equals).isPresent())
                        .filter(move -> !Exchanges.captures(move))
                        .flatMap(move -> move.to().stream())
                        .anyMatch(to -> !(to instanceof Cell cell) || cell.ring() < attacker.ring());
    }
}
