package ringo.endgame;

import java.io.IOException;

/** Carries a {@link Refusal} out of the code that reads a file. */
final class RefusedException extends IOException {

    private static final long serialVersionUID = 1;

    private final Refusal.Reason reason;

    RefusedException(Refusal.Reason reason, String detail) {
        super(detail);
        this.reason = reason;
    }

    Refusal.Reason reason() {
        return reason;
    }
}
