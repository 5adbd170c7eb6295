package ringo.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import ringo.rules.GameOutcome;
import ringo.rules.Side;

/** How players end games other than by a move. */
public final class Ending {

    /** A game with so many plies can no longer be called off. */
    static final int PLIES_THAT_BIND = 2;

    private Ending() {}

    /** Gives up. */
    public static Decision resign(Game game, PlayerId who, Instant now) {
        return Access.ofPlayer(game, who, now, side -> resigned(game, side, now));
    }

    /** Calls an active game off, as either player, while the second move was not played. */
    public static Decision abort(Game game, PlayerId who, Instant now) {
        return Access.ofPlayer(
                game,
                who,
                now,
                side -> game.ply() < PLIES_THAT_BIND
                        ? end(game, GameOutcome.nothing(GameOutcome.Reason.ABORTED), Optional.of(side), now)
                        : Decision.refused(Refusal.TOO_LATE_TO_ABORT));
    }

    /** {@linkplain Beginning#cancel Cancels} a game that waits, and {@linkplain #abort aborts} any other. */
    public static Decision callOff(Game game, PlayerId who, Instant now) {
        return game.state() == GameState.WAITING ? Beginning.cancel(game, who, now) : abort(game, who, now);
    }

    /**
     * The player's account is deleted: a waiting game comes to nothing, an active one is resigned (or lost by a missed deadline), and in
     * every game an unnamed participant takes the player's place.
     */
    public static Decision forget(Game game, PlayerId who, Instant now) {
        if (!game.concerns(who)) {
            return Decision.refused(Refusal.NOT_A_PLAYER);
        }
        Game.Draft next = game.next();
        next.terms = game.terms().without(who);
        next.seats = game.seats().without(who);
        boolean creator = game.creator().is(who);
        if (creator) {
            next.creator = new Participant.Deleted();
        }
        return switch (game.state()) {
            case WAITING -> creator ? Beginning.cancelled(next, now) : Beginning.declined(next, now);
            case ACTIVE -> ended(next, whoLoses(game, who, now), game.seats().sideOf(who), now);
            case FINISHED, ABORTED -> new Decision.Granted(next.build(), List.of());
        };
    }

    static Decision.Granted end(Game game, GameOutcome outcome, Optional<Side> by, Instant now) {
        return ended(game.next(), outcome, by, now);
    }

    private static Decision resigned(Game game, Side side, Instant now) {
        return end(game, GameOutcome.lostBy(side, GameOutcome.Reason.RESIGNATION), Optional.of(side), now);
    }

    private static GameOutcome whoLoses(Game game, PlayerId leaving, Instant now) {
        return game.expired(now)
                ? GameOutcome.lostBy(game.position().toMove(), GameOutcome.Reason.TIMEOUT)
                : GameOutcome.lostBy(game.seats().sideOf(leaving).orElseThrow(), GameOutcome.Reason.RESIGNATION);
    }

    private static Decision.Granted ended(Game.Draft next, GameOutcome outcome, Optional<Side> by, Instant now) {
        Game game = next.end(outcome, now).build();
        GameEvent.Type type =
                game.state() == GameState.ABORTED ? GameEvent.Type.GAME_ABORTED : GameEvent.Type.GAME_FINISHED;
        return new Decision.Granted(game, List.of(new GameEvent(type, by, game.ply(), game.players())));
    }
}
