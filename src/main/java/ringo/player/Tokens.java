package ringo.player;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where tokens are kept. Every method is part of the transaction that runs, or is one of its own. */
public interface Tokens {

    /** The token of this secret and its player, in one query; expired ones too. */
    Optional<Holder> find(TokenSecret.Hash hash);

    /**
     * Notes that a token is used, unless that was noted since a time.
     *
     * @return false if there is no such token any more
     */
    boolean use(String id, Instant now, Instant unlessSince);

    /** Which of these tokens are still there and have not expired. */
    Set<String> good(Set<String> ids, Instant now);

    /** The tokens of a player, the oldest first; expired ones too, as long as they are kept. */
    List<Token> of(String playerId);

    /**
     * Adds a token, after those of the player that have expired by its creation were removed.
     *
     * @param most how many tokens the player may have with it
     * @return false, with nothing added, if there would be more
     */
    boolean add(Token token, TokenSecret.Hash hash, int most);

    /**
     * Removes a token of a player.
     *
     * @return false if the player has none with this id
     */
    boolean remove(String playerId, String id);

    /** Removes all tokens of a player. */
    void removeAll(String playerId);
}
