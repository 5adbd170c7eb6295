package ringo.game;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ringo.player.Holder;
import ringo.player.TokenSecret;

/**
 * Where games are kept. Every method is part of the transaction that runs, or is one of its own. Whoever locks more than one thing
 * does so in this order, so that nobody waits in a circle: games by id, then players by id.
 */
public interface Games {

    /** The game of this id. */
    Optional<Game> find(GameId id);

    /** The same; nobody else changes the game until the transaction ends. */
    Optional<Game> lock(GameId id);

    /** Adds a game that was created. */
    void add(Game game);

    /**
     * Replaces a game that is locked.
     *
     * @param before what is kept
     * @param after the version after it
     */
    void change(Game before, Game after);

    /** The rematch of this game, if there is one. */
    Optional<Game> rematchOf(GameId id);

    /**
     * Who bears this token, and which version the game has, in one query.
     *
     * @return empty if there is no such token
     */
    Optional<Reading> read(TokenSecret.Hash token, GameId id);

    /**
     * What a reader is told first.
     *
     * @param version of the game; empty if there is none
     */
    record Reading(Holder holder, Optional<Long> version) {}

    /** Public games. */
    Page<GameSummary> list(GameQuery query, Page.Request part);

    /** The games of one player, unlisted ones too; {@link GameQuery#player} has no effect. */
    Page<GameSummary> of(PlayerId player, GameQuery query, Page.Request part);

    /** Active games in which this player is to move, the next deadline first, those without one last. */
    Page<GameSummary> turns(PlayerId player, Page.Request part);

    /**
     * Locks players, so that nobody else begins a game with them until the transaction ends.
     *
     * @return those who are there; nobody who has left
     */
    Set<PlayerId> lockPlayers(Collection<PlayerId> players);

    /** How many games a player is in that are not over. Whoever counts them to begin another has locked the player. */
    Running running(PlayerId player);

    /**
     * Games that are not over.
     *
     * @param all those the player has created or plays in
     * @param againstEngine those of them against the engine
     */
    record Running(int all, int againstEngine) {}

    /** The games that this player created, is invited to or plays in, and that are not over, by id. */
    List<GameId> unfinished(PlayerId player);

    /** Puts an unnamed participant into the place of the player in all games that are over. */
    void forget(PlayerId player);

    /** Active games whose deadline was missed, the longest ago first. */
    List<GameId> expired(Instant now, int most);

    /** Active games whose deadline lies between the two times, by id. */
    List<GameId> dueBetween(Instant down, Instant up);
}
