package ringo.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ringo.rules.GameOutcome;
import ringo.rules.Position;
import ringo.rules.Setup;
import ringo.rules.Side;

/** How games begin, or do not. */
public final class Beginning {

    private Beginning() {}

    /**
     * Creates a game. Against the engine it is active at once, otherwise it waits for the opponent.
     *
     * @param random draws the id and, against the engine, the sides; one that nobody can predict
     * @throws IllegalArgumentException if the start is not a position of these rules, or a deleted player is invited
     */
    public static Decision create(Participant.Player creator, GameTerms terms, Instant now, RandomGenerator random) {
        if (!playable(terms)) {
            throw new IllegalArgumentException("not a position of these rules");
        }
        if (terms.opponent() instanceof Opponent.Invited invitation) {
            if (!(invitation.player() instanceof Participant.Player)) {
                throw new IllegalArgumentException("a deleted player is invited");
            }
            if (invitation.player().is(creator.id())) {
                return Decision.refused(Refusal.OWN_GAME);
            }
        }
        if (Generators.of(terms.rules().rules()).outcome(terms.start()).decided()) {
            return Decision.refused(Refusal.START_DECIDED);
        }
        return created(creator, terms, Optional.empty(), now, random);
    }

    /**
     * Creates a game like one that is finished, with the sides swapped, for the same two.
     *
     * @param who the player who asks, under the present name
     * @param random as for {@link #create}
     */
    public static Decision rematch(Game finished, Participant.Player who, Instant now, RandomGenerator random) {
        Optional<Side> played = finished.seats().sideOf(who.id());
        if (played.isEmpty()) {
            return Decision.refused(Refusal.NOT_A_PLAYER);
        }
        if (finished.state() != GameState.FINISHED) {
            return Decision.refused(
                    finished.state() == GameState.ABORTED ? Refusal.GAME_ABORTED : Refusal.GAME_NOT_FINISHED);
        }
        Side side = played.get().opponent();
        Participant other = finished.seats().of(side).orElseThrow();
        if (other instanceof Participant.Deleted) {
            return Decision.refused(Refusal.OPPONENT_DELETED);
        }
        Opponent opponent = other instanceof Participant.Engine engine
                ? new Opponent.Engine(engine)
                : new Opponent.Invited((Participant.Human) other);
        GameTerms terms = finished.terms().with(SideChoice.of(side), opponent);
        return created(who, terms, Optional.of(finished.id()), now, random);
    }

    /**
     * Takes the free seat, with which the game starts.
     *
     * @param who the player who asks, under the present name
     * @param random draws the sides, if they are to be drawn
     */
    public static Decision join(Game game, Participant.Player who, Instant now, RandomGenerator random) {
        if (game.state() == GameState.ACTIVE) {
            return Decision.refused(game.concerns(who.id()) ? Refusal.ALREADY_JOINED : Refusal.SEAT_TAKEN);
        }
        Optional<Refusal> refusal = Access.notWaiting(game).or(() -> notWelcome(game, who.id()));
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        Side creatorSide = game.terms().creatorSide().draw(random);
        Game.Draft next = game.next();
        next.seats = Seats.FREE.with(creatorSide, game.creator()).with(creatorSide.opponent(), who);
        if (game.terms().opponent() instanceof Opponent.Invited) {
            next.terms = game.terms().with(game.terms().creatorSide(), new Opponent.Invited(who));
        }
        return granted(next.start(now).build(), GameEvent.Type.GAME_JOINED, Optional.of(creatorSide.opponent()));
    }

    /** Does not take the seat, as the invited player: the game comes to nothing. */
    public static Decision decline(Game game, PlayerId who, Instant now) {
        boolean invited = game.terms().opponent() instanceof Opponent.Invited invitation
                && invitation.player().is(who);
        if (!invited) {
            return Decision.refused(Refusal.NOT_INVITED);
        }
        return Access.notWaiting(game).map(Decision::refused).orElseGet(() -> declined(game.next(), now));
    }

    /** Takes the game back, as its creator, while nobody has joined. */
    public static Decision cancel(Game game, PlayerId who, Instant now) {
        if (!game.creator().is(who)) {
            return Decision.refused(game.concerns(who) ? Refusal.NOT_CREATOR : Refusal.NOT_A_PLAYER);
        }
        return Access.notWaiting(game).map(Decision::refused).orElseGet(() -> cancelled(game.next(), now));
    }

    static Decision declined(Game.Draft next, Instant now) {
        next.end(GameOutcome.nothing(GameOutcome.Reason.DECLINED), now);
        return granted(next.build(), GameEvent.Type.GAME_DECLINED, Optional.empty());
    }

    static Decision cancelled(Game.Draft next, Instant now) {
        next.end(GameOutcome.nothing(GameOutcome.Reason.CANCELLED), now);
        return granted(next.build(), GameEvent.Type.GAME_ABORTED, Optional.empty());
    }

    private static Optional<Refusal> notWelcome(Game game, PlayerId who) {
        if (game.creator().is(who)) {
            return Optional.of(Refusal.OWN_GAME);
        }
        boolean open = game.terms().opponent() instanceof Opponent.Open;
        return open || game.concerns(who) ? Optional.empty() : Optional.of(Refusal.NOT_INVITED);
    }

    private static Decision created(
            Participant.Player creator,
            GameTerms terms,
            Optional<GameId> rematchOf,
            Instant now,
            RandomGenerator random) {
        GameId id = GameId.random(random);
        Instant at = Game.stamp(now);
        Seats seats = terms.creatorSide()
                .side()
                .map(side -> Seats.FREE.with(side, creator))
                .orElse(Seats.FREE);
        GameState state = GameState.WAITING;
        Optional<Instant> startedAt = Optional.empty();
        Optional<Instant> deadline = Optional.empty();
        if (terms.opponent() instanceof Opponent.Engine opponent) {
            Side side = terms.creatorSide().draw(random);
            seats = Seats.FREE.with(side, creator).with(side.opponent(), opponent.engine());
            state = GameState.ACTIVE;
            startedAt = Optional.of(at);
            deadline = terms.timePerMove().map(at::plus);
        }
        Game game = new Game(
                id,
                1,
                state,
                terms,
                at,
                startedAt,
                Optional.empty(),
                creator,
                seats,
                terms.start(),
                List.of(),
                deadline,
                DrawOffers.NONE,
                GameOutcome.ONGOING,
                rematchOf);
        return granted(game, GameEvent.Type.GAME_CREATED, seats.sideOf(creator.id()));
    }

    private static boolean playable(GameTerms terms) {
        Position start = terms.start();
        return new Setup(
                                start.attackers().toList(),
                                start.defenders().toList(),
                                start.castle(),
                                start.toMove(),
                                start.quietPlies(),
                                start.turn())
                        .check(terms.rules().rules())
                instanceof Setup.Checked.Playable;
    }

    private static Decision granted(Game game, GameEvent.Type type, Optional<Side> by) {
        return new Decision.Granted(game, List.of(new GameEvent(type, by, game.ply(), game.players())));
    }
}
