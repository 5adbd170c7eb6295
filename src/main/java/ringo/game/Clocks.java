package ringo.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import ringo.rules.GameOutcome;

/** What the clock does to a game. */
public final class Clocks {

    /** How long after the service came back a deadline is that fell into its absence. */
    public static final Duration AFTER_OUTAGE = Duration.ofHours(1);

    private Clocks() {}

    /** Ends a game whose side to move has missed its deadline, whoever notices. */
    public static Decision timeOut(Game game, Instant now) {
        Optional<Refusal> refusal = Access.notActive(game);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        return game.expired(now) ? timedOut(game, now) : Decision.refused(Refusal.DEADLINE_NOT_MISSED);
    }

    /**
     * Moves a deadline at which no node of the service was up, so that nobody could have moved.
     *
     * @param down when the last node was last up
     * @param up when the first node was up again
     */
    public static Decision afterOutage(Game game, Instant down, Instant up) {
        Optional<Refusal> refusal = Access.notActive(game);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        if (game.deadline().filter(down::isBefore).filter(up::isAfter).isEmpty()) {
            return Decision.refused(Refusal.DEADLINE_NOT_MISSED);
        }
        Game.Draft next = game.next();
        next.deadline = Optional.of(Game.stamp(up).plus(AFTER_OUTAGE));
        return new Decision.Granted(next.build(), List.of());
    }

    /** The game lost by the side to move. */
    static Decision.Granted timedOut(Game game, Instant now) {
        GameOutcome lost = GameOutcome.lostBy(game.position().toMove(), GameOutcome.Reason.TIMEOUT);
        return Ending.end(game, lost, Optional.empty(), now);
    }
}
