package ringo.api;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a caller's text fit to be repeated in an answer. */
final class Printable {

    private static final char REPLACEMENT = '\uFFFD';
    private static final String CUT = "...";
    private static final Pattern NOT_IN_A_URI = Pattern.compile("%(?![0-9A-Fa-f]{2})|[^-A-Za-z0-9._~:/@!$&'()*+,;=%]+");

    private Printable() {}

    /** The text without unpaired surrogates, which no encoding can carry, and cut to this many characters. */
    static String shortened(String text, int most) {
        String fit = text;
        if (text.length() > most) {
            fit = text.substring(0, most - CUT.length()) + CUT;
        }
        StringBuilder printable = new StringBuilder(fit);
        for (int i = 0; i < printable.length(); i++) {
            char unit = printable.charAt(i);
            if (Character.isHighSurrogate(unit)
                    && i + 1 < printable.length()
                    && Character.isLowSurrogate(printable.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(unit)) {
                printable.setCharAt(i, REPLACEMENT);
            }
        }
        return printable.toString();
    }

    /** Whether a character is for people to see: no control character, no half of a surrogate pair. */
    static boolean isPrintable(int character) {
        int type = Character.getType(character);
        return type != Character.CONTROL
                && type != Character.SURROGATE
                && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR;
    }

    /** The path of a request as a URI reference (RFC 3986): what cannot stand in one is escaped; cut to this many characters. */
    static String uri(String path, int most) {
        String escaped = NOT_IN_A_URI
                .matcher(shortened(path, most))
                .replaceAll(match -> Matcher.quoteReplacement(escape(match.group())));
        return escaped.length() <= most ? escaped : escaped.substring(0, most).replaceFirst("%.?$", "");
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (byte unit : text.getBytes(StandardCharsets.UTF_8)) {
            escaped.append('%').append(HexFormat.of().withUpperCase().toHexDigits(unit));
        }
        return escaped.toString();
    }
}
