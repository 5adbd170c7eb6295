package ringo.app;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import org.jboss.logging.Logger;
import ringo.analysis.Analyst;
import ringo.analysis.Level;
import ringo.analysis.SearchPool;
import ringo.analysis.Situation;
import ringo.analysis.Suggestion;
import ringo.analysis.SuggestionQuestion;
import ringo.analysis.Ticket;
import ringo.game.Correspondence;
import ringo.game.EngineJobs;
import ringo.game.Game;
import ringo.player.Atomically;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.store.Notices;

/**
 * Plays the moves that the engine owes. Each is borrowed from the database for half a minute, searched for without a transaction, and
 * played in one. If this node dies, another one borrows the move when the time is over.
 *
 * <p>No more are borrowed than can be searched for at once, and one more that begins as soon as a search ends.
 */
@Singleton
public class EnginePlayer {

    private static final Logger LOG = Logger.getLogger(EnginePlayer.class);

    private static final Duration LEASE = Duration.ofSeconds(30);

    /** A move that failed is tried again after this time, then after twice as long, and so on. */
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(2);

    private static final int MOST_DOUBLINGS = 8;

    private final EngineJobs jobs;
    private final Correspondence correspondence;
    private final Atomically atomically;
    private final Analyst analyst;
    private final Clock clock;
    private final Recurring recurring;
    private final int most;
    private final Map<EngineJobs.Job, Ticket<Suggestion>> borrowed = new ConcurrentHashMap<>();
    private final AtomicBoolean asked = new AtomicBoolean();
    private final ExecutorService hands;

    EnginePlayer(
            EngineJobs jobs,
            Correspondence correspondence,
            Atomically atomically,
            Analyst analyst,
            SearchPool pool,
            Clock clock,
            Recurring recurring,
            Notices notices) {
        this.jobs = jobs;
        this.correspondence = correspondence;
        this.atomically = atomically;
        this.analyst = analyst;
        this.clock = clock;
        this.recurring = recurring;
        most = pool.bounds().permits() + 1;
        hands = Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "engine-player");
            thread.setDaemon(true);
            return thread;
        });
        notices.listenForJobs(this::look);
    }

    /** Looks for moves that are owed since another node died, or whose notice came to another node. */
    @Scheduled(every = "1s", concurrentExecution = ConcurrentExecution.SKIP)
    void lookEverySecond() {
        look();
    }

    /** Lengthens what is borrowed, long before it ends. */
    @Scheduled(every = "10s", concurrentExecution = ConcurrentExecution.SKIP)
    void renew() {
        recurring.run(() -> borrowed.forEach((job, search) -> {
            if (!jobs.renew(job, clock.instant(), LEASE)) {
                search.cancel();
            }
        }));
    }

    void stop(@Observes ShutdownEvent event) {
        hands.shutdown();
        List<EngineJobs.Job> left = new ArrayList<>(borrowed.keySet());
        borrowed.values().forEach(Ticket::cancel);
        left.forEach(job -> jobs.giveBack(job, clock.instant()));
    }

    /** Looks soon, once however often this is asked. */
    private void look() {
        if (asked.compareAndSet(false, true)) {
            run(() -> {
                asked.set(false);
                borrow();
            });
        }
    }

    private void run(Runnable work) {
        try {
            hands.execute(() -> {
                try {
                    recurring.run(work);
                } catch (RuntimeException e) {
                    LOG.warn("a move of the engine is put off", e);
                }
            });
        } catch (RejectedExecutionException e) {
            LOG.debug("the service stops", e);
        }
    }

    private void borrow() {
        while (borrowed.size() < most) {
            Optional<EngineJobs.Job> job = jobs.borrow(clock.instant(), LEASE);
            if (job.isEmpty()) {
                return;
            }
            begin(job.get());
        }
    }

    private void begin(EngineJobs.Job job) {
        Optional<Game> game = atomically.run(() -> correspondence.find(job.game()));
        boolean wanted = game.filter(found -> found.ply() + 1 == job.ply())
                .flatMap(Game::engineToMove)
                .isPresent();
        if (!wanted) {
            jobs.done(job);
            return;
        }
        SuggestionQuestion question = new SuggestionQuestion(
                situation(game.get()),
                Level.of(job.level()),
                RandomGenerator.getDefault().nextLong());
        Ticket<Suggestion> search = analyst.askFirst(question);
        borrowed.put(job, search);
        search.answer()
                .whenComplete((suggestion, failure) -> run(() -> {
                    borrowed.remove(job);
                    if (failure == null) {
                        play(job, suggestion.move());
                    } else {
                        LOG.warnf(failure, "the engine found no move in game %s, ply %d", job.game(), job.ply());
                        giveBack(job);
                    }
                    borrow();
                }));
    }

    private static Situation situation(Game game) {
        List<Position> before = new ArrayList<>(game.repeatable());
        Collections.reverse(before);
        return new Situation(game.rules(), game.position(), before);
    }

    /** In one transaction with the end of the job, so that it is done once. */
    private void play(EngineJobs.Job job, Move move) {
        try {
            atomically.run(() -> {
                boolean played = correspondence.engineMove(job.game(), job.ply(), move);
                jobs.done(job);
                return played;
            });
        } catch (RuntimeException e) {
            LOG.warnf(e, "the engine's move in game %s, ply %d was not kept", job.game(), job.ply());
            giveBack(job);
        }
    }

    private void giveBack(EngineJobs.Job job) {
        Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(job.attempt() - 1, MOST_DOUBLINGS));
        jobs.giveBack(job, clock.instant().plus(pause));
    }
}
