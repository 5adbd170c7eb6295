package ringo.analysis;

import java.time.Duration;

/** No search could be begun in time: too many are running or waiting, or too many of this caller. */
public final class BusyException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Duration retryAfter;

    BusyException(Duration retryAfter) {
        super("no search could be begun", null, false, false);
        this.retryAfter = retryAfter;
    }

    /** When it is worth trying again. */
    public Duration retryAfter() {
        return retryAfter;
    }
}
