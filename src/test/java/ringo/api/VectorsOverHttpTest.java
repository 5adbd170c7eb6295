package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import ringo.notation.PositionText;
import ringo.rules.Codes;
import ringo.rules.Outcome;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Vectors;

/** Callers get what the vectors say. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class VectorsOverHttpTest {

    static Stream<Vectors.OfPosition> positions() {
        return Stream.of("presets", "options", "edges").flatMap(file -> Vectors.positions(file).stream());
    }

    static List<Vectors.OfGame> games() {
        return Vectors.games();
    }

    @Test
    void legalMovesOfEveryPosition() {
        assertForAll(positions(), VectorsOverHttpTest::legalMoves);
    }

    @Test
    void everyGamePlayedToItsEnd() {
        assertForAll(games().stream(), VectorsOverHttpTest::playedToItsEnd);
    }

    /** Several at a time, which takes half as long. */
    private static <T> void assertForAll(Stream<T> vectors, Consumer<T> assertion) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        AtomicInteger count = new AtomicInteger();
        List<String> faults = vectors.parallel()
                .flatMap(vector -> {
                    Thread.currentThread().setContextClassLoader(loader);
                    count.incrementAndGet();
                    try {
                        assertion.accept(vector);
                        return Stream.of();
                    } catch (AssertionError e) {
                        return Stream.of(vector + ": " + e.getMessage());
                    }
                })
                .toList();
        assertEquals(List.of(), faults);
        assertTrue(count.get() > 0, "there are vectors");
    }

    private static void legalMoves(Vectors.OfPosition vector) {
        // Half of them as a text, so that both ways in are taken by many.
        Map<String, Object> request = vector.notation().hashCode() % 2 == 0
                ? Map.of("rules", rules(vector.rules()), "position", PositionJson.of(vector.position()))
                : Map.of("rules", rules(vector.rules()), "notation", vector.notation());
        JsonNode answer = post("/v1/positions/legal-moves", request);

        assertEquals(
                vector.moves(),
                answer.get("moves").findValuesAsText("text").stream().sorted().toList());
        assertEquals(outcome(vector.outcome()), texts(answer.get("outcome")));
        assertEquals(
                PositionText.write(vector.position()), answer.get("notation").asText());
    }

    private static void playedToItsEnd(Vectors.OfGame vector) {
        Map<String, Object> request = Map.of("rules", rules(vector.rules()), "moves", vector.moves());
        JsonNode answer = post("/v1/positions/play", request);

        assertEquals(vector.notation(), answer.get("notation").asText());
        assertEquals(outcome(vector.outcome()), texts(answer.get("outcome")));
        JsonNode played = answer.get("played");
        assertEquals(
                vector.moves(),
                Contract.items(played)
                        .map(move -> move.at("/move/text").asText())
                        .toList());
        JsonNode events = played.get(played.size() - 1).get("events");
        assertEquals(
                outcome(vector.outcome()), texts(events.get(events.size() - 1).get("outcome")));
        assertEquals(0, post("/v1/positions/legal-moves", request).get("moves").size());
    }

    /** Read without GPath, each of whose expressions takes milliseconds to compile. */
    private static JsonNode post(String path, Map<String, Object> request) {
        return Contract.json(Api.given()
                .body(request)
                .post(path)
                .then()
                .statusCode(200)
                .extract()
                .asByteArray());
    }

    private static Map<String, String> texts(JsonNode object) {
        return Contract.stream(object)
                .collect(Collectors.toMap(
                        Map.Entry::getKey, field -> field.getValue().asText()));
    }

    private static Object rules(RuleSet rules) {
        return RulesJson.of(rules, Preset.DEFAULT).value();
    }

    private static Map<String, String> outcome(Outcome outcome) {
        Map<String, String> json = new HashMap<>(Map.of("result", Codes.of(outcome.result())));
        outcome.reason().ifPresent(reason -> json.put("reason", Codes.of(reason)));
        return json;
    }
}
