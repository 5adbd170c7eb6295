package ringo.player;

import java.util.function.Supplier;

/** Does several changes as one: all of them, or none if it throws. */
public interface Atomically {

    /** Does them in a transaction, the one that runs or one of its own. */
    <T> T run(Supplier<T> changes);
}
