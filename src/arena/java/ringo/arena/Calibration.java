package ringo.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import ringo.analysis.Level;
import ringo.analysis.Recipe;
import ringo.rules.FastGenerator;
import ringo.rules.Preset;

/**
 * Makes and measures the levels of strength; {@code src/docs/levels.md} says how. To be run in the project's folder. All games go to a log, so
 * that everything can be stopped and taken up again by the same command.
 *
 * <pre>
 * fit LOG HIGHEST LOWEST ROUNDS PAIRS SECONDS   finds the recipes of these levels, each against the one above it
 * measure LOG HIGHEST LOWEST PAIRS SECONDS      plays each of these levels against the one below it
 * match LOG RECIPE RECIPE PAIRS SECONDS         plays two recipes, or levels, against each other
 * write LOG PAIRS                               writes what was measured into levels.txt and levels.md
 * </pre>
 *
 * Pairs are for each preset, and of games.
 */
final class Calibration {

    private static final Path LEVELS = Path.of("src/main/resources/ringo/analysis/levels.txt");
    private static final Path DOCUMENT = Path.of("src/docs/levels.md");

    /** What a level scores against the one below it. */
    private static final double WANTED = 0.70;

    private final RecipeMatch match;
    private final long end;

    private Calibration(Path log, String seconds) {
        match = new RecipeMatch(log);
        end = System.nanoTime() + Long.parseLong(seconds) * 1_000_000_000L;
    }

    public static void main(String[] args) throws IOException {
        String seconds = args[0].equals("write") ? "0" : args[args.length - 1];
        Calibration calibration = new Calibration(Path.of(args[1]), seconds);
        switch (args[0]) {
            case "fit" -> calibration.fit(number(args[2]), number(args[3]), number(args[4]), number(args[5]));
            case "measure" -> calibration.measure(number(args[2]), number(args[3]), number(args[4]));
            case "match" -> calibration.match(recipe(args[2]), recipe(args[3]), number(args[4]));
            case "write" -> calibration.write(number(args[2]));
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private void fit(int highest, int lowest, int rounds, int pairs) {
        Optional<Recipe> above = Optional.of(Level.of(highest + 1).recipe());
        for (int number = highest; number >= lowest && above.isPresent(); number--) {
            System.out.println("level " + number + " against " + RecipeMatch.write(above.get()));
            Recipe guess = Level.of(number).recipe();
            above = new RecipeFit(match, above.get(), WANTED).find(guess, rounds, pairs, end);
            if (above.isPresent()) {
                System.out.println("level " + number + " is " + RecipeMatch.write(above.get()));
            }
        }
    }

    private void measure(int highest, int lowest, int pairs) {
        for (int number = highest; number >= lowest; number--) {
            System.out.print(number + ": ");
            match(Level.of(number).recipe(), Level.of(number - 1).recipe(), pairs);
        }
    }

    private void match(Recipe first, Recipe second, int pairs) {
        boolean complete = match.play(first, second, pairs, end);
        Standing standing = match.standing(first, second, pairs);
        System.out.printf(
                "%s against %s, %d games%s: %s%n",
                RecipeMatch.write(first),
                RecipeMatch.write(second),
                standing.games(),
                complete ? "" : ", time is up",
                row(standing));
    }

    private static String row(Standing standing) {
        StringBuilder row = new StringBuilder(
                String.format(Locale.ROOT, "%.1f ± %.1f", 100 * standing.score(), 100 * standing.margin()));
        for (Preset preset : Preset.values()) {
            row.append(" | ").append(standing.of(preset));
        }
        return row.toString();
    }

    private void write(int pairs) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(LEVELS).stream()
                .filter(line -> line.startsWith("#"))
                .toList());
        StringBuilder recipes =
                new StringBuilder("| level | nodes | depth | lines | noise | oversight |\n|---|---|---|---|---|---|\n");
        StringBuilder measured = new StringBuilder("| levels | games | score |");
        for (Preset preset : Preset.values()) {
            measured.append(' ').append(preset.text()).append(" |");
        }
        measured.append("\n|---|---|---|")
                .append("---|".repeat(Preset.values().length))
                .append('\n');
        for (Level level : Level.all()) {
            Recipe recipe = level.recipe();
            String line = level.number() + " " + RecipeMatch.write(recipe).replace(':', ' ');
            recipes.append(row(level));
            if (level.number() > Level.LOWEST) {
                int below = level.number() - 1;
                Standing standing = match.standing(recipe, Level.of(below).recipe(), pairs);
                line += " " + fields(standing);
                measured.append(String.format(
                        Locale.ROOT,
                        "| %d against %d | %d | %s |%n",
                        level.number(),
                        below,
                        standing.games(),
                        row(standing)));
            }
            lines.add(line);
        }
        Files.write(LEVELS, lines);
        String document = Files.readString(DOCUMENT);
        document = replaced(document, "recipes", recipes.toString());
        Files.writeString(DOCUMENT, replaced(document, "measured", measured.toString()));
    }

    private static String row(Level level) {
        Recipe recipe = level.recipe();
        return String.format(
                Locale.ROOT,
                "| %d | %,d | %s | %s | %s | %s |%n",
                level.number(),
                recipe.nodes(),
                recipe.depth().isPresent() ? recipe.depth().getAsInt() : "",
                recipe.lines() < FastGenerator.MOST_MOVES ? recipe.lines() : "all",
                recipe.noise() == 0 ? "" : recipe.noise(),
                recipe.oversight() == 0 ? "" : recipe.oversight() + " %");
    }

    private static String fields(Standing standing) {
        double low = Math.max(0, standing.score() - standing.margin());
        double high = Math.min(1, standing.score() + standing.margin());
        return String.format(Locale.ROOT, "%.3f %.3f %.3f %d", standing.score(), low, high, standing.games());
    }

    /** The document with other text between the two comments of this name. */
    private static String replaced(String document, String name, String text) {
        String begin = "<!-- " + name + " -->";
        String end = "<!-- /" + name + " -->";
        int from = document.indexOf(begin) + begin.length();
        return document.substring(0, from) + "\n" + text + document.substring(document.indexOf(end, from));
    }

    private static int number(String text) {
        return Integer.parseInt(text);
    }

    private static Recipe recipe(String text) {
        return text.contains(":")
                ? RecipeMatch.read(text)
                : Level.of(number(text)).recipe();
    }
}
