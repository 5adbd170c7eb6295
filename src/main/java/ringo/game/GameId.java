package ringo.game;

import java.util.Optional;
import java.util.random.RandomGenerator;
import ringo.player.Base32;

/**
 * The id of a game: 128 random bits, so that it cannot be guessed. Whoever knows the id of an unlisted game may see it.
 *
 * @param text 26 characters of Crockford's base 32 in lower case, the first one a digit up to 7
 */
public record GameId(String text) {

    private static final int BITS = 128;
    private static final int LENGTH = 26;
    private static final int FIRST_BELOW = 8;

    /** @throws IllegalArgumentException if the text is no id */
    public GameId {
        if (!isId(text)) {
            throw new IllegalArgumentException("no id of a game: " + text);
        }
    }

    /** A new id. The generator has to be one that nobody can predict. */
    public static GameId random(RandomGenerator random) {
        return new GameId(Base32.randomBits(random, BITS));
    }

    /** The id of this text; empty if it is none. */
    public static Optional<GameId> parse(String text) {
        return isId(text) ? Optional.of(new GameId(text)) : Optional.empty();
    }

    private static boolean isId(String text) {
        return Base32.isText(text, LENGTH, FIRST_BELOW);
    }

    @Override
    public String toString() {
        return text;
    }
}
