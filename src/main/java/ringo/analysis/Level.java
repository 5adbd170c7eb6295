package ringo.analysis;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A strength to play at. The levels are read from {@code levels.txt}, which the calibration writes; {@code src/docs/levels.md} says
 * how.
 *
 * @param number 1, the weakest, to 10, the whole engine
 * @param recipe how it chooses its moves
 * @param againstBelow how it did against the level below; empty for level 1
 */
public record Level(int number, Recipe recipe, Optional<Measurement> againstBelow) {

    /** The weakest level's number. */
    public static final int LOWEST = 1;

    /** The strongest level's number. */
    public static final int HIGHEST = 10;

    private static final String FILE = "levels.txt";
    private static final int FIELDS_OF_RECIPE = 6;
    private static final List<Level> LEVELS = read();

    /**
     * The level of this number.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Level of(int number) {
        if (number < LOWEST || number > HIGHEST) {
            throw new IllegalArgumentException("no level " + number);
        }
        return LEVELS.get(number - LOWEST);
    }

    /** Whether it looks positions up in endgame tables: only the whole engine does, so that what the others do wrong stays theirs. */
    public boolean asksTables() {
        return number == HIGHEST;
    }

    /** All levels, the weakest first. */
    public static List<Level> all() {
        return LEVELS;
    }

    private static List<Level> read() {
        try (InputStream in = Objects.requireNonNull(Level.class.getResourceAsStream(FILE), FILE)) {
            String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
            List<Level> levels = text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Level::parse)
                    .toList();
            for (int i = 0; i < levels.size(); i++) {
                if (levels.size() != HIGHEST || levels.get(i).number != LOWEST + i) {
                    throw new IllegalStateException(FILE + " does not list levels 1 to 10");
                }
            }
            return levels;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Level parse(String line) {
        String[] fields = line.strip().split(" +", -1);
        int depth = Integer.parseInt(fields[2]);
        Recipe recipe = new Recipe(
                Long.parseLong(fields[1]),
                depth == 0 ? OptionalInt.empty() : OptionalInt.of(depth),
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[4]),
                Integer.parseInt(fields[5]));
        Optional<Measurement> measured = fields.length == FIELDS_OF_RECIPE
                ? Optional.empty()
                : Optional.of(new Measurement(
                        Double.parseDouble(fields[6]),
                        Double.parseDouble(fields[7]),
                        Double.parseDouble(fields[8]),
                        Integer.parseInt(fields[9])));
        return new Level(Integer.parseInt(fields[0]), recipe, measured);
    }
}
