package ringo.game;

import java.time.Instant;

/** Tells when the service was up: one moment, the last at which any of its nodes was. */
public interface Presence {

    /** When a node was last up. */
    Instant seen();

    /**
     * The same, for one node at a time until the transaction ends.
     *
     * @param now what is noted, and told, if there never was a node
     */
    Instant lock(Instant now);

    /** Notes that a node is up, unless a later moment was noted. */
    void note(Instant now);
}
