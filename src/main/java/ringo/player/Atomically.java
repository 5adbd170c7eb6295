package ringo.player;

import java.util.function.Supplier;

/** Does several changes as one: all of them, or none if it throws. */
public interface Atomically {

    /**
     * Does them in a transaction, the one that runs or one of its own. In one of its own they are tried again, a bounded number of
     * times, if another transaction was in the way, so they must have no effect but in the database.
     */
    <T> T run(Supplier<T> changes);

    /** Another transaction was in the way: the changes may be tried again from the start. */
    final class AgainException extends RuntimeException {

        private static final long serialVersionUID = 1;

        public AgainException(String message) {
            super(message);
        }
    }
}
