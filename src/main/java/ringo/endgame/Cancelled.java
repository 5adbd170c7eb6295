package ringo.endgame;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Ends work that is no longer wanted. */
final class Cancelled {

    private Cancelled() {}

    /** @throws CancellationException if the flag is set */
    static void check(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("cancelled");
        }
    }
}
