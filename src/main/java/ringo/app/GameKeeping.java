package ringo.app;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.jboss.logging.Logger;
import ringo.game.Correspondence;
import ringo.game.GameId;
import ringo.game.Games;
import ringo.game.Replies;
import ringo.player.Atomically;

/** What happens in games without anybody asking for it. Every node does it; what two do at once, the database lets one do. */
@Singleton
public class GameKeeping {

    private static final Logger LOG = Logger.getLogger(GameKeeping.class);

    /** Answers to repeated requests are kept so long. */
    private static final Duration REPLIES_KEPT = Duration.ofHours(24);

    private static final int BATCH = 100;
    private static final int REPLIES_BATCH = 1000;

    private final Correspondence correspondence;
    private final Games games;
    private final Replies replies;
    private final Atomically atomically;
    private final Clock clock;
    private final Recurring recurring;

    GameKeeping(
            Correspondence correspondence,
            Games games,
            Replies replies,
            Atomically atomically,
            Clock clock,
            Recurring recurring) {
        this.correspondence = correspondence;
        this.games = games;
        this.replies = replies;
        this.atomically = atomically;
        this.clock = clock;
        this.recurring = recurring;
    }

    /** Before the first request is answered, the deadlines are moved that nobody could keep. */
    void start(@Observes StartupEvent event) {
        noteUp();
    }

    /** Notes that a node is up. The time between is well below {@link Correspondence#LONGEST_GAP}. */
    @Scheduled(every = "{ringo.games.beat-every}", delayed = "1s", concurrentExecution = ConcurrentExecution.SKIP)
    void beat() {
        recurring.asking(this::noteUp);
    }

    private void noteUp() {
        int moved = atomically.run(correspondence::beat);
        if (moved > 0) {
            LOG.infof("no node was up for a while: %d deadlines are moved to %s from now", moved, Duration.ofHours(1));
        }
    }

    /** Ends the games whose deadline was missed. */
    @Scheduled(every = "{ringo.games.look-every}", delayed = "1s", concurrentExecution = ConcurrentExecution.SKIP)
    void timeOut() {
        recurring.run(this::endExpired);
    }

    private void endExpired() {
        List<GameId> expired;
        do {
            expired = games.expired(clock.instant(), BATCH);
            long ended = expired.stream().filter(this::timeOut).count();
            if (ended < expired.size()) {
                // Others have ended them, or cannot be waited for; what is left is looked at next time.
                return;
            }
        } while (expired.size() == BATCH);
    }

    /** A game that cannot be ended does not keep others from it. */
    private boolean timeOut(GameId id) {
        try {
            return atomically.run(() -> correspondence.timeOut(id));
        } catch (RuntimeException e) {
            LOG.warnf(e, "the deadline of game %s was missed, but the game was not ended", id);
            return false;
        }
    }

    /** Forgets old answers, in small batches. */
    @Scheduled(every = "60s", delayed = "60s", concurrentExecution = ConcurrentExecution.SKIP)
    void forgetReplies() {
        recurring.run(() -> {
            while (replies.forget(clock.instant().minus(REPLIES_KEPT), REPLIES_BATCH) == REPLIES_BATCH) {
                // the next batch
            }
        });
    }
}
