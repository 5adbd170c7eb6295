package ringo.picture;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Letters as paths, so that a picture looks the same wherever it is shown and no font is needed where it is made.
 *
 * <p>The shapes are in {@code glyphs.txt}, which says how they are written there. A letter with a mark over or below it is put
 * together from both.
 */
final class Glyphs {

    /** The height of capitals in {@code glyphs.txt}. */
    private static final double CAPITAL = 14;

    /** The height of small letters there. */
    private static final double SMALL = 10;

    /** Between two letters. */
    private static final double GAP = 3.2;

    /** The mark that hangs from the foot of a letter, a cedilla; all others stand on its top. */
    private static final int CEDILLA = 0x327;

    /** Small letters that are as high as capitals. */
    private static final String HIGH = "bdfhklt\u0431\u00df\u00fe";

    /** A letter i that has something else in the place of its dot. */
    private static final Pattern I_UNDER_A_MARK = Pattern.compile("i(?=[\u0300-\u030c])");

    private static final Map<Integer, Glyph> ALL = read();

    private Glyphs() {}

    /** A shape with its top edge upwards, on the baseline. */
    private record Glyph(double width, Path path) {}

    /** A text as it is drawn: its lines and how far it goes. */
    record Written(Path path, double width) {}

    /** Whether there is a shape for every character of the text. */
    static boolean drawable(String text) {
        return IntStream.of(letters(text)).allMatch(ALL::containsKey);
    }

    /**
     * The text, with its middle here.
     *
     * @param height of capitals
     */
    static Path centred(String text, double x, double y, double height) {
        Written written = write(text, height);
        return written.path().at(x - written.width() / 2, y + height / 2, 1);
    }

    /**
     * The text with its left end at the origin and its baseline through it.
     *
     * @param height of capitals
     */
    static Written write(String text, double height) {
        Path.Builder path = Path.builder();
        double x = 0;
        double middle = 0;
        double top = 0;
        for (int letter : letters(text)) {
            Glyph glyph = Optional.ofNullable(ALL.get(letter))
                    .orElseThrow(() -> new IllegalArgumentException("no shape for " + Character.toString(letter)));
            if (isMark(letter)) {
                path.add(glyph.path().at(middle, letter == CEDILLA ? 0 : -top, 1));
            } else {
                path.add(glyph.path().at(x, 0, 1));
                middle = x + glyph.width() / 2;
                top = Character.isLowerCase(letter) && HIGH.indexOf(letter) < 0 ? SMALL : CAPITAL;
                x += glyph.width() + GAP;
            }
        }
        double scale = height / CAPITAL;
        return new Written(path.path().at(0, 0, scale), Math.max(0, x - GAP) * scale);
    }

    private static int[] letters(String text) {
        String apart = Normalizer.normalize(text, Normalizer.Form.NFD);
        return I_UNDER_A_MARK.matcher(apart).replaceAll("\u0131").codePoints().toArray();
    }

    private static boolean isMark(int letter) {
        return Character.getType(letter) == Character.NON_SPACING_MARK;
    }

    private static Map<Integer, Glyph> read() {
        Map<Integer, Glyph> glyphs = new HashMap<>();
        try (InputStream file = Glyphs.class.getResourceAsStream("glyphs.txt")) {
            if (file == null) {
                throw new IllegalStateException("glyphs.txt is missing");
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8));
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> add(line, glyphs));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Map.copyOf(glyphs);
    }

    private static void add(String line, Map<Integer, Glyph> glyphs) {
        String[] parts = line.split(" ", -1);
        int letter = parts[0].startsWith("U+") ? Integer.parseInt(parts[0].substring(2), 16) : parts[0].codePointAt(0);
        char first = parts[1].charAt(0);
        if (first == '=' || first == '~') {
            Glyph other = glyphs.get(parts[1].codePointAt(1));
            if (other == null) {
                throw new IllegalStateException("unknown shape: " + line);
            }
            double scale = first == '=' ? 1 : SMALL / CAPITAL;
            glyphs.put(letter, new Glyph(other.width() * scale, other.path().at(0, 0, scale)));
            return;
        }
        Path.Builder path = Path.builder();
        for (int i = 2; i < parts.length; i++) {
            String[] numbers = parts[i].substring(1).split(",", -1);
            double x = Double.parseDouble(numbers[0]);
            double y = -Double.parseDouble(numbers[1]);
            switch (parts[i].charAt(0)) {
                case 'M' -> path.move(x, y);
                case 'L' -> path.line(x, y);
                case 'Q' -> path.curve(x, y, Double.parseDouble(numbers[2]), -Double.parseDouble(numbers[3]));
                default -> throw new IllegalStateException("unknown line: " + line);
            }
        }
        glyphs.put(letter, new Glyph(Double.parseDouble(parts[1]), path.path()));
    }
}
