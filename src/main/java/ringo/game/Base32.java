package ringo.game;

import java.util.random.RandomGenerator;

/** Crockford's base 32 in lower case: digits and letters but for i, l, o and u, five bits each. */
final class Base32 {

    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
    private static final int BITS = 5;

    private Base32() {}

    /**
     * So many random bits in as few characters as they need; the first character has the bits that are over.
     *
     * @param bits how many
     */
    static String random(int bits, RandomGenerator random) {
        StringBuilder text = new StringBuilder();
        for (int left = bits; left > 0; ) {
            int next = left % BITS == 0 ? BITS : left % BITS;
            text.append(DIGITS.charAt(random.nextInt(1 << next)));
            left -= next;
        }
        return text.toString();
    }

    /** Whether the text is of this length, the first character below the given one's value, 32 for any. */
    static boolean isText(String text, int length, int firstBelow) {
        return text.length() == length
                && text.chars().allMatch(c -> DIGITS.indexOf(c) >= 0)
                && DIGITS.indexOf(text.charAt(0)) < firstBelow;
    }
}
