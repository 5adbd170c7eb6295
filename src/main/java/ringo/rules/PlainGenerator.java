package ringo.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.board.Segment;

/**
 * The rules of Ringo written down one by one: the definition of what is legal, and the explanation of what is not.
 *
 * <p>Every {@link Way} of a piece either cannot come about where the pieces stand ({@link #possible}), or meets an
 * {@linkplain #objection objection}, or is a legal move. Slow and plain on purpose; {@link FastGenerator} is its twin.
 */
public final class PlainGenerator implements MoveGenerator {

    private final RuleSet rules;

    public PlainGenerator(RuleSet rules) {
        this.rules = rules;
    }

    /** What {@link #judge} says of an attempt. */
    public sealed interface Judgement {

        /** The attempt is this legal move. */
        record Legal(Move move) implements Judgement {}

        /**
         * The attempt is not legal.
         *
         * @param reason the first reason that applies
         * @param cell the place that the reason is about: of the immune or displaced piece, of the piece in the way, of the
         *     neutral cell not to be passed; empty if it is about none, or about from or to
         */
        record Refused(IllegalMove reason, Optional<Place> cell) implements Judgement {}
    }

    @Override
    public RuleSet rules() {
        return rules;
    }

    @Override
    public List<Move> legalMoves(Position position) {
        // Where there is no move, that itself ends the game.
        return decidedByPieces(position).decided() || quietTooLong(position) ? List.of() : moves(position);
    }

    @Override
    public Outcome outcome(Position position) {
        Outcome byPieces = decidedByPieces(position);
        if (byPieces.decided()) {
            return byPieces;
        }
        if (moves(position).isEmpty()) {
            return Outcome.ended(Result.winFor(position.toMove().opponent()), Outcome.Reason.NO_MOVES);
        }
        if (quietTooLong(position)) {
            return Outcome.ended(Result.DRAW, Outcome.Reason.QUIET_LIMIT);
        }
        return Outcome.ONGOING;
    }

    private boolean quietTooLong(Position position) {
        return position.quietPlies() >= rules.quietPlyLimit();
    }

    private Outcome decidedByPieces(Position position) {
        if (rules.castleGoal() == CastleGoal.TWO_INSIDE && position.castle() == 2) {
            return Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.CASTLE_TAKEN);
        }
        if (rules.castleGoal() == CastleGoal.ONE_SURVIVES_REPLY
                && position.toMove() == Side.ATTACKER
                && position.castle() > 0) {
            return Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.CASTLE_HELD);
        }
        if (position.attackersLeft() <= rules.defenderWinsAt()) {
            return Outcome.ended(Result.DEFENDER_WINS, Outcome.Reason.ATTACKERS_REDUCED);
        }
        if (position.defenders().isEmpty()) {
            return Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.NO_DEFENDERS);
        }
        return Outcome.ONGOING;
    }

    /** The move that the attempt is, or why it is none, repetition left out of account. */
    public Judgement judge(Position position, Attempt attempt) {
        if (outcome(position).decided()) {
            return refused(IllegalMove.GAME_OVER);
        }
        return attempt instanceof Attempt.Go go ? judgeGo(position, go) : judgePass(position);
    }

    private List<Move> moves(Position position) {
        List<Move> moves = new ArrayList<>();
        position.pieces(position.toMove())
                .forEach(from -> moves.addAll(legal(
                        position, Way.of(position.toMove(), from).stream().filter(way -> possible(position, way)))));
        if (mayPass(position.toMove()) && !captureCompulsory(position)) {
            moves.add(Move.PASS);
        }
        moves.sort(Comparator.naturalOrder());
        return moves;
    }

    private boolean mayPass(Side side) {
        return side == Side.DEFENDER && rules.defenderPass();
    }

    /** Whether the side to move has a capture and must make one. */
    private boolean captureCompulsory(Position position) {
        return rules.defenderMustCapture()
                && position.toMove() == Side.DEFENDER
                && position.defenders().toList().stream()
                        .flatMap(from -> Way.of(Side.DEFENDER, from).stream())
                        .anyMatch(way -> way.captures()
                                && possible(position, way)
                                && objection(position, way).isEmpty());
    }

    /**
     * Whether the pieces stand so that the move would be of this kind at all: a step, slide or entry needs a target without
     * enemy, a displacement one with, a jump or leap an enemy to jump, a hop an immune one, the castle jump an attacker in
     * the castle. Ring slides, and what comes after them, exist only in rule sets that have them.
     */
    private boolean possible(Position position, Way way) {
        Side enemy = position.toMove().opponent();
        boolean enemyOnTarget = stands(position, enemy, way.to());
        boolean enemyJumped =
                way.jumped().filter(place -> stands(position, enemy, place)).isPresent();
        boolean slides = way.path().isEmpty() || rules.defenderRingMove() == RingMove.SLIDE;
        return slides
                && switch (way.kind()) {
                    case STEP, SLIDE -> !enemyOnTarget;
                    case DISPLACEMENT -> enemyOnTarget;
                    case JUMP, LEAP -> enemyJumped;
                    case HOP -> enemyJumped && way.jumped().filter(this::immune).isPresent();
                    case CASTLE_JUMP -> position.castle() > 0;
                    case CASTLE_ENTRY, PASS -> true;
                };
    }

    /** The first rule, in the order of {@link IllegalMove}, that a {@linkplain #possible possible} way breaks. */
    private Optional<Judgement.Refused> objection(Position position, Way way) {
        if (castleClosed(position.toMove(), way.from(), way.to())) {
            return Optional.of(refused(IllegalMove.CASTLE_CLOSED_FROM_NEUTRAL_ZONE));
        }
        if (stands(position, position.toMove(), way.to())) {
            return Optional.of(refused(IllegalMove.OWN_PIECE_ON_TARGET));
        }
        if (way.captured().filter(this::immune).isPresent()) {
            return Optional.of(refused(IllegalMove.NEUTRAL_ZONE_IMMUNE, way.captured()));
        }
        if (way.captures() && way.from().neutralZone() && !rules.captureFromNeutralZone()) {
            return Optional.of(refused(IllegalMove.NO_CAPTURE_FROM_NEUTRAL_ZONE, way.captured()));
        }
        if (way.kind() == MoveKind.DISPLACEMENT && !rules.displacementCapture()) {
            return Optional.of(refused(IllegalMove.DISPLACEMENT_NOT_ALLOWED, way.captured()));
        }
        if (way.kind() == MoveKind.CASTLE_JUMP && !rules.castleJump()) {
            return Optional.of(refused(IllegalMove.CASTLE_JUMP_NOT_ALLOWED));
        }
        if (way.kind() == MoveKind.HOP && !rules.jumpOverImmune()) {
            return Optional.of(refused(IllegalMove.HOP_NOT_ALLOWED, way.jumped()));
        }
        if (way.jumped().isPresent() && stands(position, position.toMove().opponent(), way.to())) {
            return Optional.of(refused(IllegalMove.LANDING_OCCUPIED, way.jumped()));
        }
        Optional<Cell> blocker =
                way.path().stream().filter(position.occupied()::contains).findFirst();
        if (blocker.isPresent()) {
            return Optional.of(refused(IllegalMove.PATH_BLOCKED, blocker.map(cell -> cell)));
        }
        Optional<Cell> neutral = way.path().stream().filter(Cell::neutralZone).findFirst();
        if (neutral.isPresent()) {
            return Optional.of(refused(IllegalMove.PAST_NEUTRAL_ZONE, neutral.map(cell -> cell)));
        }
        if (overfillsNeutralZone(position, way)) {
            return Optional.of(refused(IllegalMove.NEUTRAL_ZONE_FULL));
        }
        if (!way.captures() && captureCompulsory(position)) {
            return Optional.of(refused(IllegalMove.CAPTURE_COMPULSORY));
        }
        return Optional.empty();
    }

    private boolean castleClosed(Side side, Cell from, Place to) {
        return side == Side.ATTACKER
                && to == Castle.CASTLE
                && from.neutralZone()
                && !rules.castleEntryFromNeutralZone();
    }

    private boolean immune(Place place) {
        return rules.neutralZoneImmunity() && place instanceof Cell cell && cell.neutralZone();
    }

    /** Only a move that brings an attacker into the zone from outside is tested, on the position after it. */
    private boolean overfillsNeutralZone(Position position, Way way) {
        boolean enters = position.toMove() == Side.ATTACKER
                && !way.from().neutralZone()
                && way.to() instanceof Cell to
                && to.neutralZone();
        int defendersLeft = position.defenders().size() - (way.captures() ? 1 : 0);
        int attackersInside = position.attackers().inNeutralZone().size() + 1;
        return enters && attackersInside > rules.neutralZoneLimit().attackersAllowed(defendersLeft);
    }

    /** Whether the side has a piece on this cell; those in the castle stand in nobody's way. */
    private static boolean stands(Position position, Side side, Place place) {
        return place instanceof Cell cell && position.pieces(side).contains(cell);
    }

    private Judgement judgePass(Position position) {
        if (!mayPass(position.toMove())) {
            return refused(IllegalMove.PASS_NOT_ALLOWED);
        }
        return captureCompulsory(position) ? refused(IllegalMove.CAPTURE_COMPULSORY) : new Judgement.Legal(Move.PASS);
    }

    private Judgement judgeGo(Position position, Attempt.Go go) {
        Side side = position.toMove();
        if (!position.occupied().contains(go.from())) {
            return refused(IllegalMove.CELL_EMPTY);
        }
        if (!position.pieces(side).contains(go.from())) {
            return refused(IllegalMove.NOT_YOUR_PIECE);
        }
        if (side == Side.DEFENDER && go.to() == Castle.CASTLE) {
            return refused(IllegalMove.CASTLE_CLOSED_TO_DEFENDERS);
        }
        if (castleClosed(side, go.from(), go.to())) {
            return refused(IllegalMove.CASTLE_CLOSED_FROM_NEUTRAL_ZONE);
        }
        if (side == Side.ATTACKER
                && go.to() instanceof Cell to
                && to.ring() > go.from().ring()) {
            return refused(IllegalMove.ATTACKER_CANNOT_RETREAT);
        }
        if (stands(position, side, go.to())) {
            return refused(IllegalMove.OWN_PIECE_ON_TARGET);
        }
        List<Way> shaped = Way.of(side, go.from()).stream()
                .filter(way -> way.to() == go.to())
                .filter(way -> way.path().isEmpty() || rules.defenderRingMove() == RingMove.SLIDE)
                .toList();
        return go.capturing() ? judgeCapture(position, go, shaped) : judgeQuiet(position, shaped);
    }

    private Judgement judgeCapture(Position position, Attempt.Go go, List<Way> shaped) {
        List<Way> possible = shaped.stream()
                .filter(way -> way.captures() && possible(position, way))
                .filter(way -> go.captured().isEmpty() || go.captured().equals(way.captured()))
                .toList();
        List<Move> legal = legal(position, possible.stream());
        if (legal.size() == 1) {
            return new Judgement.Legal(legal.get(0));
        }
        if (legal.size() > 1) {
            return refused(IllegalMove.AMBIGUOUS_MOVE);
        }
        if (possible.isEmpty() || (go.captured().isEmpty() && onlyLongWayRound(possible))) {
            return refused(shaped.isEmpty() ? IllegalMove.NOT_REACHABLE : IllegalMove.NOTHING_TO_CAPTURE);
        }
        return firstObjection(position, possible);
    }

    /**
     * Whether an enemy could be captured only the long way round the ring, where the neutral zone bars it whatever stands there. That
     * is not what a player means who does not name the enemy: the short way, there is nothing to capture.
     */
    private static boolean onlyLongWayRound(List<Way> ways) {
        return ways.stream()
                .allMatch(way -> way.distance() > Segment.COUNT / 2
                        && way.path().stream().anyMatch(Cell::neutralZone));
    }

    /**
     * A move written without capture. Where only a capture would take the piece there, that is what it is judged as; a hop,
     * which is written the same, goes first.
     */
    private Judgement judgeQuiet(Position position, List<Way> shaped) {
        List<Way> possible =
                shaped.stream().filter(way -> possible(position, way)).toList();
        List<Way> quiet = possible.stream().filter(way -> !way.captures()).toList();
        List<Move> legal = legal(position, quiet.stream());
        if (!legal.isEmpty()) {
            return new Judgement.Legal(legal.get(0));
        }
        List<Way> captures = possible.stream().filter(Way::captures).toList();
        List<Move> legalCaptures = legal(position, captures.stream());
        Judgement.Refused refusal = firstObjection(position, quiet.isEmpty() ? captures : quiet);
        if (!legalCaptures.isEmpty() && refusal.reason() != IllegalMove.CAPTURE_COMPULSORY) {
            return refused(
                    IllegalMove.CAPTURE_MARK_MISSING, legalCaptures.get(0).captured());
        }
        return refusal;
    }

    /** The different moves among these ways, the simplest kind of each first. */
    private List<Move> legal(Position position, Stream<Way> ways) {
        List<Move> moves = new ArrayList<>();
        ways.filter(way -> objection(position, way).isEmpty())
                .map(Way::move)
                .sorted(Comparator.comparing(Move::kind))
                .filter(move -> moves.stream().noneMatch(move::sameAs))
                .forEach(moves::add);
        return moves;
    }

    /**
     * The first reason against these ways. Of several ways to one place the shortest is what the player means, so that the
     * reasons of longer ones do not count; of two as short, one that only the state of the game forbids, not what stands where.
     */
    private Judgement.Refused firstObjection(Position position, List<Way> ways) {
        int shortest = ways.stream().mapToInt(way -> way.path().size()).min().orElse(0);
        List<Judgement.Refused> refusals = ways.stream()
                .filter(way -> way.path().size() == shortest)
                .flatMap(way -> objection(position, way).stream())
                .sorted(Comparator.comparing(Judgement.Refused::reason))
                .toList();
        return refusals.stream()
                .filter(refusal -> refusal.reason().compareTo(IllegalMove.PAST_NEUTRAL_ZONE) > 0)
                .findFirst()
                .or(() -> refusals.stream().findFirst())
                .orElse(refused(IllegalMove.NOT_REACHABLE));
    }

    private static Judgement.Refused refused(IllegalMove reason) {
        return refused(reason, Optional.empty());
    }

    private static Judgement.Refused refused(IllegalMove reason, Optional<Place> cell) {
        return new Judgement.Refused(reason, cell);
    }
}
