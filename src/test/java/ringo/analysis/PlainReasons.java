package ringo.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.board.Direction;
import ringo.board.Place;
import ringo.engine.Value;
import ringo.rules.Attempt;
import ringo.rules.IllegalMove;
import ringo.rules.Move;
import ringo.rules.NeutralZoneLimit;
import ringo.rules.Outcome;
import ringo.rules.PlainGenerator;
import ringo.rules.Position;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * The definitions of {@link ReasonCode} by brute force over the definition of the rules: all that there is to say for and against
 * moves, given what the search found them to be worth.
 */
final class PlainReasons {

    private static final int ANY_NUMBER = 100;
    private static final Set<ReasonCode> LOSSES =
            Set.of(ReasonCode.LOSES_IN_PLIES, ReasonCode.WALKS_INTO_CAPTURE, ReasonCode.LOSES_PIECE);

    private final RuleSet rules;
    private final PlainGenerator generator;
    private final Position position;
    private final Side mover;
    private final Map<Placed, Integer> occurrences = new HashMap<>();
    private final Map<Position, Integer> settled = new HashMap<>();

    PlainReasons(RuleSet rules, Position position, List<Position> before) {
        this.rules = rules;
        this.position = position;
        generator = new PlainGenerator(rules);
        mover = position.toMove();
        before.forEach(earlier -> occurrences.merge(Placed.of(earlier), 1, Integer::sum));
        occurrences.merge(Placed.of(position), 1, Integer::sum);
    }

    private record Placed(CellSet attackers, CellSet defenders, int castle, Side toMove) {

        static Placed of(Position position) {
            return new Placed(position.attackers(), position.defenders(), position.castle(), position.toMove());
        }
    }

    /** All reasons for the best move. */
    List<Reason> reasonsFor(Hint hint) {
        Move move = hint.move();
        List<Reason> reasons = new ArrayList<>();
        boolean loses = result(hint.value()) == Result.winFor(mover.opponent());
        if (result(hint.value()) == Result.winFor(mover)) {
            reasons.add(plies(ReasonCode.WINS_IN_PLIES, plies(hint.value())));
        }
        if (loses) {
            reasons.add(plies(ReasonCode.RESISTS_LONGEST, plies(hint.value())));
        }
        if (outcome(position.after(move)).result() == Result.DRAW && repeats(move)) {
            reasons.add(bare(ReasonCode.DRAWS_BY_REPETITION));
        }
        int others = generator.legalMoves(position).size() - 1;
        long lost = hint.alternatives().stream()
                .filter(other -> result(other.value()) == Result.winFor(mover.opponent()))
                .count();
        if (others == 0) {
            reasons.add(bare(ReasonCode.ONLY_LEGAL_MOVE));
        } else if (!loses && lost == others) {
            reasons.add(count(ReasonCode.ONLY_MOVE, others));
        }
        if (!loses) {
            addFactsFor(hint, others > 0 && lost == others, reasons);
        }
        if (reasons.isEmpty()) {
            reasons.add(points(ReasonCode.IMPROVES, expected(hint.value())));
        }
        reasons.sort(Comparator.comparing(Reason::code));
        return reasons;
    }

    private void addFactsFor(Hint hint, boolean othersLose, List<Reason> reasons) {
        Move move = hint.move();
        if (mover == Side.ATTACKER) {
            addAttackerFacts(move, hint, reasons);
        } else {
            addDefenderFacts(move, reasons);
        }
        if (outcome(position.after(move)).reason().equals(Optional.of(Outcome.Reason.NO_MOVES))) {
            reasons.add(bare(ReasonCode.IMMOBILISES));
        }
        if (winsPiece(move)) {
            reasons.add(bare(ReasonCode.WINS_PIECE));
        }
        addPlaces(ReasonCode.SAVES_PIECE, saved(move), reasons);
        addPlaces(ReasonCode.THREATENS_CAPTURE, threatened(move), reasons);
        long losing = hint.alternatives().stream()
                .filter(other ->
                        reasonsAgainst(hint, other).stream().anyMatch(reason -> LOSSES.contains(reason.code())))
                .count();
        if (safe(move) && losing > 0 && losing >= hint.alternatives().size() - losing && !othersLose) {
            reasons.add(count(ReasonCode.AVOIDS_LOSS, (int) losing));
        }
        List<Hint.Alternative> untraded = hint.alternatives().stream()
                .filter(other -> !trades(other.move()))
                .toList();
        if (trades(move)
                && !untraded.isEmpty()
                && untraded.stream().allMatch(other -> other.cost().any())) {
            reasons.add(bare(ReasonCode.TRADES));
        }
        if (!zone(move.from()) && zone(move.to()) && rules.neutralZoneImmunity() && goesOn(position.after(move))) {
            reasons.add(bare(ReasonCode.ENTERS_ZONE));
        }
    }

    private void addAttackerFacts(Move move, Hint hint, List<Reason> reasons) {
        Position after = position.after(move);
        boolean intoCastle = move.to().equals(Optional.of(Castle.CASTLE));
        if (intoCastle && wonInCastle(after)) {
            reasons.add(plies(ReasonCode.TAKES_CASTLE, 1));
        }
        if (intoCastle && goesOn(after) && replies(after).stream().allMatch(reply -> wonInCastle(after.after(reply)))) {
            reasons.add(plies(ReasonCode.TAKES_CASTLE, 2));
        }
        if (goesOn(after)) {
            storm(skip(after)).ifPresent(plies -> reasons.add(plies(ReasonCode.THREATENS_CASTLE, plies + 1)));
        }
        if (intoCastle
                && goesOn(after)
                && replies(after).stream().noneMatch(reply -> reply.captured().equals(Optional.of(Castle.CASTLE)))) {
            reasons.add(bare(ReasonCode.ENTERS_CASTLE));
        }
        if (rules.defenderMustCapture()
                && goesOn(after)
                && replies(after).stream().allMatch(reply -> reply.captured().isPresent())) {
            reasons.add(count(ReasonCode.FORCES_CAPTURE, replies(after).size()));
        }
        if (move.captured().isEmpty()
                && move.to().orElseThrow() instanceof Cell to
                && to.ring() < move.from().orElseThrow().ring()
                && safe(move)) {
            reasons.add(bare(ReasonCode.ADVANCES));
        }
        boolean enters = !zone(move.from()) && zone(move.to());
        boolean otherFills = hint.alternatives().stream()
                .anyMatch(other -> other.cost().any() && !wins(other.value()) && fillsZone(other.move()));
        if (rules.neutralZoneLimit() != NeutralZoneLimit.UNLIMITED && !enters && room(after) > 0 && otherFills) {
            reasons.add(count(ReasonCode.KEEPS_ZONE_FREE, room(after)));
        }
    }

    private void addDefenderFacts(Move move, List<Reason> reasons) {
        Position after = position.after(move);
        OptionalInt threat = storm(skip(position));
        if (threat.isPresent() && storm(after).isEmpty()) {
            reasons.add(plies(ReasonCode.STOPS_CASTLE, threat.getAsInt() + 1));
        }
        if (!safe(move) || !goesOn(after)) {
            return;
        }
        if (guards(after) > guards(position)) {
            reasons.add(count(ReasonCode.GUARDS_CASTLE, guards(after)));
        }
        if (move.to().isEmpty()) {
            return;
        }
        Cell to = (Cell) move.to().get();
        for (Cell attacker : after.attackers()) {
            if (attacker.segment() != to.segment()) {
                continue;
            }
            boolean behind = to.ring() == attacker.ring() + 1
                    && replies(skip(after)).stream()
                            .anyMatch(again -> again.from().equals(Optional.of(to))
                                    && again.captured().equals(Optional.of(attacker)));
            if (behind) {
                reasons.add(at(ReasonCode.GETS_BEHIND, Set.of(attacker)));
            }
            boolean before = to.ring() == attacker.ring() - 1;
            if (before && mayGoInward(skip(position), attacker) && !mayGoInward(after, attacker)) {
                reasons.add(at(ReasonCode.BLOCKS, Set.of(attacker)));
            }
        }
    }

    /** All reasons against another move. */
    List<Reason> reasonsAgainst(Hint hint, Hint.Alternative other) {
        List<Reason> reasons = new ArrayList<>();
        if (!other.cost().any()) {
            return reasons;
        }
        Move move = other.move();
        if (wins(other.value())) {
            reasons.add(plies(ReasonCode.WINS_IN_PLIES, plies(other.value())));
            return reasons;
        }
        if (outcome(position.after(move)).result() == Result.DRAW && repeats(move)) {
            reasons.add(bare(ReasonCode.DRAWS_BY_REPETITION));
        }
        if (result(other.value()) == Result.winFor(mover.opponent())) {
            reasons.add(plies(ReasonCode.LOSES_IN_PLIES, plies(other.value())));
            if (mover == Side.DEFENDER) {
                storm(position.after(move)).ifPresent(plies -> reasons.add(plies(ReasonCode.ALLOWS_CASTLE, plies + 1)));
            }
        }
        if (wins(hint.value())) {
            reasons.add(plies(ReasonCode.MISSES_WIN, plies(hint.value())));
        }
        if (winsPiece(hint.move()) && !winsPiece(move)) {
            reasons.add(bare(ReasonCode.MISSES_PIECE));
        }
        if (trades(move)) {
            reasons.add(bare(ReasonCode.TRADES));
        }
        if (move.captured().isEmpty()) {
            Set<Place> moved = prey(position.after(move));
            Set<Place> left = prey(position.after(move));
            moved.removeIf(place -> !Optional.of(place).equals(move.to()));
            left.removeIf(place -> Optional.of(place).equals(move.to()));
            addPlaces(ReasonCode.WALKS_INTO_CAPTURE, moved, reasons);
            addPlaces(ReasonCode.LOSES_PIECE, left, reasons);
        }
        if (fillsZone(move)) {
            reasons.add(count(ReasonCode.FILLS_ZONE, zoneAttackers(position.after(move))));
        }
        if (reasons.isEmpty()) {
            reasons.add(points(ReasonCode.FALLS_SHORT, expected(hint.value()) - expected(other.value())));
        }
        reasons.sort(Comparator.comparing(Reason::code));
        return reasons;
    }

    /** The theme that the neutral zone is full: a step into it is refused for that alone. */
    Optional<Reason> zoneFull() {
        boolean refused = mover == Side.ATTACKER
                && Cell.all().stream()
                        .filter(Cell::neutralZone)
                        .filter(to -> !position.occupied().contains(to))
                        .flatMap(to -> position.attackers().toList().stream()
                                .filter(from ->
                                        from.neighbour(Direction.CLOCKWISE).equals(Optional.of(to))
                                                || from.neighbour(Direction.COUNTERCLOCKWISE)
                                                        .equals(Optional.of(to)))
                                .map(from -> new Attempt.Go(from, to, false, Optional.empty())))
                        .map(go -> generator.judge(position, go))
                        .anyMatch(answer -> answer instanceof PlainGenerator.Judgement.Refused no
                                && no.reason() == IllegalMove.NEUTRAL_ZONE_FULL);
        return refused ? Optional.of(count(ReasonCode.ZONE_FULL, zoneAttackers(position))) : Optional.empty();
    }

    // Ends

    private Outcome outcome(Position at) {
        Outcome outcome = generator.outcome(at);
        boolean repeated = occurrences.getOrDefault(Placed.of(at), 0) >= 2;
        if (!repeated || (outcome.decided() && outcome.result() != Result.DRAW)) {
            return outcome;
        }
        boolean draw = rules.repetition() == Repetition.DRAW;
        return new Outcome(draw ? Result.DRAW : Result.DEFENDER_WINS, Optional.of(Outcome.Reason.REPETITION));
    }

    private boolean goesOn(Position at) {
        return !outcome(at).decided();
    }

    private List<Move> replies(Position at) {
        return goesOn(at) ? generator.legalMoves(at) : List.of();
    }

    private boolean repeats(Move move) {
        return outcome(position.after(move)).reason().equals(Optional.of(Outcome.Reason.REPETITION));
    }

    private static Position skip(Position at) {
        return new Position(
                at.attackers(), at.defenders(), at.castle(), at.toMove().opponent(), at.quietPlies(), at.turn());
    }

    // Captures

    /** How many pieces the side to move comes out ahead by captures alone, by plain minimax. */
    private int settled(Position at) {
        Integer known = settled.get(at);
        if (known != null) {
            return known;
        }
        Outcome outcome = outcome(at);
        int best = -2 * ANY_NUMBER;
        if (outcome.decided()) {
            best = outcome.result() == Result.DRAW
                    ? 0
                    : outcome.result() == Result.winFor(at.toMove()) ? ANY_NUMBER : -ANY_NUMBER;
        } else {
            for (Move move : generator.legalMoves(at)) {
                best = Math.max(best, move.captured().isPresent() ? 1 - settled(at.after(move)) : 0);
            }
        }
        settled.put(at, best);
        return best;
    }

    private boolean safe(Move move) {
        return settled(position.after(move)) < 1;
    }

    private Set<Place> prey(Position at) {
        Set<Place> places = places();
        for (Move move : replies(at)) {
            if (move.captured().isPresent() && 1 - settled(at.after(move)) >= 1) {
                places.add(move.captured().get());
            }
        }
        return places;
    }

    private boolean winsPiece(Move move) {
        Position after = position.after(move);
        return goesOn(after)
                && replies(after).stream()
                        .allMatch(reply -> captures(move) - captures(reply) + settled(after.after(reply)) >= 1);
    }

    private boolean trades(Move move) {
        Position after = position.after(move);
        return captures(move) == 1 && goesOn(after) && settled(after) == 1;
    }

    private static int captures(Move move) {
        return move.captured().isPresent() ? 1 : 0;
    }

    private Set<Place> saved(Move move) {
        Set<Place> saved = places();
        if (safe(move)) {
            for (Place place : prey(skip(position))) {
                boolean moved = Optional.of(place).equals(move.from());
                if (!prey(position.after(move)).contains(moved ? move.to().orElseThrow() : place)) {
                    saved.add(place);
                }
            }
        }
        return saved;
    }

    private Set<Place> threatened(Move move) {
        Set<Place> threatened = places();
        if (safe(move) && goesOn(position.after(move))) {
            threatened.addAll(prey(skip(position.after(move))));
            threatened.removeAll(prey(position));
        }
        return threatened;
    }

    private static Set<Place> places() {
        return new TreeSet<>(Comparator.comparingInt(Place::order));
    }

    // The castle

    private boolean wonInCastle(Position at) {
        return outcome(at)
                .reason()
                .filter(Set.of(Outcome.Reason.CASTLE_TAKEN, Outcome.Reason.CASTLE_HELD)::contains)
                .isPresent();
    }

    private OptionalInt storm(Position attackerToMove) {
        for (int plies = 0; plies <= 3; plies++) {
            if (wonInCastle(attackerToMove, plies)) {
                return OptionalInt.of(plies);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether the attacker can end the game so within so many plies. The last move of an attacker must go into the castle. */
    private boolean wonInCastle(Position at, int plies) {
        if (plies == 0 || !goesOn(at)) {
            return wonInCastle(at);
        }
        if (at.toMove() == Side.DEFENDER) {
            return replies(at).stream().allMatch(move -> wonInCastle(at.after(move), plies - 1));
        }
        return replies(at).stream()
                .filter(move -> plies > 2 || move.to().equals(Optional.of(Castle.CASTLE)))
                .anyMatch(move -> wonInCastle(at.after(move), plies - 1));
    }

    private int guards(Position at) {
        int guards = 0;
        for (Cell cell : at.defenders()) {
            boolean jumps = rules.castleJump() && (rules.captureFromNeutralZone() || !cell.neutralZone());
            guards += jumps && cell.ring() == 1 && !at.occupied().contains(cell.opposite()) ? 1 : 0;
        }
        return guards;
    }

    // Ways and the zone

    private boolean mayGoInward(Position at, Cell attacker) {
        return replies(at).stream()
                .filter(move -> move.from().equals(Optional.of(attacker)) && captures(move) == 0)
                .flatMap(move -> move.to().stream())
                .anyMatch(to -> to == Castle.CASTLE || ((Cell) to).ring() < attacker.ring());
    }

    private static boolean zone(Optional<? extends Place> place) {
        return place.isPresent() && place.get() instanceof Cell cell && cell.neutralZone();
    }

    private static int zoneAttackers(Position at) {
        return (int) at.attackers().toList().stream().filter(Cell::neutralZone).count();
    }

    private int room(Position at) {
        return switch (rules.neutralZoneLimit()) {
            case UNLIMITED -> Position.MAX_ATTACKERS;
            case DEFENDERS -> at.defenders().size() - zoneAttackers(at);
            case ONE -> 1 - zoneAttackers(at);
        };
    }

    private boolean fillsZone(Move move) {
        return mover == Side.ATTACKER && !zone(move.from()) && zone(move.to()) && room(position.after(move)) == 0;
    }

    // Values

    private boolean wins(Value value) {
        return result(value) == Result.winFor(mover);
    }

    private static Result result(Value value) {
        return value instanceof Value.Proven proven ? proven.result() : Result.ONGOING;
    }

    private static int plies(Value value) {
        return ((Value.Proven) value).plies();
    }

    private double expected(Value value) {
        if (value instanceof Value.Estimate estimate) {
            return estimate.expectedScore();
        }
        return wins(value) ? 1 : result(value) == Result.DRAW ? 0.5 : 0;
    }

    // Reasons

    private static Reason bare(ReasonCode code) {
        return new Reason(code, List.of(), OptionalInt.empty(), OptionalInt.empty(), OptionalDouble.empty());
    }

    private static Reason plies(ReasonCode code, int plies) {
        return new Reason(code, List.of(), OptionalInt.of(plies), OptionalInt.empty(), OptionalDouble.empty());
    }

    private static Reason count(ReasonCode code, int count) {
        return new Reason(code, List.of(), OptionalInt.empty(), OptionalInt.of(count), OptionalDouble.empty());
    }

    private static Reason points(ReasonCode code, double points) {
        return new Reason(code, List.of(), OptionalInt.empty(), OptionalInt.empty(), OptionalDouble.of(points));
    }

    private static Reason at(ReasonCode code, Set<? extends Place> places) {
        return new Reason(code, List.copyOf(places), OptionalInt.empty(), OptionalInt.empty(), OptionalDouble.empty());
    }

    private static void addPlaces(ReasonCode code, Set<Place> places, List<Reason> reasons) {
        if (!places.isEmpty()) {
            reasons.add(at(code, places));
        }
    }
}
