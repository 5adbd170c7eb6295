package ringo.api;

/** Makes a caller's text fit to be repeated in an answer. */
final class Printable {

    private static final char REPLACEMENT = '\uFFFD';
    private static final String CUT = "...";

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
}
