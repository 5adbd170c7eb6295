package ringo.player;

import java.time.Instant;
import java.util.random.RandomGenerator;

/**
 * Somebody who has an account.
 *
 * @param id 12 characters of {@link Base32}, 60 random bits; never given to anyone else
 * @param name what the player is called; it may change
 * @param createdAt since when
 */
public record Player(String id, PlayerName name, Instant createdAt) {

    /** The length of an id. */
    public static final int ID_LENGTH = 12;

    /** A player who has just come. */
    static Player create(PlayerName name, RandomGenerator random, Instant now) {
        return new Player(Base32.random(random, ID_LENGTH), name, now);
    }
}
