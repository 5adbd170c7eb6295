package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.Header;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Correspondence games, from outside. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class GamesOverHttpTest {

    /** The codes of problems that are reached here. */
    static final Set<String> CODES = Set.of(
            "tooManyGames",
            "ownGame",
            "alreadyJoined",
            "seatTaken",
            "opponentDeleted",
            "gameNotStarted",
            "gameStarted",
            "gameNotFinished",
            "gameFinished",
            "gameAborted",
            "deadlineMissed",
            "notYourTurn",
            "tooLateToAbort",
            "drawOfferedTooSoon",
            "drawOfferStands",
            "noDrawOffer",
            "ownDrawOffer",
            "alreadyRematched",
            "preconditionFailed",
            "startDecided",
            "unknownOpponent",
            "idempotencyKeyReused",
            "preconditionRequired",
            "unreadableTimePerMove",
            "unreadableVersion",
            "unreadableKey",
            "unreadableCursor",
            "notAPlayer",
            "notCreator",
            "notInvited");

    /** Jana, Petr and Eva, as {@link Given} calls their tokens. */
    private static final List<String> CALLERS = List.of("token", "petr", "eva");

    /** What is asked of a game in {@link #TABLE}, in the order of its columns. */
    private static final List<String> REQUESTS = List.of(
            "POST /join",
            "POST /decline",
            "POST /abort",
            "POST /resign",
            "POST /rematch",
            "POST /moves",
            "POST /draw-offer",
            "POST /draw-offer/acceptance",
            "DELETE /draw-offer");

    /**
     * What comes of every request to a game in every state, for Jana, Petr and Eva: {@code ok}, or the code of the problem. What a later
     * request does not list is as for the one before.
     */
    private static final Map<Given, List<String>> TABLE = Map.of(
            Given.JANA_INVITES_PETR,
            List.of(
                    "ownGame ok notInvited",
                    "notInvited ok notInvited",
                    "ok notCreator notAPlayer",
                    "gameNotStarted gameNotStarted notAPlayer",
                    "gameNotFinished notAPlayer notAPlayer",
                    "gameNotStarted gameNotStarted notAPlayer",
                    "gameNotStarted gameNotStarted notAPlayer",
                    "gameNotStarted gameNotStarted notAPlayer",
                    "gameNotStarted gameNotStarted notAPlayer"),
            Given.JANA_WAITS,
            List.of(
                    "ownGame ok ok",
                    "notInvited notInvited notInvited",
                    "ok notAPlayer notAPlayer",
                    "gameNotStarted notAPlayer notAPlayer",
                    "gameNotFinished notAPlayer notAPlayer",
                    "gameNotStarted notAPlayer notAPlayer",
                    "gameNotStarted notAPlayer notAPlayer",
                    "gameNotStarted notAPlayer notAPlayer",
                    "gameNotStarted notAPlayer notAPlayer"),
            Given.JANA_PLAYS_PETR,
            List.of(
                    "alreadyJoined alreadyJoined seatTaken",
                    "notInvited gameStarted notInvited",
                    "ok ok notAPlayer",
                    "ok ok notAPlayer",
                    "gameNotFinished gameNotFinished notAPlayer",
                    "ok notYourTurn notAPlayer",
                    "ok ok notAPlayer",
                    "noDrawOffer noDrawOffer notAPlayer",
                    "noDrawOffer noDrawOffer notAPlayer"),
            Given.BOTH_HAVE_MOVED,
            List.of(
                    "alreadyJoined alreadyJoined seatTaken",
                    "notInvited gameStarted notInvited",
                    "tooLateToAbort tooLateToAbort notAPlayer",
                    "ok ok notAPlayer",
                    "gameNotFinished gameNotFinished notAPlayer",
                    "ok notYourTurn notAPlayer",
                    "ok ok notAPlayer",
                    "noDrawOffer noDrawOffer notAPlayer",
                    "noDrawOffer noDrawOffer notAPlayer"),
            Given.JANA_OFFERS_DRAW,
            List.of(
                    "alreadyJoined alreadyJoined seatTaken",
                    "notInvited gameStarted notInvited",
                    "ok ok notAPlayer",
                    "ok ok notAPlayer",
                    "gameNotFinished gameNotFinished notAPlayer",
                    "ok notYourTurn notAPlayer",
                    "drawOfferedTooSoon drawOfferStands notAPlayer",
                    "ownDrawOffer ok notAPlayer",
                    "ok ok notAPlayer"),
            Given.PETR_RESIGNED,
            List.of(
                    "gameFinished gameFinished gameFinished",
                    "notInvited gameFinished notInvited",
                    "gameFinished gameFinished notAPlayer",
                    "gameFinished gameFinished notAPlayer",
                    "ok ok notAPlayer",
                    "gameFinished gameFinished notAPlayer",
                    "gameFinished gameFinished notAPlayer",
                    "gameFinished gameFinished notAPlayer",
                    "gameFinished gameFinished notAPlayer"),
            Given.PETR_LEFT,
            List.of(
                    "gameFinished unauthorized gameFinished",
                    "notInvited unauthorized notInvited",
                    "gameFinished unauthorized notAPlayer",
                    "gameFinished unauthorized notAPlayer",
                    "opponentDeleted unauthorized notAPlayer",
                    "gameFinished unauthorized notAPlayer",
                    "gameFinished unauthorized notAPlayer",
                    "gameFinished unauthorized notAPlayer",
                    "gameFinished unauthorized notAPlayer"),
            Given.JANA_CALLED_OFF,
            List.of(
                    "gameAborted gameAborted gameAborted",
                    "notInvited gameAborted notInvited",
                    "gameAborted gameAborted notAPlayer",
                    "gameAborted gameAborted notAPlayer",
                    "gameAborted notAPlayer notAPlayer",
                    "gameAborted gameAborted notAPlayer",
                    "gameAborted gameAborted notAPlayer",
                    "gameAborted gameAborted notAPlayer",
                    "gameAborted gameAborted notAPlayer"),
            Given.OUT_OF_TIME,
            List.of(
                    "alreadyJoined alreadyJoined seatTaken",
                    "notInvited gameStarted notInvited",
                    "deadlineMissed deadlineMissed notAPlayer",
                    "deadlineMissed deadlineMissed notAPlayer",
                    "gameNotFinished gameNotFinished notAPlayer",
                    "deadlineMissed deadlineMissed notAPlayer",
                    "deadlineMissed deadlineMissed notAPlayer",
                    "deadlineMissed deadlineMissed notAPlayer",
                    "deadlineMissed deadlineMissed notAPlayer"));

    /** One request of the table. */
    record Case(Given state, String request, String caller, String expected) {}

    static Stream<Case> cases() {
        List<Case> cases = new ArrayList<>();
        TABLE.forEach((state, rows) -> {
            assertEquals(REQUESTS.size(), rows.size());
            for (int row = 0; row < rows.size(); row++) {
                List<String> expected = Arrays.asList(rows.get(row).split(" "));
                for (int column = 0; column < CALLERS.size(); column++) {
                    cases.add(new Case(state, REQUESTS.get(row), CALLERS.get(column), expected.get(column)));
                }
            }
        });
        return cases.stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everythingThatIsAskedOfAGame(Case tried) {
        Table table = new Table(tried.state);
        Response answer = table.send(tried.caller, tried.request, move(tried.state, tried.request));

        JsonPath game = table.game();
        long before = table.version();
        if (tried.expected.equals("ok")) {
            assertTrue(answer.statusCode() < 300, answer.asString());
            boolean rematch = tried.request.endsWith("/rematch");
            assertEquals(rematch ? before : before + 1, game.getLong("version"));
            if (!rematch) {
                assertEquals(game.getMap(""), answer.jsonPath().getMap(""));
            }
            assertEquals('"' + answer.jsonPath().getString("version") + '"', answer.header("ETag"));
            assertEquals("/v1/games/" + answer.jsonPath().getString("id"), answer.header("Content-Location"));
            return;
        }
        assertEquals(tried.expected, code(answer));
        boolean ended = tried.expected.equals("deadlineMissed");
        assertEquals(ended ? before + 1 : before, game.getLong("version"));
        if (ended) {
            assertEquals("timeout", game.getString("outcome.reason"));
            assertEquals("defenderWins", game.getString("outcome.result"));
            assertEquals("gameFinished", code(table.at(before + 1).send(tried.caller, tried.request, "c1-castle")));
        }
    }

    private static String move(Given state, String request) {
        if (!request.endsWith("/moves")) {
            return "";
        }
        return state == Given.BOTH_HAVE_MOVED ? "b2-c2" : "c1-castle";
    }

    /** The code of a problem: of what the player may not do, that of its entry. */
    private static String code(Response answer) {
        JsonPath problem = answer.jsonPath();
        return answer.statusCode() == 403
                ? problem.getString("errors[0].code")
                : problem.getString("type").replaceFirst("/problems/", "");
    }

    /** A game and its callers. */
    private static final class Table {
        private final Map<String, String> values;
        private final long version;

        Table(Given state) {
            this(state.prepare());
        }

        private Table(Map<String, String> values) {
            this.values = values;
            this.version = Long.parseLong(values.getOrDefault("version", ""));
        }

        long version() {
            return version;
        }

        Table at(long later) {
            Map<String, String> next = new java.util.HashMap<>(values);
            next.put("version", Long.toString(later));
            return new Table(next);
        }

        String path() {
            return "/v1/games/" + values.get("game");
        }

        RequestSpecification by(String caller) {
            return Api.given().header("Authorization", "Bearer " + values.get(caller));
        }

        RequestSpecification matching(String caller) {
            return by(caller).header("If-Match", '"' + Long.toString(version) + '"');
        }

        Response send(String caller, String request, String move) {
            String[] parts = request.split(" ", 2);
            RequestSpecification sent = request.endsWith("/rematch") ? by(caller) : matching(caller);
            if (!move.isEmpty()) {
                sent.body("{\"move\": \"" + move + "\"}");
            }
            return sent.request(parts[0], path() + parts[1]);
        }

        JsonPath game() {
            return by("eva").get(path()).then().statusCode(200).extract().jsonPath();
        }
    }

    private static String body(String text) {
        return text.replace('\'', '"');
    }

    @Nested
    class ANewGame {

        private Table table;

        @BeforeEach
        void begin() {
            table = new Table(Given.JANA_PLAYS_PETR);
        }

        private Response create(String body) {
            return table.by("token").body(body(body)).post("/v1/games");
        }

        @Test
        void isWhatWasAskedFor() {
            JsonPath game = create("{'rules': {'base': 'bell', 'quietPlyLimit': 60}, 'opponent': {'kind': 'open'}}")
                    .then()
                    .statusCode(201)
                    .extract()
                    .jsonPath();

            assertEquals(Map.of("base", "bell", "quietPlyLimit", 60), game.getMap("rules"));
            assertEquals("random", game.getString("creatorSide"));
            assertEquals("public", game.getString("visibility"));
            assertEquals(Map.of(), game.getMap("seats"));
            assertNull(game.get("timePerMove"));
            assertNull(game.get("invited"));
            assertNull(game.get("legalMoves"));
            assertEquals(List.of(), game.getList("moves"));
            assertEquals(game.getString("start"), game.getString("notation"));
        }

        @Test
        void againstTheEngineStartsAtOnce() {
            JsonPath game = create(
                            "{'side': 'defender', 'opponent': {'kind': 'engine', 'level': 3}, 'timePerMove': 'P1DT12H'}")
                    .then()
                    .statusCode(201)
                    .extract()
                    .jsonPath();

            assertEquals("active", game.getString("state"));
            assertEquals(Map.of("kind", "engine", "level", 3), game.getMap("seats.attacker"));
            assertEquals("Jana", game.getString("seats.defender.name"));
            assertEquals("P1DT12H", game.getString("timePerMove"));
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "{}                                                        | /opponent        | missingField",
                    "{'opponent': 'open'}                                      | /opponent        | wrongType",
                    "{'opponent': {}}                                          | /opponent/kind   | missingField",
                    "{'opponent': {'kind': 'anybody'}}                         | /opponent/kind   | unknownValue",
                    "{'opponent': {'kind': 'open', 'name': 'Petr'}}            | /opponent/name   | unknownField",
                    "{'opponent': {'kind': 'open', 'level': 1}}                | /opponent/level  | unknownField",
                    "{'opponent': {'kind': 'player'}}                          | /opponent/name   | missingField",
                    "{'opponent': {'kind': 'player', 'name': 'P'}}             | /opponent/name   | tooShort",
                    "{'opponent': {'kind': 'player', 'name': 'Pe', 'level': 1}}| /opponent/level  | unknownField",
                    "{'opponent': {'kind': 'engine'}}                          | /opponent/level  | missingField",
                    "{'opponent': {'kind': 'engine', 'level': 11}}             | /opponent/level  | outOfRange",
                    "{'opponent': {'kind': 'open'}, 'timePerMove': 'PT59M'}    | /timePerMove     | unreadableTimePerMove",
                    "{'opponent': {'kind': 'open'}, 'timePerMove': 'P30DT1M'}  | /timePerMove     | unreadableTimePerMove",
                    "{'opponent': {'kind': 'open'}, 'timePerMove': 'PT90M'}    | /timePerMove     | unreadableTimePerMove",
                    "{'opponent': {'kind': 'open'}, 'timePerMove': 'PT1H1S'}   | /timePerMove     | unreadableTimePerMove",
                    "{'opponent': {'kind': 'open'}, 'moves': []}               | /moves           | unknownField"
                })
        void isRefusedWithEveryFaultNamed(String body, String pointer, String code) {
            JsonPath problem = create(body).then().statusCode(400).extract().jsonPath();

            assertEquals(code, problem.getString("errors.find { it.pointer == '" + pointer + "' }.code"));
        }

        @Test
        void isRefusedForWhatOnlyTheRulesCanTell() {
            assertEquals(
                    "startDecided", code(create("{'notation': '8/8/8/5D2/1A6/8 2 D', 'opponent': {'kind': 'open'}}")));
            assertEquals(
                    "invalidPosition",
                    code(create("{'notation': '8/8/8/8/8/DDDDD3 0 D', 'opponent': {'kind': 'open'}}")));
            assertEquals("unknownOpponent", code(create("{'opponent': {'kind': 'player', 'name': 'Nobody'}}")));
            assertEquals("ownGame", code(create("{'opponent': {'kind': 'player', 'name': 'JANA'}}")));
        }

        @Test
        void isOneOfAHundred() {
            Table full = new Table(Given.JANA_WITH_ALL_GAMES);
            String open = body("{'opponent': {'kind': 'open'}}");

            assertEquals("tooManyGames", code(full.by("token").body(open).post("/v1/games")));
            full.matching("token").post(full.path() + "/abort").then().statusCode(200);
            full.by("token").body(open).post("/v1/games").then().statusCode(201);
        }

        @Test
        void againstTheEngineIsOneOfTen() {
            String engine = "{'opponent': {'kind': 'engine', 'level': 1}}";
            for (int i = 0; i < 10; i++) {
                create(engine).then().statusCode(201);
            }

            Response refused = create(engine);
            assertEquals("tooManyGames", code(refused));
            assertTrue(refused.path("detail").toString().contains("10"), refused.asString());
            create("{'opponent': {'kind': 'open'}}").then().statusCode(201);
        }
    }

    @Nested
    class Versions {

        private Table table;

        @BeforeEach
        void begin() {
            table = new Table(Given.JANA_PLAYS_PETR);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "*",
                    "W/\"2\"",
                    "2",
                    "\"2\", \"3\"",
                    "\"two\"",
                    "\"02\"",
                    "\"0\"",
                    "\"\"",
                    "\"-2\"",
                    "\"1234567\""
                })
        void areNamedByExactlyOneStrongTag(String header) {
            Response answer = table.by("token").header("If-Match", header).post(table.path() + "/resign");

            assertEquals(400, answer.statusCode());
            assertEquals("unreadableVersion", answer.path("errors[0].code"));
            assertEquals("If-Match", answer.path("errors[0].header"));
        }

        @Test
        void areNamedOnce() {
            Response answer =
                    table.matching("token").header("If-Match", "\"2\"").post(table.path() + "/resign");

            assertEquals("unreadableVersion", answer.path("errors[0].code"));
        }

        @Test
        void areNamedInEveryChange() {
            Response answer = table.by("token").post(table.path() + "/resign");

            assertEquals(428, answer.statusCode());
            assertEquals("preconditionRequired", code(answer));
            assertEquals("\"2\"", answer.header("ETag"));
        }

        @Test
        void thatAreOldAreRefused() {
            Response answer = table.at(1).send("token", "POST /resign", "");

            assertEquals(412, answer.statusCode());
            assertEquals("preconditionFailed", code(answer));
            assertEquals("\"2\"", answer.header("ETag"));
            assertEquals(2, table.game().getLong("version"));
        }

        @Test
        void comeAfterPermissionAndBeforeTheRules() {
            assertEquals("notAPlayer", code(table.by("eva").post(table.path() + "/resign")));
            assertEquals(
                    404,
                    table.by("eva")
                            .post("/v1/games/" + Given.NO_GAME + "/resign")
                            .statusCode());
            assertEquals("preconditionFailed", code(table.at(1).send("petr", "POST /moves", "f1-e1")));
            assertEquals("preconditionFailed", code(table.at(1).send("token", "POST /moves", "c1-c2")));
        }

        @ParameterizedTest
        @ValueSource(strings = {"\"2\"", "W/\"2\"", "*", "\"1\", \"2\""})
        void thatAReaderHasAreNotSentAgain(String known) {
            Response answer = table.by("eva").header("If-None-Match", known).get(table.path());

            assertEquals(304, answer.statusCode());
            assertEquals("\"2\"", answer.header("ETag"));
            assertEquals("", answer.asString());
        }

        @Test
        void thatAReaderHasNotAreSent() {
            table.send("token", "POST /moves", "c1-castle").then().statusCode(201);

            Response answer = table.by("eva").header("If-None-Match", "\"2\"").get(table.path());
            assertEquals(200, answer.statusCode());
            assertEquals("\"3\"", answer.header("ETag"));
            assertEquals("no-store", answer.header("Cache-Control"));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"00000000000000000000000000", "8zzzzzzzzzzzzzzzzzzzzzzzzz", "x", "5M0Q8C2V7H4R1T9X3K6B0N8W2D"
                })
        void ofWhatIsNoGameAreUnknown(String id) {
            assertEquals(404, table.by("token").get("/v1/games/" + id).statusCode());
            assertEquals(
                    404, table.by("token").get("/v1/games/" + id + "/moves").statusCode());
            assertEquals(
                    404, table.by("token").get("/v1/games/" + id + "/record").statusCode());
            assertEquals(
                    404, table.by("token").post("/v1/games/" + id + "/join").statusCode());
            assertEquals(
                    404, table.by("token").post("/v1/games/" + id + "/rematch").statusCode());
        }
    }

    @Nested
    class ARequestThatIsSentTwice {

        private Table table;

        @BeforeEach
        void begin() {
            table = new Table(Given.JANA_PLAYS_PETR);
        }

        private final String move = body("{'move': 'c1-castle'}");

        private Response play(String key, String body) {
            return table.matching("token")
                    .header("Idempotency-Key", key)
                    .body(body)
                    .post(table.path() + "/moves");
        }

        @Test
        void isCarriedOutOnceAndAnsweredTwice() {
            Response first = play("key-1", move);
            Response second = play("key-1", move);

            assertEquals(201, first.statusCode());
            same(first, second);
            assertEquals(3, table.game().getLong("version"));
            same(first, play("key-1", move));
        }

        @Test
        void isAnsweredAsBeforeWhateverHasHappenedSince() {
            Response first = play("key-1", move);
            table.at(3).send("petr", "POST /resign", "").then().statusCode(200);

            same(first, play("key-1", move));
        }

        @Test
        void makesOneGame() {
            String open = body("{'opponent': {'kind': 'open'}}");
            Response first =
                    table.by("token").header("Idempotency-Key", "k").body(open).post("/v1/games");
            Response second =
                    table.by("token").header("Idempotency-Key", "k").body(open).post("/v1/games");

            assertEquals(201, first.statusCode());
            same(first, second);
            assertEquals(
                    2,
                    table.by("token")
                            .get("/v1/me/games")
                            .jsonPath()
                            .getList("games")
                            .size());
        }

        @Test
        void makesOneRematch() {
            Table over = new Table(Given.PETR_RESIGNED);
            Response first = over.by("token").header("Idempotency-Key", "k").post(over.path() + "/rematch");
            Response second = over.by("token").header("Idempotency-Key", "k").post(over.path() + "/rematch");

            same(first, second);
            Response without = over.by("petr").post(over.path() + "/rematch");
            assertEquals("alreadyRematched", code(without));
            assertEquals("<" + first.header("Location") + ">; rel=\"related\"", without.header("Link"));
        }

        @Test
        void isTheSameOnlyIfEverythingIs() {
            play("key-1", move).then().statusCode(201);

            assertEquals("idempotencyKeyReused", code(play("key-1", move.replace(":", " :"))));
            assertEquals("idempotencyKeyReused", code(play("key-1", body("{'move': 'c1-b1'}"))));
            for (Response other : List.of(
                    table.at(3)
                            .matching("token")
                            .header("Idempotency-Key", "key-1")
                            .body(move)
                            .post(table.path() + "/moves"),
                    table.matching("token").header("Idempotency-Key", "key-1").post(table.path() + "/resign"))) {
                assertEquals(422, other.statusCode());
                assertEquals("idempotencyKeyReused", code(other));
            }
        }

        @Test
        void isAnotherOneIfSomebodyElseSendsIt() {
            play("key-1", move).then().statusCode(201);

            table.at(3)
                    .matching("petr")
                    .header("Idempotency-Key", "key-1")
                    .body(body("{'move': 'f1-g1'}"))
                    .post(table.path() + "/moves")
                    .then()
                    .statusCode(201);
        }

        @Test
        void isCarriedOutAnewIfItWasRefused() {
            assertEquals(
                    "notYourTurn",
                    code(table.matching("petr")
                            .header("Idempotency-Key", "key-1")
                            .body(body("{'move': 'f1-g1'}"))
                            .post(table.path() + "/moves")));
            play("key-1", move).then().statusCode(201);
            table.at(3)
                    .matching("petr")
                    .header("Idempotency-Key", "key-1")
                    .body(body("{'move': 'f1-g1'}"))
                    .post(table.path() + "/moves")
                    .then()
                    .statusCode(201);
        }

        @Test
        void isCarriedOutAnewIfItCameTooLate() {
            Table late = new Table(Given.OUT_OF_TIME);
            RequestSpecification first = late.matching("token").header("Idempotency-Key", "k");
            assertEquals("deadlineMissed", code(first.post(late.path() + "/resign")));
            RequestSpecification second = late.at(3).matching("token").header("Idempotency-Key", "k");
            assertEquals("gameFinished", code(second.post(late.path() + "/resign")));
        }

        @Test
        void isCarriedOutOnceEvenAtTheSameTime() throws InterruptedException, ExecutionException {
            List<Response> answers = atOnce(Collections.nCopies(8, () -> play("key-1", move)));

            answers.forEach(answer -> same(answers.get(0), answer));
            assertEquals(201, answers.get(0).statusCode());
            assertEquals(3, table.game().getLong("version"));
        }

        @Test
        void withoutAKeyIsCarriedOutOnceToo() throws InterruptedException, ExecutionException {
            List<Response> answers =
                    atOnce(Collections.nCopies(8, () -> table.send("token", "POST /moves", "c1-castle")));

            List<Integer> statuses = answers.stream().map(Response::statusCode).toList();
            assertEquals(1, Collections.frequency(statuses, 201));
            assertEquals(7, Collections.frequency(statuses, 412));
            assertEquals(3, table.game().getLong("version"));
        }

        private List<Response> atOnce(List<Callable<Response>> requests)
                throws InterruptedException, ExecutionException {
            ExecutorService clients = Executors.newFixedThreadPool(requests.size());
            try {
                List<Response> answers = new ArrayList<>();
                for (Future<Response> answer : clients.invokeAll(requests)) {
                    answers.add(answer.get());
                }
                return answers;
            } finally {
                clients.shutdown();
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"one more", "", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"})
        void hasAKeyThatCanBeOne(String key) {
            Response answer = play(key, move);

            assertEquals(400, answer.statusCode());
            assertEquals("unreadableKey", answer.path("errors[0].code"));
            assertEquals("Idempotency-Key", answer.path("errors[0].header"));
        }

        private static void same(Response first, Response second) {
            assertEquals(first.statusCode(), second.statusCode());
            assertEquals(first.asString(), second.asString());
            assertEquals(headers(first), headers(second));
        }

        private static List<String> headers(Response answer) {
            return answer.headers().asList().stream()
                    .filter(header -> !header.hasSameNameAs(new Header("Date", "")))
                    .map(Header::toString)
                    .sorted()
                    .toList();
        }
    }

    @Nested
    class ARequestWithoutABody {

        @Test
        void needsNoMediaTypeEither() {
            Table table = new Table(Given.JANA_INVITES_PETR);
            io.restassured.RestAssured.given()
                    .filter(ContractFilter.INSTANCE)
                    .header("Authorization", "Bearer " + table.values.get("petr"))
                    .header("If-Match", "\"1\"")
                    .post(table.path() + "/join")
                    .then()
                    .statusCode(200);
        }

        @Test
        void mayHaveAnEmptyOne() {
            Table table = new Table(Given.JANA_INVITES_PETR);
            table.matching("petr").body("").post(table.path() + "/join").then().statusCode(200);
        }
    }

    @Nested
    class AMove {

        private Table table;

        @BeforeEach
        void begin() {
            table = new Table(Given.JANA_PLAYS_PETR);
        }

        @Test
        void endsTheGameByTheRules() {
            table.send("token", "POST /moves", "c1-castle").then().statusCode(201);
            Response last = table.at(3).send("petr", "POST /moves", "f1xb1");

            assertEquals("finished", last.path("state"));
            assertEquals("attackersReduced", last.path("outcome.reason"));
            assertNull(last.path("legalMoves"));
            assertNull(last.path("deadline"));
            assertEquals(table.path() + "/moves", last.header("Location"));
            assertEquals(
                    List.of("c1-castle", "f1xb1"),
                    table.by("eva").get(table.path() + "/moves").jsonPath().getList("moves.text"));
        }

        @Test
        void thatIsIllegalIsExplained() {
            Response answer = table.send("token", "POST /moves", "b2-b3");

            assertEquals(422, answer.statusCode());
            assertEquals("illegalMove", code(answer));
            assertEquals("attackerCannotRetreat", answer.path("errors[0].code"));
            assertEquals("/move", answer.path("errors[0].pointer"));
            assertEquals(GivenGame.START, answer.path("notation"));
            assertEquals(List.of("b2-b1", "b2-a2", "b2-c2"), answer.path("legalMoves.text"));
        }

        @Test
        void thatCannotBeReadIsRefusedFirst() {
            Response answer = table.by("eva").body(body("{'move': 'C1-C2'}")).post(table.path() + "/moves");

            assertEquals(400, answer.statusCode());
            assertEquals("unreadableMove", answer.path("errors[0].code"));
        }

        @Test
        void takesTheOffersOfTheOpponentAway() {
            table.send("petr", "POST /draw-offer", "").then().statusCode(200);
            Response moved = table.at(3).send("token", "POST /moves", "c1-castle");

            assertNull(moved.path("drawOffer"));
        }
    }

    @Nested
    class Lists {

        private Table table;

        @BeforeEach
        void begin() {
            table = new Table(Given.JANA_INVITES_PETR);
        }

        private String create(String more) {
            return table.by("token")
                    .body(body("{'opponent': {'kind': 'open'}" + more + "}"))
                    .post("/v1/games")
                    .then()
                    .statusCode(201)
                    .extract()
                    .path("id");
        }

        private List<String> ids(String path) {
            return table.by("token").get(path).then().statusCode(200).extract().path("games.id");
        }

        @ParameterizedTest
        @ValueSource(strings = {"/v1/games", "/v1/me/games"})
        void areCompleteAndWithoutDoublesWhileGamesAreAdded(String list) {
            for (int i = 0; i < 6; i++) {
                create("");
            }
            List<String> before = ids(list);
            List<String> paged = new ArrayList<>();
            String next = list + "?limit=2";
            while (!next.isEmpty()) {
                Response part = table.by("token").get(next);
                paged.addAll(part.then().statusCode(200).extract().path("games.id"));
                next = link(part);
                create("");
            }

            assertEquals(before, paged);
            assertNotEquals(before, ids(list));
        }

        private String link(Response part) {
            String link = part.header("Link");
            String cursor = part.path("next");
            if (link == null) {
                assertNull(cursor);
                return "";
            }
            Matcher next = Pattern.compile("<(.*)>; rel=\"next\"").matcher(link);
            assertTrue(next.matches(), link);
            assertTrue(next.group(1).endsWith("cursor=" + cursor), link);
            return next.group(1);
        }

        @Test
        void showWhatIsAskedFor() {
            String bell = create(", 'rules': 'bell'");
            String like = create(", 'rules': {'base': 'neto', 'quietPlyLimit': 30}");
            create(", 'visibility': 'unlisted'");
            String invited = table.values.get("game");

            assertEquals(List.of(like, bell, invited), ids("/v1/games"));
            assertEquals(List.of(like), ids("/v1/games?rules=neto"));
            assertEquals(List.of(bell, invited), ids("/v1/games?rules=bell&state=waiting"));
            assertEquals(List.of(), ids("/v1/games?state=active"));
            assertEquals(List.of(invited), ids("/v1/games?player=PETR"));
            assertEquals(List.of(), ids("/v1/games?player=Nobody"));
            assertEquals(4, ids("/v1/me/games").size());
            assertEquals(List.of(), ids("/v1/me/turns"));
        }

        @Test
        void tellWhereItIsMyMove() {
            Table play = new Table(Given.JANA_PLAYS_PETR);

            assertEquals(
                    1,
                    play.by("token")
                            .get("/v1/me/turns")
                            .jsonPath()
                            .getList("games")
                            .size());
            assertEquals(
                    0,
                    play.by("petr")
                            .get("/v1/me/turns")
                            .jsonPath()
                            .getList("games")
                            .size());
            play.send("token", "POST /moves", "c1-castle").then().statusCode(201);
            assertEquals(
                    0,
                    play.by("token")
                            .get("/v1/me/turns")
                            .jsonPath()
                            .getList("games")
                            .size());
            assertEquals(
                    1,
                    play.by("petr")
                            .get("/v1/me/turns")
                            .jsonPath()
                            .getList("games")
                            .size());
        }

        @Test
        void ofTurnsGoOnAfterGamesWithoutALimit() {
            for (int i = 0; i < 3; i++) {
                create(", 'side': 'attacker'");
            }
            for (String id : ids("/v1/games")) {
                table.at(1)
                        .matching("petr")
                        .post("/v1/games/" + id + "/join")
                        .then()
                        .statusCode(200);
            }
            List<String> paged = new ArrayList<>();
            String next = "/v1/me/turns?limit=1";
            while (!next.isEmpty()) {
                Response part = table.by("token").get(next);
                paged.addAll(part.then().statusCode(200).extract().path("games.id"));
                next = link(part);
            }

            assertEquals(4, paged.size());
            assertEquals(4, new HashSet<>(paged).size());
            assertEquals(table.values.get("game"), paged.get(0));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "/v1/games?cursor=x",
                    "/v1/me/games?cursor=",
                    "/v1/me/turns?cursor=AAAA",
                    "/v1/games?cursor=f_________83MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMA"
                })
        void beginNowhereElse(String path) {
            Response answer = table.by("token").get(path);

            assertEquals(400, answer.statusCode());
            assertEquals("unreadableCursor", answer.path("errors[0].code"));
            assertEquals("cursor", answer.path("errors[0].parameter"));
        }
    }

    @Nested
    class Events {

        @Test
        void areNumberedAndComeInParts() {
            Table table = new Table(Given.PETR_RESIGNED);
            List<String> types = new ArrayList<>();
            List<Integer> numbers = new ArrayList<>();
            Object next = 0;
            while (next != null) {
                Response part = table.by("token").get("/v1/me/events?limit=2&after=" + next);
                types.addAll(part.path("events.type"));
                numbers.addAll(part.path("events.number"));
                next = part.path("next");
            }

            assertEquals(List.of("gameCreated", "gameJoined", "gameFinished"), types);
            assertEquals(List.of(1, 2, 3), numbers);
            assertEquals(List.of(), table.by("eva").get("/v1/me/events").path("events"));
            assertEquals(
                    List.of(), table.by("token").get("/v1/me/events?after=3").path("events"));
        }
    }

    @Nested
    class ARecord {

        private Table table;

        @BeforeEach
        void begin() {
            table = new Table(Given.BOTH_HAVE_MOVED);
        }

        @Test
        void isJsonUnlessTextIsWanted() {
            for (String accept :
                    List.of("*/*", "application/json", "application/json, text/plain", "text/plain;q=0.5, */*")) {
                Response answer = table.by("eva").header("Accept", accept).get(table.path() + "/record");
                assertTrue(answer.contentType().startsWith("application/json"), accept);
                assertEquals(List.of("c1-castle", "f1-g1"), answer.path("moves"));
            }
        }

        @Test
        void isTextThatCanBeReadBack() {
            String text = table.by("eva")
                    .header("Accept", "text/plain")
                    .get(table.path() + "/record")
                    .then()
                    .statusCode(200)
                    .extract()
                    .asString();

            assertTrue(ringo.notation.GameText.parse(text) instanceof ringo.notation.GameText.Parsed.Readable, text);
        }
    }
}
