package ringo.nodes;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import ringo.app.OwnPostgres;

/** Kills nodes, and stops PostgreSQL, while others play. */
final class Chaos implements Runnable {

    private static final Duration LONGEST_WAIT = Duration.ofMinutes(3);
    private static final Duration DOWN = Duration.ofSeconds(2);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);

    private static final int READY = 200;
    private static final int NOT_READY = 503;
    private static final String UNAVAILABLE = "problem: databaseUnavailable";

    private final Run run;
    private final OwnPostgres database;
    private volatile boolean done;

    Chaos(Run run, OwnPostgres database) {
        this.run = run;
        this.database = database;
    }

    /** Whether all is done that was planned, and everything is up again. */
    boolean done() {
        return done;
    }

    @Override
    public void run() {
        try {
            int kills = run.plan().kills();
            int restarts = run.plan().restarts();
            int restarted = 0;
            for (int killed = 0; killed < kills || restarted < restarts; ) {
                pause();
                if (killed * (restarts + 1) >= kills * (restarted + 1) || killed == kills) {
                    restartDatabase();
                    restarted++;
                } else {
                    kill();
                    killed++;
                }
            }
            for (Node node : run.nodes()) {
                await(node, READY, "a node that was killed");
            }
            done = true;
        } catch (RunOverException e) {
            // as it should
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException e) {
            run.violations().add("what kills and starts fails: %s", e);
        }
    }

    private void pause() throws InterruptedException {
        run.sleep(Duration.ofMillis(ThreadLocalRandom.current()
                .nextLong(
                        run.plan().leastPause().toMillis(),
                        run.plan().mostPause().toMillis() + 1)));
    }

    private void kill() throws IOException, InterruptedException {
        Node node = run.anyNode();
        await(node, READY, "a node that was killed");
        node.kill();
        run.counts().add("killed: " + node);
        node.start();
    }

    private void restartDatabase() throws IOException, InterruptedException {
        for (Node node : run.nodes()) {
            await(node, READY, "a node that was killed");
        }
        long refused = run.counts().of(UNAVAILABLE);
        Instant stopped = Instant.now();
        database.stopAtOnce();
        run.counts().add("PostgreSQL stopped");
        for (Node node : run.nodes()) {
            await(node, NOT_READY, "a node without its database");
        }
        await(() -> run.counts().of(UNAVAILABLE) > refused, "nobody is told that the database is unavailable");
        run.sleep(DOWN);
        database.startAgain();
        Instant started = Instant.now();
        for (Node node : run.nodes()) {
            await(node, READY, "a node whose database is back");
        }
        run.counts()
                .add(
                        "milliseconds from PostgreSQL's start until both were ready",
                        Duration.between(started, Instant.now()).toMillis());
        run.counts()
                .add(
                        "milliseconds without PostgreSQL",
                        Duration.between(stopped, started).toMillis());
        long acknowledged = run.ledger().acknowledged();
        await(() -> run.ledger().acknowledged() > acknowledged, "no move is played after the database is back");
    }

    private void await(Node node, int status, String which) throws InterruptedException {
        OptionalInt[] last = {OptionalInt.empty()};
        Predicate<OptionalInt> reached = found -> found.isPresent() && found.getAsInt() == status;
        Instant latest = Instant.now().plus(LONGEST_WAIT);
        while (!reached.test(last[0])) {
            if (Instant.now().isAfter(latest)) {
                run.violations()
                        .add(
                                "%s, %s: its readiness is %s, not %d; runs %s; see %s",
                                node, which, last[0], status, node.runs(), node.log());
            }
            run.sleep(BETWEEN_LOOKS);
            last[0] = node.health();
        }
    }

    private void await(BooleanSupplier met, String otherwise) throws InterruptedException {
        Instant latest = Instant.now().plus(LONGEST_WAIT);
        while (!met.getAsBoolean()) {
            if (Instant.now().isAfter(latest)) {
                run.violations().add("for %s %s", LONGEST_WAIT, otherwise);
            }
            run.sleep(BETWEEN_LOOKS);
        }
    }
}
