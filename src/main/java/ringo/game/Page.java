package ringo.game;

import java.util.List;
import java.util.Optional;

/**
 * A part of a list.
 *
 * @param items the part
 * @param next from where the list goes on; empty if this is its end
 */
public record Page<T>(List<T> items, Optional<Place> next) {

    public Page {
        items = List.copyOf(items);
    }

    /**
     * A place in a list, after a game: what the list is sorted by, which stays as it is while games are added.
     *
     * @param millis the time that the list is sorted by, in milliseconds since 1970; {@link #NO_TIME} for a game that has none
     * @param id the id of the game
     */
    public record Place(long millis, GameId id) {

        /** After all times. */
        public static final long NO_TIME = Long.MAX_VALUE;
    }

    /**
     * Which part of a list is wanted.
     *
     * @param limit how many items, 1 to {@link #MOST}
     * @param after only what comes after this place; empty for the first part
     */
    public record Request(int limit, Optional<Place> after) {

        /** The longest part. */
        public static final int MOST = 100;

        /** @throws IllegalArgumentException if the limit is out of its bounds */
        public Request {
            if (limit < 1 || limit > MOST) {
                throw new IllegalArgumentException("limit " + limit);
            }
        }
    }
}
