package ringo.api;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.notation.MoveText;
import ringo.rules.Attempt;
import ringo.rules.FastGenerator;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.Side;

/** What the engine says over HTTP. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class AnalysisOverHttpTest {

    private static final String ANALYSIS = "/v1/positions/analysis";

    /** The attacker can take the castle at once, or a move later. */
    private static final Map<String, Object> CASTLE_IN_REACH =
            Map.of("attackers", List.of("d1", "b2"), "defenders", List.of("f3"), "castle", 1, "toMove", "attacker");

    private static Response analyse(Map<String, Object> body) {
        return Api.given().body(body).post(ANALYSIS);
    }

    @Nested
    class AnAnalysis {

        @Test
        void tellsOfWinsWithTheirDistance() {
            analyse(Map.of("position", CASTLE_IN_REACH, "lines", 2))
                    .then()
                    .statusCode(200)
                    .body("lines[0].move.text", equalTo("d1-castle"))
                    .body("lines.value.verdict", contains("proven", "proven"))
                    .body("lines.value.result", contains("attackerWins", "attackerWins"))
                    .body("lines.value.plies", contains(1, 3))
                    .body("search.stoppedBy", equalTo("decided"));
        }

        @Test
        void keepsToItsNodes() {
            analyse(Map.of("limits", Map.of("nodes", 5000), "seed", 1))
                    .then()
                    .body("search.nodes", equalTo(5000))
                    .body("search.stoppedBy", equalTo("nodes"));
        }

        @Test
        void keepsToItsDepth() {
            analyse(Map.of("limits", Map.of("depth", 4), "seed", 2))
                    .then()
                    .body("search.depth", equalTo(4))
                    .body("search.stoppedBy", equalTo("depth"));
        }

        @Test
        void keepsToItsTime() {
            analyse(Map.of("limits", Map.of("timeMs", 1), "seed", 3)).then().body("search.stoppedBy", equalTo("time"));
        }

        @Test
        void hasALineForEveryLegalMoveAtMost() {
            Map<String, Object> position = Map.of("rules", "bell", "notation", "8/1D5A/D6A/8/D7/5AD1 0 A 0 1");
            List<String> legal =
                    Api.given().body(position).post("/v1/positions/legal-moves").path("moves.text");
            List<String> lines = analyse(Map.of(
                            "rules",
                            "bell",
                            "notation",
                            "8/1D5A/D6A/8/D7/5AD1 0 A 0 1",
                            "lines",
                            61,
                            "limits",
                            Map.of("nodes", 3000)))
                    .path("lines.move.text");

            assertEquals(
                    legal.stream().sorted().toList(), lines.stream().sorted().toList());
        }

        @Test
        void ofADecidedPositionHasNoLines() {
            analyse(Map.of("notation", "8/8/8/5D2/1A6/8 2 D 0 15"))
                    .then()
                    .statusCode(200)
                    .body("lines", empty())
                    .body("outcome.reason", equalTo("castleTaken"))
                    .body("search.stoppedBy", equalTo("decided"));
        }

        @Test
        void afterAThirdOccurrenceHasNoLines() {
            List<String> moves = List.of("h6-a6", "f1-e1", "a6-h6", "e1-f1", "h6-a6", "f1-e1", "a6-h6", "e1-f1");

            analyse(Map.of("moves", moves)).then().body("lines", empty()).body("outcome.reason", equalTo("repetition"));
        }

        @Test
        void seesADrawThatTheGameHasPrepared() {
            List<String> moves = List.of("h6-a6", "f1-e1", "a6-h6", "e1-f1", "h6-a6", "f1-e1", "a6-h6");
            Response answer = analyse(Map.of("moves", moves, "lines", 61, "limits", Map.of("depth", 2)));
            Map<String, Object> back = answer.path("lines.find { it.move.text == 'e1-f1' }.value");

            assertEquals("draw", back.get("result"));
            assertEquals("proven", back.get("verdict"));
        }
    }

    @Nested
    class AnAnswerFromTheCache {

        private static final Map<String, Object> LIMITS = Map.of("nodes", 4000);

        @Test
        void saysSo() {
            Map<String, Object> request = Map.of("rules", "neto", "limits", LIMITS, "seed", 4711);
            JsonNode first = Contract.json(analyse(request).asByteArray());
            JsonNode second = Contract.json(analyse(request).asByteArray());

            assertFalse(first.path("search").path("fromCache").booleanValue());
            assertTrue(second.path("search").path("fromCache").booleanValue());
            assertEquals(first.path("lines"), second.path("lines"));
            assertEquals(
                    first.path("search").path("timeMs"), second.path("search").path("timeMs"));
        }

        @Test
        void isMirroredForTheMirrorImage() {
            Map<String, Object> one =
                    Map.of("notation", "1A2A1A1/8/2A5/8/3D2D1/1D6 0 A 0 1", "limits", LIMITS, "seed", 4712);
            Map<String, Object> image =
                    Map.of("notation", "2A1A2A/8/6A1/8/2D2D2/7D 0 A 0 30", "limits", LIMITS, "seed", 4712);
            String move = analyse(one).path("lines[0].move.text");
            Response mirrored = analyse(image);

            assertEquals(true, mirrored.path("search.fromCache"));
            assertEquals(mirror(move), mirrored.path("lines[0].move.text"));
        }

        private static String mirror(String text) {
            Attempt.Go go = (Attempt.Go) MoveText.parse(text).orElseThrow();
            return go.from().mirror().text() + text.charAt(2) + go.to().mirror().text();
        }

        @Test
        void isNotThatOfAnotherHistory() {
            List<String> once = List.of("h6-a6", "f1-e1", "a6-h6", "e1-f1");
            List<String> other = List.of("b6-a6", "f1-e1", "a6-b6", "e1-f1");
            Response first = analyse(Map.of("moves", once, "limits", LIMITS, "seed", 4713));
            Response same = analyse(Map.of("moves", other, "limits", LIMITS, "seed", 4713));
            Response bare =
                    analyse(Map.of("notation", "1AAAAAAA/8/8/8/8/1D1D1D1D 0 A 4 3", "limits", LIMITS, "seed", 4713));

            assertEquals(false, first.path("search.fromCache"));
            // The start has occurred twice in both games; what else came once does not matter.
            assertEquals(true, same.path("search.fromCache"));
            assertEquals(false, bare.path("search.fromCache"));
        }
    }

    @Nested
    class AStream {

        @Test
        void improvesUntilItIsFinished() {
            Response answer = Api.given()
                    .accept("text/event-stream")
                    .body(Map.of("limits", Map.of("depth", 5), "seed", 11))
                    .post(ANALYSIS);
            List<ServerSentEvents.Event> events = ServerSentEvents.parse(answer.asString());

            assertEquals("no-store", answer.header("Cache-Control"));
            assertEquals(
                    List.of("improved", "improved", "improved", "improved", "improved", "finished"),
                    events.stream().map(ServerSentEvents.Event::name).toList());
            for (int i = 0; i < 5; i++) {
                JsonNode search = events.get(i).data().path("search");
                assertEquals(i + 1, search.path("depth").intValue());
                assertFalse(search.has("stoppedBy"));
            }
            assertEquals(
                    "depth",
                    events.get(5).data().path("search").path("stoppedBy").textValue());
        }

        @Test
        void ofADecidedPositionIsFinishedAtOnce() {
            Response answer = Api.given()
                    .accept("text/event-stream")
                    .body(Map.of("notation", "8/8/8/5D2/1A6/8 2 D 0 15"))
                    .post(ANALYSIS);

            assertEquals(
                    List.of("finished"),
                    ServerSentEvents.parse(answer.asString()).stream()
                            .map(ServerSentEvents.Event::name)
                            .toList());
        }

        @Test
        void thatCannotBeginIsAProblem() {
            Api.given()
                    .accept("text/event-stream")
                    .body(Map.of("moves", List.of("b6-b2")))
                    .post(ANALYSIS)
                    .then()
                    .statusCode(422)
                    .body("type", equalTo("/problems/illegalMove"));
        }

        @Test
        void isRefusedWhileTheEngineIsBusy() throws IOException {
            Response answer = BusyEngine.during(() -> Api.given()
                    .accept("text/event-stream")
                    .body(Map.of("seed", 12))
                    .post(ANALYSIS));

            assertEquals(503, answer.statusCode());
            assertEquals("2", answer.header("Retry-After"));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "*/*",
                    "application/json",
                    "application/json, text/event-stream",
                    "application/*",
                    "text/event-stream;q=0, */*",
                    "text/event-stream;q=0.5, application/json;q=0.7, text/html;q=0"
                })
        void isSentOnlyToThoseThatWantOne(String accept) {
            Response answer = Api.given()
                    .accept(accept)
                    .body(Map.of("limits", Map.of("depth", 1), "seed", 13))
                    .post(ANALYSIS);

            assertTrue(answer.contentType().startsWith("application/json"), answer.contentType());
        }

        @ParameterizedTest
        @ValueSource(strings = {"application/json;q=0, */*", "application/json;q=0, text/*;q=0.2"})
        void isSentToThoseThatWantNothingElse(String accept) {
            Response answer = Api.given()
                    .accept(accept)
                    .body(Map.of("limits", Map.of("depth", 1), "seed", 14))
                    .post(ANALYSIS);

            assertTrue(answer.contentType().startsWith("text/event-stream"), answer.contentType());
        }
    }

    @Nested
    class TheEngine {

        /** Attackers going round the rim one after the other, of which no position comes again. */
        private static final String LONG_GAME = longGame();

        private static String longGame() {
            List<String> moves = new ArrayList<>();
            Line line = new Line(
                    new FastGenerator(
                            Preset.FOSDICK.rules().with(RuleOption.QUIET_PLY_LIMIT, new OptionValue.Number(1000))),
                    new Position(
                            CellSet.of(List.of(cell("b6"), cell("e6"), cell("g6"))),
                            CellSet.of(List.of(cell("b1"), cell("d1"))),
                            0,
                            Side.ATTACKER,
                            0,
                            1));
            SplittableRandom random = new SplittableRandom(1);
            Set<List<CellSet>> seen = new HashSet<>();
            while (moves.size() < 600) {
                List<Move> quiet = line.legalMoves().stream()
                        .filter(move -> move.captured().isEmpty()
                                && !inward(move, line.position().toMove())
                                && !seen.contains(cells(line.position().after(move))))
                        .toList();
                Move move = quiet.get(random.nextInt(quiet.size()));
                moves.add("\"" + MoveText.write(move, false) + "\"");
                line.play(move);
                seen.add(cells(line.position()));
            }
            return String.join(",", moves);
        }

        private static boolean inward(Move move, Side side) {
            return side == Side.ATTACKER
                    && move.to()
                            .filter(to -> to.order() < move.from().orElseThrow().order() - 7)
                            .isPresent();
        }

        private static List<CellSet> cells(Position position) {
            return List.of(position.attackers(), position.defenders());
        }

        private static Cell cell(String name) {
            return Cell.parse(name).orElseThrow();
        }

        private static byte[] request(String accept, String body) {
            return String.join(
                            "\r\n",
                            "POST " + ANALYSIS + " HTTP/1.1",
                            "Host: localhost",
                            "Accept: " + accept,
                            "Content-Type: application/json",
                            "Content-Length: " + body.length(),
                            "",
                            body)
                    .getBytes(StandardCharsets.US_ASCII);
        }

        @ParameterizedTest
        @ValueSource(strings = {"application/json", "text/event-stream"})
        void stopsForAClientThatGoesAway(String accept) throws IOException {
            try (Socket client = new Socket(InetAddress.getLoopbackAddress(), RestAssured.port)) {
                String body = "{\"limits\": {\"timeMs\": 10000}, \"seed\": 21}";
                client.getOutputStream().write(request(accept, body));
                BusyEngine.await(() -> BusyEngine.searches() > 0);
            }
            double refused = BusyEngine.metric("ringo_search_refused_total");
            BusyEngine.awaitIdle();

            analyse(Map.of("limits", Map.of("nodes", 1000), "seed", 22)).then().statusCode(200);
            assertEquals(refused, BusyEngine.metric("ringo_search_refused_total"));
        }

        /** The moves of a long game are played on another thread, while the client goes. */
        @ParameterizedTest
        @ValueSource(strings = {"application/json", "text/event-stream"})
        void doesNotBeginForAClientThatHasGone(String accept) throws IOException {
            for (int seed = 30; seed < 40; seed++) {
                String body =
                        "{\"rules\": {\"base\": \"fosdick\", \"quietPlyLimit\": 1000}, \"limits\": {\"timeMs\": 10000},"
                                + "\"position\": {\"attackers\": [\"b6\", \"e6\", \"g6\"], \"defenders\": [\"b1\", \"d1\"],"
                                + " \"toMove\": \"attacker\"}, \"moves\": [" + LONG_GAME + "], \"seed\": " + seed + "}";
                try (Socket client = new Socket(InetAddress.getLoopbackAddress(), RestAssured.port)) {
                    client.getOutputStream().write(request(accept, body));
                }
            }
            BusyEngine.awaitIdle();
            analyse(Map.of("limits", Map.of("nodes", 1000), "seed", 41)).then().statusCode(200);
        }

        @Test
        void leavesTheRulesAloneWhileItIsBusy() throws IOException {
            BusyEngine.during(() -> Api.given().body(Map.of()).post("/v1/positions/legal-moves"))
                    .then()
                    .statusCode(200)
                    .body("moves", hasSize(9));
        }

        @Test
        void wasWarmedUpBeforeTheFirstRequest() {
            assertTrue(BusyEngine.metric("ringo_search_warmup_nodes") > 0);
            assertTrue(BusyEngine.metric("ringo_search_warmup_time_seconds") > 0);
        }

        @Test
        void countsItsWork() {
            double nodes = BusyEngine.metric("ringo_search_nodes_total");
            analyse(Map.of("limits", Map.of("nodes", 2500), "seed", 23));

            assertEquals(nodes + 2500, BusyEngine.metric("ringo_search_nodes_total"));
        }
    }

    @Nested
    class ASuggestion {

        private Response suggest(Map<String, Object> body) {
            return Api.given().body(body).post("/v1/positions/suggestion");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 4, 7})
        void isTheSameForTheSameSeed(int level) {
            Map<String, Object> request = Map.of("rules", "neto", "level", level, "seed", 5);
            String move = suggest(request).path("move.text");

            assertEquals(move, suggest(request).path("move.text"));
        }

        @Test
        void canBePlayed() {
            Response suggestion = suggest(Map.of("level", 3, "seed", 6, "moves", List.of("b6-b5")));
            Response played = Api.given()
                    .body(Map.of("moves", List.of("b6-b5", suggestion.path("move.text"))))
                    .post("/v1/positions/play");

            assertEquals(played.<String>path("notation"), suggestion.path("notation"));
            assertEquals(played.<List<Object>>path("played[1].events"), suggestion.<List<Object>>path("events"));
        }

        @Test
        void ofTheHighestLevelWins() {
            suggest(Map.of("position", CASTLE_IN_REACH))
                    .then()
                    .body("move.text", equalTo("d1-castle"))
                    .body("outcome.result", equalTo("attackerWins"))
                    .body("level", equalTo(10));
        }

        @Test
        void ofADecidedPositionHasNoMove() {
            Response answer = suggest(Map.of("notation", "8/8/8/5D2/1A6/8 2 D 0 15"));

            assertEquals(200, answer.statusCode());
            assertFalse(Contract.json(answer.asByteArray()).has("move"));
            assertEquals("8/8/8/5D2/1A6/8 2 D 0 15", answer.path("notation"));
        }

        @Test
        void variesWithTheSeed() {
            List<String> moves = IntStream.range(0, 20)
                    .mapToObj(seed -> suggest(Map.of("level", 1, "seed", seed)).<String>path("move.text"))
                    .distinct()
                    .toList();

            assertNotEquals(1, moves.size());
        }
    }

    @Nested
    class AHint {

        private Response hint(int grade) {
            return Api.given()
                    .body(Map.of("position", CASTLE_IN_REACH, "grade", grade))
                    .post("/v1/positions/hint");
        }

        @Test
        void tellsMoreWithEveryGrade() {
            List<List<String>> fields = List.of(
                    List.of("themes"),
                    List.of("themes", "piece"),
                    List.of("themes", "piece", "move"),
                    List.of("themes", "piece", "move", "value", "principalVariation", "reasons", "alternatives"));
            for (int grade = 1; grade <= 4; grade++) {
                JsonNode answer = Contract.json(hint(grade).asByteArray());
                List<String> told = fields.get(3).stream().filter(answer::has).toList();

                assertEquals(fields.get(grade - 1), told);
            }
        }

        @Test
        void saysWhyAndWhatElseWouldCost() {
            hint(4).then()
                    .body("move.text", equalTo("d1-castle"))
                    .body("piece.cell", equalTo("d1"))
                    .body("reasons[0].code", equalTo("takesCastle"))
                    .body("reasons[0].text", equalTo("It wins in the castle at once."))
                    .body("alternatives.find { it.move.text == 'b2-b1' }.cost.kind", equalTo("winsLater"))
                    .body("alternatives.find { it.move.text == 'b2-b1' }.cost.plies", equalTo(2));
        }

        @Test
        void ofADecidedPositionTellsNothing() {
            Api.given()
                    .body(Map.of("notation", "8/8/8/5D2/1A6/8 2 D 0 15", "grade", 4))
                    .post("/v1/positions/hint")
                    .then()
                    .statusCode(200)
                    .body("themes", empty());
        }
    }
}
