package ringo.player;

import java.util.random.RandomGenerator;

/**
 * Random texts in Crockford's base 32, in lower case: digits and letters without {@code i l o u}, which are mistaken for others or
 * make words. Each character has 5 bits.
 */
public final class Base32 {

    private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

    private static final int BITS = 5;

    private Base32() {}

    /** So many characters, all random. */
    public static String random(RandomGenerator random, int characters) {
        return randomBits(random, characters * BITS);
    }

    /** So many random bits in as few characters as they need; the first character has the bits that are over. */
    public static String randomBits(RandomGenerator random, int bits) {
        StringBuilder text = new StringBuilder();
        for (int left = bits; left > 0; ) {
            int next = left % BITS == 0 ? BITS : left % BITS;
            text.append(ALPHABET.charAt(random.nextInt(1 << next)));
            left -= next;
        }
        return text.toString();
    }

    /** Whether the text is of this length, the first character below the given one's value, 32 for any. */
    public static boolean isText(String text, int length, int firstBelow) {
        return text.length() == length && isBase32(text) && ALPHABET.indexOf(text.charAt(0)) < firstBelow;
    }

    /** The number, most significant character first, on so many characters. */
    static String write(long number, int characters) {
        StringBuilder text = new StringBuilder(characters);
        for (int i = characters - 1; i >= 0; i--) {
            text.append(ALPHABET.charAt((int) (number >>> (i * BITS)) & (ALPHABET.length() - 1)));
        }
        return text.toString();
    }

    /** Whether the text has no other characters than these. */
    static boolean isBase32(String text) {
        return text.chars().allMatch(character -> ALPHABET.indexOf(character) >= 0);
    }
}
