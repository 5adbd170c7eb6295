package ringo.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import ringo.analysis.Level;
import ringo.analysis.Recipe;
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
    private static final String TABLE_BEGINS = "<!-- measured -->";
    private static final String TABLE_ENDS = "<!-- /measured -->";

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

    private void fit(int highest, int lowest, int rounds, int pairs) throws IOException {
        Recipe above = Level.of(highest + 1).recipe();
        for (int number = highest; number >= lowest; number--) {
            System.out.println("level " + number + " against " + RecipeMatch.write(above));
            above = new RecipeFit(match, above, WANTED).find(Level.of(number).recipe(), rounds, pairs, end);
            System.out.println("level " + number + " is " + RecipeMatch.write(above));
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
        List<String> lines = new ArrayList<>();
        StringBuilder table = new StringBuilder("| levels | games | score |");
        Stream.of(Preset.values()).forEach(preset -> table.append(' ').append(preset.text()).append(" |"));
        table.append("\n|---|---|---|").append("---|".repeat(Preset.values().length));
        for (String line : Files.readAllLines(LEVELS)) {
            if (line.startsWith("#")) {
                lines.add(line);
            }
        }
        for (Level level : Level.all()) {
            Recipe recipe = level.recipe();
            String line = level.number() + " " + RecipeMatch.write(recipe).replace(':', ' ');
            if (level.number() == Level.LOWEST) {
                lines.add(line);
                continue;
            }
            Standing standing =
                    match.standing(recipe, Level.of(level.number() - 1).recipe(), pairs);
            double score = standing.score();
            double margin = standing.margin();
            lines.add(String.format(
                    Locale.ROOT,
                    "%s %.3f %.3f %.3f %d",
                    line,
                    score,
                    Math.max(0, score - margin),
                    Math.min(1, score + margin),
                    standing.games()));
            table.append(String.format(
                    Locale.ROOT,
                    "%n| %d against %d | %d | %s |",
                    level.number(),
                    level.number() - 1,
                    standing.games(),
                    row(standing)));
        }
        Files.write(LEVELS, lines);
        String document = Files.readString(DOCUMENT);
        int from = document.indexOf(TABLE_BEGINS) + TABLE_BEGINS.length();
        int to = document.indexOf(TABLE_ENDS);
        Files.writeString(DOCUMENT, document.substring(0, from) + "\n\n" + table + "\n\n" + document.substring(to));
    }

    private static int number(String text) {
        return Integer.parseInt(text);
    }

    private static Recipe recipe(String text) {
        return text.contains(":") ? RecipeMatch.read(text) : Level.of(number(text)).recipe();
    }
}
