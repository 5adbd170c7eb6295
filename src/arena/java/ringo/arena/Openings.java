package ringo.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import ringo.notation.PositionText;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Setup;

/** Positions to start games from: those of a preset's book in a mixed order, or random ones where there is no book. */
final class Openings {

    /** The books, as seen from the project's folder; another folder by {@code -Dopenings}. */
    private static final Path BOOKS = Path.of(System.getProperty("openings", "src/arena/resources/openings"));

    private static final int RANDOM_PLIES = 12;
    private static final int FIELDS_OF_NOTATION = 3;

    private final RuleSet rules;
    private final List<Position> book;

    Openings(Preset preset) {
        rules = preset.rules();
        Path file = BOOKS.resolve(preset.text() + ".txt");
        book = Files.exists(file) ? read(file) : List.of();
    }

    /** The opening of the pair of games of this number, the same every time; the book comes again when it is through. */
    Position of(int pair) {
        return book.isEmpty() ? random(pair) : book.get(pair % book.size());
    }

    private List<Position> read(Path file) {
        try {
            List<Position> positions = new ArrayList<>();
            for (String line : Files.readAllLines(file)) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    positions.add(position(line));
                }
            }
            Collections.shuffle(positions, new Random(positions.size()));
            return positions;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first fields of a line are a position's notation. */
    private Position position(String line) {
        String[] fields = line.strip().split("[ ;]+", -1);
        String text = String.join(" ", List.of(fields).subList(0, FIELDS_OF_NOTATION));
        if (PositionText.parse(text) instanceof PositionText.Parsed.Readable readable
                && readable.setup().check(rules) instanceof Setup.Checked.Playable playable) {
            return playable.position();
        }
        throw new IllegalArgumentException(line);
    }

    /** Random moves from the start after which the game goes on. */
    private Position random(int pair) {
        SplittableRandom random = new SplittableRandom(pair);
        FastGenerator generator = new FastGenerator(rules);
        while (true) {
            Position position = rules.start();
            for (int ply = 0; ply < RANDOM_PLIES && !generator.outcome(position).decided(); ply++) {
                List<Move> moves = generator.legalMoves(position);
                position = position.after(moves.get(random.nextInt(moves.size())));
            }
            if (!generator.outcome(position).decided()) {
                return position;
            }
        }
    }
}
