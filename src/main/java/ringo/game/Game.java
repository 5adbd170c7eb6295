package ringo.game;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import ringo.rules.GameOutcome;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.MoveGenerator;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/**
 * All that a game is, at one moment. Times are in whole milliseconds.
 *
 * @param id the id
 * @param version from 1, one more with every change
 * @param state how far it has come
 * @param terms what it was created with
 * @param createdAt when it was created
 * @param startedAt when both seats were taken; empty if they never were
 * @param endedAt when it was over; empty while it is not
 * @param creator who created it
 * @param seats who plays which side
 * @param position the position reached
 * @param moves the moves played
 * @param deadline until when, that moment included, the side to move has to move; empty if it has no limit or the game is not active
 * @param drawOffers the offers of a draw
 * @param outcome how it stands, and why it is over
 * @param rematchOf the game of which this is the rematch; empty if it is none
 */
public record Game(
        GameId id,
        long version,
        GameState state,
        GameTerms terms,
        Instant createdAt,
        Optional<Instant> startedAt,
        Optional<Instant> endedAt,
        Participant.Human creator,
        Seats seats,
        Position position,
        List<PlayedMove> moves,
        Optional<Instant> deadline,
        DrawOffers drawOffers,
        GameOutcome outcome,
        Optional<GameId> rematchOf) {

    /** @throws IllegalArgumentException if the parts contradict each other */
    public Game {
        moves = List.copyOf(moves);
        boolean active = state == GameState.ACTIVE;
        boolean played = active || state == GameState.FINISHED;
        Position last =
                moves.isEmpty() ? terms.start() : moves.get(moves.size() - 1).position();
        check(version >= 1, "version");
        check(startedAt.isPresent() ? seats.full() : !played && moves.isEmpty() && !seats.full(), "startedAt");
        check(endedAt.isPresent() == state.over(), "endedAt");
        check(position.equals(last), "position");
        check(moves.isEmpty() || moves.get(moves.size() - 1).ply() == moves.size(), "moves");
        check(deadline.isPresent() == (active && terms.timePerMove().isPresent()), "deadline");
        check(active || drawOffers.standing().isEmpty(), "drawOffers");
        check(stateOf(outcome.result(), startedAt.isPresent()) == state, "outcome");
    }

    private static void check(boolean holds, String part) {
        if (!holds) {
            throw new IllegalArgumentException("no game has this " + part);
        }
    }

    private static GameState stateOf(GameOutcome.Result result, boolean started) {
        return switch (result) {
            case ONGOING -> started ? GameState.ACTIVE : GameState.WAITING;
            case NO_RESULT -> GameState.ABORTED;
            case ATTACKER_WINS, DEFENDER_WINS, DRAW -> GameState.FINISHED;
        };
    }

    /** The rule set that is played by. */
    public RuleSet rules() {
        return terms.rules().rules();
    }

    /** How many plies were played. */
    public int ply() {
        return moves.size();
    }

    /** Whether the side to move has missed its deadline: it is past, not only reached. */
    public boolean expired(Instant now) {
        return deadline.filter(now::isAfter).isPresent();
    }

    /** The moves that the side to move may play, sorted; none while the game is not active. */
    public List<Move> legalMoves() {
        return state == GameState.ACTIVE ? generator().legalMoves(position) : List.of();
    }

    /** The engine, if the game is active and it is the engine's move. */
    public Optional<Participant.Engine> engineToMove() {
        return state == GameState.ACTIVE
                ? seats.of(position.toMove())
                        .filter(Participant.Engine.class::isInstance)
                        .map(Participant.Engine.class::cast)
                : Optional.empty();
    }

    /** Whether this player created the game, is invited to it or has a seat. */
    public boolean concerns(PlayerId player) {
        return humans().anyMatch(human -> human.is(player));
    }

    /** The players that created the game, are invited to it or have a seat, by id. */
    public List<PlayerId> players() {
        return humans().filter(Participant.Player.class::isInstance)
                .map(human -> ((Participant.Player) human).id())
                .distinct()
                .sorted()
                .toList();
    }

    private Stream<Participant.Human> humans() {
        Stream<Participant.Human> invited =
                terms.opponent() instanceof Opponent.Invited one ? Stream.of(one.player()) : Stream.empty();
        Stream<Participant.Human> seated = Stream.of(seats.attacker(), seats.defender())
                .flatMap(Optional::stream)
                .filter(Participant.Human.class::isInstance)
                .map(Participant.Human.class::cast);
        return Stream.concat(Stream.of(creator), Stream.concat(invited, seated));
    }

    /**
     * The positions before the one reached that may come again: those since the last capture or inward attacker move, the latest
     * first.
     */
    public List<Position> repeatable() {
        List<Position> positions = new ArrayList<>();
        Position after = position;
        for (int ply = moves.size() - 1; ply >= 0 && after.quietPlies() > 0; ply--) {
            Position before = ply == 0 ? terms.start() : moves.get(ply - 1).position();
            positions.add(before);
            after = before;
        }
        return Collections.unmodifiableList(positions);
    }

    /** The line of the rules that goes on from here. */
    Line line() {
        return new Line(generator(), position, repeatable());
    }

    private MoveGenerator generator() {
        return Generators.of(rules());
    }

    /** The time as games hold it. */
    static Instant stamp(Instant now) {
        return now.truncatedTo(ChronoUnit.MILLIS);
    }

    /** What the next version of this game differs in is written into this. */
    Draft next() {
        return new Draft(this);
    }

    /** A game while its next version is put together. */
    static final class Draft {
        private final Game game;
        GameState state;
        GameTerms terms;
        Optional<Instant> startedAt;
        Optional<Instant> endedAt;
        Participant.Human creator;
        Seats seats;
        Position position;
        List<PlayedMove> moves;
        Optional<Instant> deadline;
        DrawOffers drawOffers;
        GameOutcome outcome;

        private Draft(Game game) {
            this.game = game;
            state = game.state;
            terms = game.terms;
            startedAt = game.startedAt;
            endedAt = game.endedAt;
            creator = game.creator;
            seats = game.seats;
            position = game.position;
            moves = game.moves;
            deadline = game.deadline;
            drawOffers = game.drawOffers;
            outcome = game.outcome;
        }

        /** Both seats are taken: the game starts. */
        Draft start(Instant now) {
            state = GameState.ACTIVE;
            startedAt = Optional.of(stamp(now));
            deadline = deadlineFrom(now);
            return this;
        }

        /** The side to move has its whole time from now on. */
        Draft restartClock(Instant now) {
            deadline = deadlineFrom(now);
            return this;
        }

        /** The game is over; what its state is follows from the result. */
        Draft end(GameOutcome how, Instant now) {
            outcome = how;
            state = stateOf(how.result(), true);
            endedAt = Optional.of(stamp(now));
            deadline = Optional.empty();
            drawOffers = drawOffers.noneStanding();
            return this;
        }

        /** The next version. */
        Game build() {
            return new Game(
                    game.id,
                    game.version + 1,
                    state,
                    terms,
                    game.createdAt,
                    startedAt,
                    endedAt,
                    creator,
                    seats,
                    position,
                    moves,
                    deadline,
                    drawOffers,
                    outcome,
                    game.rematchOf);
        }

        private Optional<Instant> deadlineFrom(Instant now) {
            return terms.timePerMove().map(time -> stamp(now).plus(time));
        }
    }
}
