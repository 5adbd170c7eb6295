package ringo.player;

import java.time.Instant;
import java.util.Optional;

/** Where players are kept. Every method is part of the transaction that runs, or is one of its own. */
public interface Players {

    /**
     * Adds a player.
     *
     * @return false, with nothing changed, if somebody has the name
     */
    boolean add(Player player);

    /** The player of this name, in whatever case; nobody who has left. */
    Optional<Player> find(PlayerName name);

    /**
     * Gives a player another name.
     *
     * @return false, with nothing changed, if somebody else has the name
     */
    boolean rename(String id, PlayerName name);

    /**
     * The player of this name, if the player came before a time and the first token, which was made with the player, is there and was
     * never used. Nobody uses it until the transaction ends.
     */
    Optional<String> unused(PlayerName name, Instant cameBefore);

    /**
     * Forgets a player, who has left all games and has no token any more: the name, which is free again, and everything else that
     * concerns only the player. What others share stays with an anonymous name.
     */
    void forget(String id);
}
