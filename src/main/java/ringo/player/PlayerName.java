package ringo.player;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a player is called, in Unicode's normal form NFKC: letters of one script, the digits 0 to 9, hyphen and underscore.
 *
 * <p>One script, so that nobody can pass for another by letters that look alike in two of them. Two names that differ in case alone
 * are the same name.
 */
public final class PlayerName {

    /** The fewest characters (code points) of a name. */
    public static final int LEAST_LENGTH = 2;

    /** The most characters (code points) of a name. */
    public static final int MOST_LENGTH = 30;

    /** A text of more UTF-16 units is not looked at; normal forms grow, but a text never shrinks to less than a fifth. */
    private static final int MOST_UNITS = 1000;

    /** Letters that cannot be seen: the fillers of Hangul. The other two are these after NFKC. */
    private static final Set<Integer> INVISIBLE = Set.of(0x115F, 0x1160);

    private final String text;

    private PlayerName(String text) {
        this.text = text;
    }

    /** What can be wrong with a text as a name. */
    public enum Fault {
        /** It has fewer characters than {@link #LEAST_LENGTH}, in its normal form. */
        TOO_SHORT,
        /** It has more characters than {@link #MOST_LENGTH}, in its normal form. */
        TOO_LONG,
        /** A character is neither letter nor digit, hyphen or underscore. */
        CHARACTER,
        /** There are letters of more than one script, or one that belongs to no script. */
        SCRIPTS
    }

    /** What a text is as a name. */
    public sealed interface Reading {}

    /** The text is a name. */
    public record Named(PlayerName name) implements Reading {}

    /**
     * The text is no name.
     *
     * @param faults all that is wrong with it, each once
     */
    public record Faulty(List<Fault> faults) implements Reading {}

    /** Reads a name in whatever normal form it is sent. */
    public static Reading read(String sent) {
        if (sent.length() > MOST_UNITS) {
            return new Faulty(List.of(Fault.TOO_LONG));
        }
        String text = Normalizer.normalize(sent, Normalizer.Form.NFKC);
        List<Fault> faults = new ArrayList<>();
        int length = text.codePointCount(0, text.length());
        if (length < LEAST_LENGTH) {
            faults.add(Fault.TOO_SHORT);
        }
        if (length > MOST_LENGTH) {
            faults.add(Fault.TOO_LONG);
        }
        if (!text.codePoints().allMatch(PlayerName::isAllowed)) {
            faults.add(Fault.CHARACTER);
        }
        if (!isOfOneScript(text)) {
            faults.add(Fault.SCRIPTS);
        }
        return faults.isEmpty() ? new Named(new PlayerName(text)) : new Faulty(List.copyOf(faults));
    }

    /** A name that was read before it was stored; it is not looked at again, as every request does this. */
    public static PlayerName stored(String text) {
        return new PlayerName(text);
    }

    /**
     * A name in its normal form or another.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static PlayerName of(String text) {
        if (read(text) instanceof Named named) {
            return named.name();
        }
        throw new IllegalArgumentException("no name of a player: " + text);
    }

    private static boolean isAllowed(int character) {
        return isLetter(character) || (character >= '0' && character <= '9') || character == '-' || character == '_';
    }

    private static boolean isLetter(int character) {
        return Character.isLetter(character) && !INVISIBLE.contains(character);
    }

    private static boolean isOfOneScript(String text) {
        Set<UnicodeScript> scripts = text.codePoints()
                .filter(PlayerName::isLetter)
                .mapToObj(UnicodeScript::of)
                .collect(Collectors.toSet());
        return scripts.isEmpty()
                || (scripts.size() == 1
                        && !scripts.contains(UnicodeScript.COMMON)
                        && !scripts.contains(UnicodeScript.INHERITED));
    }

    /**
     * Upper case takes apart what lower case leaves, such as a small sharp s, and joins the two small sigmas; a capital sharp s has to
     * be made a small one before.
     */
    private static String fold(String text) {
        String folded = text.toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        return Normalizer.normalize(folded, Normalizer.Form.NFKC);
    }

    /** The name as the player writes it. */
    public String text() {
        return text;
    }

    /** The same for all names that differ in case alone. */
    public String key() {
        return fold(text);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlayerName name && name.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
