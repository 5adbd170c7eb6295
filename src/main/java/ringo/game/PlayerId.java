package ringo.game;

import java.util.Optional;
import java.util.random.RandomGenerator;
import ringo.player.Base32;

/**
 * The id of a player: 60 random bits. The natural order is that of the texts.
 *
 * @param text 12 characters of Crockford's base 32 in lower case
 */
public record PlayerId(String text) implements Comparable<PlayerId> {

    private static final int BITS = 60;
    private static final int LENGTH = 12;
    private static final int FIRST_BELOW = 32;

    /** @throws IllegalArgumentException if the text is no id */
    public PlayerId {
        if (!isId(text)) {
            throw new IllegalArgumentException("no id of a player: " + text);
        }
    }

    /** A new id. */
    public static PlayerId random(RandomGenerator random) {
        return new PlayerId(Base32.randomBits(random, BITS));
    }

    /** The id of this text; empty if it is none. */
    public static Optional<PlayerId> parse(String text) {
        return isId(text) ? Optional.of(new PlayerId(text)) : Optional.empty();
    }

    private static boolean isId(String text) {
        return Base32.isText(text, LENGTH, FIRST_BELOW);
    }

    @Override
    public int compareTo(PlayerId other) {
        return text.compareTo(other.text);
    }

    @Override
    public String toString() {
        return text;
    }
}
