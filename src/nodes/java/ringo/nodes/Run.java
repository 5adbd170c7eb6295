package ringo.nodes;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** What everybody in a run shares. Safe for use by several threads. */
final class Run {

    private static final int MILLIS_BETWEEN_ATTEMPTS = 100;

    private final Plan plan;
    private final List<Node> nodes;
    private final Instant latest;
    private final Violations violations = new Violations();
    private final Counts counts = new Counts();
    private final Ledger ledger = new Ledger(violations);
    private final Caller caller = new Caller(counts, violations);
    private volatile Optional<Instant> finishing = Optional.empty();
    private volatile boolean over;

    Run(Plan plan, List<Node> nodes) {
        this.plan = plan;
        this.nodes = nodes;
        latest = Instant.now().plus(plan.longest());
    }

    Plan plan() {
        return plan;
    }

    List<Node> nodes() {
        return nodes;
    }

    Violations violations() {
        return violations;
    }

    Counts counts() {
        return counts;
    }

    Ledger ledger() {
        return ledger;
    }

    Caller caller() {
        return caller;
    }

    Node anyNode() {
        return nodes.get(ThreadLocalRandom.current().nextInt(nodes.size()));
    }

    Node otherThan(Node node) {
        return nodes.get((nodes.indexOf(node) + 1) % nodes.size());
    }

    /** There are to be no more games. */
    void finish() {
        finishing = Optional.of(Instant.now());
    }

    boolean finishing() {
        return finishing.isPresent();
    }

    /** The games that still go on are to be resigned. */
    boolean impatient() {
        return finishing
                .filter(since -> since.plus(plan.patience()).isBefore(Instant.now()))
                .isPresent();
    }

    void end() {
        over = true;
    }

    /** Whether everybody is to stop: all is done, something was violated, or it takes too long. */
    boolean over() {
        if (Instant.now().isAfter(latest) && !over && !violations.any()) {
            violations.add("after %s it is not over; open are %s", plan.longest(), ledger.open());
        }
        return over || violations.any();
    }

    void sleep(Duration time) throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(time.toMillis());
        if (over()) {
            throw new RunOverException();
        }
    }

    /** Sends a request until it is answered for good, to this node first. */
    Answer settle(Call call, Node first) throws InterruptedException {
        Node node = first;
        while (!over()) {
            Optional<Answer> answer = caller.send(node, call, Caller.PATIENT);
            if (answer.isPresent() && !answer.get().passing()) {
                return answer.get();
            }
            counts.add("sent again, as it was not answered for good");
            TimeUnit.MILLISECONDS.sleep(MILLIS_BETWEEN_ATTEMPTS);
            node = anyNode();
        }
        throw new RunOverException();
    }

    /** The same for what is there and whose reader may read it. */
    Answer read(Call call) throws InterruptedException {
        Node node = anyNode();
        Answer answer = settle(call, node);
        violations.check(answer.status() == 200, "%s is answered with %s", call, answer);
        if (answer.status() != 200) {
            throw new RunOverException();
        }
        return answer;
    }
}
