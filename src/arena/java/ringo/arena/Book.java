package ringo.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import ringo.notation.PositionText;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Setup;

/**
 * The starting positions of a preset's matches, from {@code src/arena/resources/openings}.
 *
 * <p>A line is a position, the attacker's score in games of equal players, and the number of those games, separated by {@code ;}. Lines
 * that begin with {@code #} are comments.
 */
final class Book {

    private static final Path FOLDER = Path.of("src", "arena", "resources", "openings");
    private static final Pattern SEPARATOR = Pattern.compile("; ");

    private Book() {}

    /**
     * A starting position and how equal players fared from it.
     *
     * @param score the attacker's, a draw one half, divided by the games
     */
    record Opening(Position position, double score, int games) {

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%s; %.3f; %d", PositionText.write(position), score, games);
        }
    }

    private static Path file(Preset preset) {
        return FOLDER.resolve(preset.text() + ".txt");
    }

    /** The openings of a preset, none if there is no file yet. */
    static List<Opening> read(Preset preset) {
        if (!Files.exists(file(preset))) {
            return List.of();
        }
        try {
            return Files.readAllLines(file(preset)).stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> opening(preset.rules(), line))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Opening opening(RuleSet rules, String line) {
        List<String> parts = SEPARATOR.splitAsStream(line).toList();
        if (PositionText.parse(parts.get(0)) instanceof PositionText.Parsed.Readable readable
                && readable.setup().check(rules) instanceof Setup.Checked.Playable playable) {
            double score = Double.parseDouble(parts.get(1));
            return new Opening(playable.position(), score, Integer.parseInt(parts.get(2)));
        }
        throw new IllegalArgumentException("not an opening: " + line);
    }

    /** Writes the openings in place of those that were there. */
    static void write(Preset preset, List<String> header, List<Opening> openings) {
        List<String> lines = new ArrayList<>();
        header.forEach(line -> lines.add("# " + line));
        openings.forEach(opening -> lines.add(opening.toString()));
        try {
            Files.createDirectories(FOLDER);
            Files.write(file(preset), lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
