package ringo.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import ringo.rules.Side;

/** The events of each player, numbered from 1 without gaps. */
public interface EventLog {

    /** Appends what happened to a game, in the transaction that changed it: a row for each player concerned. */
    void append(Game game, List<GameEvent> events, Instant at);

    /** The next events of a player after a number, in order. */
    List<Logged> after(PlayerId player, long number, int most);

    /**
     * Where a reader of a player's events is.
     *
     * @param number the number of the last event that the reader has
     */
    record Place(PlayerId player, long number) {}

    /** The next events after each of these places, in their order, in one query. */
    List<List<Logged>> after(List<Place> places, int mostEach);

    /**
     * An event as one player finds it.
     *
     * @param number its number, one more than that of the player's event before
     * @param type what happened
     * @param game to which game
     * @param version the game's version that it made
     * @param by the side that did it; empty if it was none, or had no seat
     * @param ply how many plies had been played then, that move included
     * @param at when
     */
    record Logged(
            long number, GameEvent.Type type, GameId game, long version, Optional<Side> by, int ply, Instant at) {}
}
