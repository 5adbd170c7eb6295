package ringo.engine;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** Counts nodes and says when a limit is met. */
final class Budget {

    /** Nodes between two looks at the clock and the flag; less than a millisecond. */
    private static final int INTERVAL = 512;

    private final LongSupplier nanoTime;
    private final BooleanSupplier cancelled;
    private final long started;
    private final long mostNanos;
    private final long mostNodes;
    private long nodes;
    private long nextLook;
    private boolean spent;
    private Analysis.StoppedBy reason = Analysis.StoppedBy.DEPTH;

    Budget(Limits limits, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        cancelled = limits.cancelled();
        started = nanoTime.getAsLong();
        mostNanos = limits.time().map(time -> time.toNanos()).orElse(Long.MAX_VALUE);
        mostNodes = limits.nodes().orElse(Long.MAX_VALUE);
        nextLook = Math.min(INTERVAL, mostNodes);
    }

    /** Counts a node; true if no more may be visited. */
    boolean visit() {
        return ++nodes >= nextLook && look();
    }

    /** Has the next visit look at the clock, after something that took long. */
    void lookSoon() {
        nextLook = Math.min(nextLook, nodes + 1);
    }

    private boolean look() {
        nextLook = Math.min(nodes + INTERVAL, mostNodes);
        if (spent) {
            return true;
        }
        if (nodes > mostNodes) {
            return spend(Analysis.StoppedBy.NODES);
        }
        if (cancelled.getAsBoolean()) {
            return spend(Analysis.StoppedBy.CANCELLED);
        }
        return elapsed() >= mostNanos && spend(Analysis.StoppedBy.TIME);
    }

    private boolean spend(Analysis.StoppedBy by) {
        nodes = Math.min(nodes, mostNodes);
        reason = by;
        spent = true;
        return true;
    }

    boolean spent() {
        return spent;
    }

    /** By what it was spent; {@code DEPTH} while it is not. */
    Analysis.StoppedBy reason() {
        return reason;
    }

    long nodes() {
        return nodes;
    }

    /** Nanoseconds since the start. */
    long elapsed() {
        return nanoTime.getAsLong() - started;
    }
}
