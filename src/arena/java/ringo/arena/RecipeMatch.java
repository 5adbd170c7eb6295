package ringo.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import ringo.analysis.Recipe;
import ringo.engine.Search;
import ringo.rules.Preset;
import ringo.rules.Result;

/**
 * Matches between recipes, pair of games by pair of games. Every pair goes to a log and is never played twice, so that a long match can
 * be stopped and taken up again. A line of the log: both recipes, preset, number of the pair, the first one's points as attacker and as
 * defender.
 *
 * <p>With {@code -DtoTheEnd=true} games are played on after they were adjudicated, and every game says how the two compare.
 */
final class RecipeMatch {

    private static final int TABLE_MEGABYTES = 16;
    private static final int FIELDS_OF_RECIPE = 5;

    private final Path log;
    private final Map<String, double[]> played = new HashMap<>();
    private final Map<Preset, List<Book.Opening>> books = new EnumMap<>(Preset.class);
    private final boolean toTheEnd = Boolean.getBoolean("toTheEnd");
    private final Search search = new Search(TABLE_MEGABYTES, System::nanoTime);

    RecipeMatch(Path log) {
        this.log = log;
        for (Preset preset : Preset.values()) {
            List<Book.Opening> book = new ArrayList<>(Book.read(preset));
            Collections.shuffle(book, new Random(book.size()));
            books.put(preset, book);
        }
        for (String line : lines()) {
            String[] fields = line.split(" ", -1);
            double[] points = {Double.parseDouble(fields[4]), Double.parseDouble(fields[5])};
            played.put(String.join(" ", List.of(fields).subList(0, 4)), points);
        }
    }

    private List<String> lines() {
        try {
            return Files.exists(log) ? Files.readAllLines(log) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Plays the pairs that are not in the log yet, every preset in turn, until time is up.
     *
     * @param pairs how many for each preset
     * @param end by {@link System#nanoTime()}
     * @return whether all are played
     */
    boolean play(Recipe first, Recipe second, int pairs, long end) {
        for (int pair = 0; pair < pairs; pair++) {
            for (Preset preset : Preset.values()) {
                if (System.nanoTime() > end) {
                    return false;
                }
                if (!played.containsKey(key(first, second, preset, pair))) {
                    play(first, second, preset, pair);
                }
            }
        }
        return true;
    }

    private void play(Recipe first, Recipe second, Preset preset, int pair) {
        long seed = pair * 1_000_003L;
        double attacking = game(preset, pair, first, second, seed);
        double defending = 1 - game(preset, pair, second, first, seed + 2);
        String key = key(first, second, preset, pair);
        played.put(key, new double[] {attacking, defending});
        append(key + " " + attacking + " " + defending);
    }

    /** The attacker's points. */
    private double game(Preset preset, int pair, Recipe attacker, Recipe defender, long seed) {
        RecipeGame game = new RecipeGame(preset.rules(), search, attacker, defender);
        List<Book.Opening> book = books.getOrDefault(preset, List.of());
        Result result = game.play(book.get(pair % book.size()).position(), seed, toTheEnd);
        if (toTheEnd) {
            System.out.println("game " + preset.text() + " " + pair + " foretold " + game.foretold() + " "
                    + game.pliesToVerdict() + " ended " + result + " " + game.plies());
        }
        return RecipeGame.points(result);
    }

    private void append(String line) {
        try {
            Files.writeString(log, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How the first did against the second in the pairs that the log has, up to so many for each preset. */
    Standing standing(Recipe first, Recipe second, int pairs) {
        Standing standing = new Standing();
        for (Preset preset : Preset.values()) {
            for (int pair = 0; pair < pairs; pair++) {
                double[] points = played.get(key(first, second, preset, pair));
                if (points != null) {
                    standing.add(preset, points[0], points[1]);
                }
            }
        }
        return standing;
    }

    private static String key(Recipe first, Recipe second, Preset preset, int pair) {
        return write(first) + " " + write(second) + " " + preset.text() + " " + pair;
    }

    /** Nodes, depth (0: no cap), lines, noise and oversight, with colons between. */
    static String write(Recipe recipe) {
        return recipe.nodes() + ":" + recipe.depth().orElse(0) + ":" + recipe.lines() + ":" + recipe.noise() + ":"
                + recipe.oversight();
    }

    /** What {@link #write} writes. */
    static Recipe read(String text) {
        String[] fields = text.split(":", FIELDS_OF_RECIPE);
        int depth = Integer.parseInt(fields[1]);
        return new Recipe(
                Long.parseLong(fields[0]),
                depth == 0 ? OptionalInt.empty() : OptionalInt.of(depth),
                Integer.parseInt(fields[2]),
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[4]));
    }
}
