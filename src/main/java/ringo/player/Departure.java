package ringo.player;

import java.time.Instant;

/** What becomes of the games of a player who leaves for good. */
public interface Departure {

    /**
     * Ends what the player takes part in: waiting games are aborted first, then running ones are resigned, each with its events for
     * the others. Called inside the transaction that deletes the account, when no token of the player is good any more and the
     * name is still known; see {@link Accounts#delete}.
     */
    void leave(String playerId, Instant now);
}
