package ringo.rules;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The positions and games in {@code src/test/resources/vectors}, made by a rules engine that shares no code with this one. */
public final class Vectors {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Vectors() {}

    /**
     * A position and what is true of it.
     *
     * @param name where it stands, and how it is written
     * @param notation the first three fields of its one-line form
     * @param moves the texts of the legal moves, sorted
     * @param perft from depth 1 on
     */
    public record OfPosition(
            String name,
            RuleSet rules,
            Position position,
            String notation,
            Outcome outcome,
            List<String> moves,
            List<Long> perft) {
        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * A game and how it stands at its end.
     *
     * @param name where it stands
     * @param moves the texts of the moves, from the start
     * @param outcome after the last of them
     * @param notation of the position then
     */
    public record OfGame(String name, RuleSet rules, List<String> moves, Outcome outcome, String notation) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** The positions of one file, {@code presets}, {@code options} or {@code edges}. */
    public static List<OfPosition> positions(String file) {
        List<OfPosition> vectors = new ArrayList<>();
        for (JsonNode line : lines(file)) {
            String notation = line.get("notation").textValue();
            List<Long> perft = new ArrayList<>();
            line.get("perft").forEach(leaves -> perft.add(leaves.longValue()));
            vectors.add(new OfPosition(
                    file + " " + (vectors.size() + 1) + ": " + notation,
                    RuleSets.of(line.get("rules")),
                    Positions.of(line.get("position")),
                    notation,
                    outcome(line),
                    texts(line.get("moves")),
                    perft));
        }
        return vectors;
    }

    /** The games. */
    public static List<OfGame> games() {
        List<OfGame> vectors = new ArrayList<>();
        for (JsonNode line : lines("games")) {
            vectors.add(new OfGame(
                    "game " + (vectors.size() + 1),
                    RuleSets.of(line.get("rules")),
                    texts(line.get("moves")),
                    outcome(line),
                    line.get("notation").textValue()));
        }
        return vectors;
    }

    private static Outcome outcome(JsonNode line) {
        return new Outcome(
                constant(Result.values(), line.get("outcome")),
                Optional.ofNullable(line.get("reason")).map(reason -> constant(Outcome.Reason.values(), reason)));
    }

    private static <E extends Enum<E>> E constant(E[] constants, JsonNode code) {
        for (E constant : constants) {
            if (Codes.of(constant).equals(code.textValue())) {
                return constant;
            }
        }
        throw new IllegalArgumentException("unknown: " + code);
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.textValue()));
        return texts;
    }

    private static List<JsonNode> lines(String file) {
        InputStream resource =
                Objects.requireNonNull(Vectors.class.getResourceAsStream("/vectors/" + file + ".jsonl"), file);
        List<JsonNode> lines = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(JSON.readTree(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }
}
