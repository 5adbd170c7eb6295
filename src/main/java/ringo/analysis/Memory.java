package ringo.analysis;

import java.util.Optional;

/** Remembers answers within a bound, and forgets those it has no room for. Safe for use by several threads. */
public interface Memory {

    /** Remembers nothing. */
    Memory NONE = new Memory() {
        @Override
        public Optional<Object> find(Object key) {
            return Optional.empty();
        }

        @Override
        public void keep(Object key, Object answer, int bytes) {
            // has no room
        }
    };

    Optional<Object> find(Object key);

    /**
     * Remembers an answer, for as long as there is room.
     *
     * @param bytes about how much memory key and answer take
     */
    void keep(Object key, Object answer, int bytes);
}
