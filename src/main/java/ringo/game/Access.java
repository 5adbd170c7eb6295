package ringo.game;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import ringo.rules.Side;

/** Who may do something in a game at all, before it is asked whether this is the moment for it. */
final class Access {

    private Access() {}

    /** What this player may do as a side of an active game in time; otherwise why not, and first whether it is theirs. */
    static Decision ofPlayer(Game game, PlayerId who, Instant now, Function<Side, Decision> decision) {
        if (!game.concerns(who)) {
            return Decision.refused(Refusal.NOT_A_PLAYER);
        }
        return inTime(
                game,
                now,
                () -> game.seats().sideOf(who).map(decision).orElseGet(() -> Decision.refused(Refusal.NOT_A_PLAYER)));
    }

    /** What may be done in an active game in time; otherwise why not. */
    static Decision inTime(Game game, Instant now, Supplier<Decision> decision) {
        Optional<Refusal> refusal = notActive(game);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        if (game.expired(now)) {
            Decision.Change timeout = Clocks.timedOut(game, now);
            return new Decision.TooLate(timeout.game(), timeout.events());
        }
        return decision.get();
    }

    /** Why nothing can be played in this game; empty if it is active. */
    static Optional<Refusal> notActive(Game game) {
        return switch (game.state()) {
            case WAITING -> Optional.of(Refusal.GAME_NOT_STARTED);
            case ACTIVE -> Optional.empty();
            case FINISHED -> Optional.of(Refusal.GAME_FINISHED);
            case ABORTED -> Optional.of(Refusal.GAME_ABORTED);
        };
    }

    /** Why nobody can come into this game; empty if it is waiting. */
    static Optional<Refusal> notWaiting(Game game) {
        return switch (game.state()) {
            case WAITING -> Optional.empty();
            case ACTIVE -> Optional.of(Refusal.GAME_STARTED);
            case FINISHED -> Optional.of(Refusal.GAME_FINISHED);
            case ABORTED -> Optional.of(Refusal.GAME_ABORTED);
        };
    }
}
