package ringo.api;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.transaction.xa.XAException;
import org.hibernate.exception.JDBCConnectionException;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.rules.Codes;
import ringo.rules.IllegalMove;

/** Whatever goes wrong is told as one kind of answer, with where, why and what to do. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class ProblemsTest {

    private static final String PLAY = "/v1/positions/play";

    /** A body that is refused, with the problem's status and type, and the pointer and code of one of its faults. */
    record Case(int status, String type, String pointer, String code, String body) {}

    static List<Case> faults() {
        return List.of(
                invalid("/castle", "unknownField", "{'castle': 1}"),
                invalid("/rules/defenderMayPass", "unknownField", "{'rules': {'defenderMayPass': true}}"),
                invalid("/position/a~1b~0c", "unknownField", position("'a/b~c': 1")),
                invalid("/position/toMove", "missingField", "{'position': {'attackers': [], 'defenders': []}}"),
                invalid("", "wrongType", "[]"),
                invalid("/rules", "wrongType", "{'rules': null}"),
                invalid("/rules/attackers", "wrongType", "{'rules': {'attackers': 6.5}}"),
                invalid("/rules/defenderPass", "wrongType", "{'rules': {'defenderPass': 'true'}}"),
                invalid("/position", "wrongType", "{'position': '8/8/8/8/8/8 0 A'}"),
                invalid("/moves", "wrongType", "{'moves': 'b6-b5'}"),
                invalid("/moves/1", "wrongType", "{'moves': ['b6-b5', 7]}"),
                invalid("/rules/attackers", "outOfRange", "{'rules': {'attackers': 4}}"),
                invalid("/rules/quietPlyLimit", "outOfRange", "{'rules': {'quietPlyLimit': 1e300}}"),
                invalid("/position/castle", "outOfRange", position("'castle': 3")),
                invalid("/position/turn", "outOfRange", position("'turn': 0")),
                invalid("/notation", "tooLong", "{'notation': '" + "8".repeat(200) + "'}"),
                invalid("/position/attackers", "tooMany", attackers("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1")),
                invalid("/rules/castleGoal", "unknownValue", "{'rules': {'castleGoal': 'TWO_INSIDE'}}"),
                invalid("/position/attackers/1", "unknownCell", attackers("a1", "i1")),
                invalid("/position/attackers/0", "unknownCell", attackers("castle")),
                invalid("/rules", "unknownPreset", "{'rules': 'Bell'}"),
                invalid("/rules/base", "unknownPreset", "{'rules': {'base': 'chess'}}"),
                invalid("/notation", "unreadableNotation", "{'notation': '8/8/8/8/8/8 0 A 00'}"),
                invalid("/moves/0", "unreadableMove", "{'moves': ['B6-B5']}"),
                invalid("/notation", "positionAndNotation", "{'position': {}, 'notation': '8/8/8/8/8/8 0 A'}"),
                new Case(400, "unreadableJson", "/position/turn", "duplicateField", position("'turn': 1, 'turn': 2")),
                impossible("/position/attackers/2", "cellNamedTwice", attackers("a1", "b1", "a1")),
                impossible("/notation", "tooManyAttackers", "{'notation': '1AAAAAAA/8/8/8/8/D7 1 A'}"),
                impossible("/notation", "tooManyDefenders", "{'notation': '1AAA4/8/8/8/8/DDDDD3 0 A'}"),
                impossible("/notation", "castleOverfull", "{'rules': 'zapletal', 'notation': '1AAA4/8/8/8/8/D7 2 A'}"),
                impossible("/position/quietPlies", "quietPliesOverLimit", position("'quietPlies': 101")));
    }

    private static Case invalid(String pointer, String code, String body) {
        return new Case(400, "invalidRequest", pointer, code, body);
    }

    private static Case impossible(String pointer, String code, String body) {
        return new Case(422, "invalidPosition", pointer, code, body);
    }

    private static String position(String more) {
        return "{'position': {'attackers': [], 'defenders': [], 'toMove': 'attacker', " + more + "}}";
    }

    private static String attackers(String... cells) {
        return "{'position': {'attackers': ['" + String.join("', '", cells)
                + "'], 'defenders': [], 'toMove': 'attacker'}}";
    }

    private static ValidatableResponse play(String body) {
        return Api.given().body(body.replace('\'', '"')).post(PLAY).then();
    }

    private static ValidatableResponse is(ValidatableResponse answer, int status, String type) {
        return answer.statusCode(status)
                .contentType(Problems.MEDIA_TYPE)
                .header("Cache-Control", "no-store")
                .header("Access-Control-Allow-Origin", "*")
                .body("type", equalTo("/problems/" + type))
                .body("status", equalTo(status))
                .body("traceId", matchesPattern("[0-9a-f]{32}"));
    }

    @Nested
    class OfABody {

        static List<Case> faults() {
            return ProblemsTest.faults();
        }

        @ParameterizedTest
        @MethodSource("faults")
        void tellsWhereAndWhat(Case fault) {
            is(play(fault.body), fault.status, fault.type)
                    .body("errors.find { it.pointer == '" + fault.pointer + "' }.code", equalTo(fault.code))
                    .body("instance", equalTo(PLAY));
        }

        @Test
        void listsAllFaultsOfBothKindsAtOnce() {
            List<Map<String, String>> errors = is(
                            play("{'rules': 'bell', 'more': 1, 'position': {'attackers': ['b6', 'z9', 'b6'], "
                                    + "'defenders': ['b6', 'castle'], 'castle': 1.5, 'toMove': 'me', 'turn': 0}}"),
                            400,
                            "invalidRequest")
                    .extract()
                    .jsonPath()
                    .getList("errors");

            assertEquals(
                    List.of(
                            "/more unknownField",
                            "/position/attackers/1 unknownCell",
                            "/position/defenders/1 unknownCell",
                            "/position/castle wrongType",
                            "/position/toMove unknownValue",
                            "/position/turn outOfRange",
                            "/position/attackers/2 cellNamedTwice",
                            "/position/defenders/0 cellNamedTwice"),
                    errors.stream()
                            .map(error -> error.get("pointer") + " " + error.get("code"))
                            .toList());
        }

        @Test
        void listsAllFaultsOfAnImpossiblePositionAtOnce() {
            is(
                            play(
                                    "{'rules': 'zapletal', 'position': {'attackers': ['b6', 'b6', 'c6', 'd6', 'e6', 'f6'], "
                                            + "'defenders': ['b6'], 'castle': 2, 'toMove': 'defender', 'quietPlies': 200}}"),
                            422,
                            "invalidPosition")
                    .body(
                            "errors.code",
                            equalTo(List.of(
                                    "cellNamedTwice",
                                    "cellNamedTwice",
                                    "tooManyAttackers",
                                    "castleOverfull",
                                    "quietPliesOverLimit")));
        }

        @Test
        void countsNoMoreThanAHundredFaults() {
            List<String> fields = new ArrayList<>();
            for (int i = 0; i < 500; i++) {
                fields.add("'f" + i + "': 1");
            }
            is(play("{" + String.join(",", fields) + "}"), 400, "invalidRequest")
                    .body("errors.size()", equalTo(RequestFields.Faults.MOST_LISTED));
        }

        static Stream<String> unreadable() {
            return Stream.of(
                    "",
                    "  \n",
                    "{",
                    "}",
                    "{} {}",
                    "{} x",
                    "{'moves': [}",
                    "{'castle': 01}",
                    "{\"a\": NaN}",
                    "'",
                    "{a: 1}",
                    "{'a': 1,}",
                    "\uFEFF{}",
                    "{'\\ud800': 1, '\\ud800': 2}",
                    "[".repeat(5000),
                    "1" + "0".repeat(1000));
        }

        @ParameterizedTest
        @MethodSource("unreadable")
        void thatIsNoJson(String body) {
            is(play(body), 400, "unreadableJson");
        }

        @Test
        void thatIsNotUtf8() {
            byte[] latin1 = "{\"rules\": \"fos\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1);
            is(Api.given().body(latin1).post(PLAY).then(), 400, "unreadableJson")
                    .body("detail", containsString("not UTF-8"));
        }

        @Test
        void repeatsOddTextWithoutBreaking() {
            is(
                            play("{'rules': '\\ud800', '\\udc00': 1, 'moves': ['\\u0000\\ud83d', 'b6\u202e']}"),
                            400,
                            "invalidRequest")
                    .body("errors.find { it.pointer == '/rules' }.rejected", equalTo("\uFFFD"))
                    .body("errors.find { it.pointer == '/moves/1' }.rejected", equalTo("b6\u202e"));
        }

        @Test
        void shortensWhatItRepeats() {
            is(play("{'moves': ['" + "x".repeat(5000) + "']}"), 400, "invalidRequest")
                    .body("errors[0].rejected", equalTo("x".repeat(97) + "..."));
        }

        @Test
        void thatIsTooLarge() {
            String blanks = " ".repeat(HttpEdge.MAX_BODY_BYTES - 2);
            play("{}" + blanks).statusCode(200);
            is(play("{}" + blanks + " "), 413, "bodyTooLarge").body("detail", containsString("65536"));
        }
    }

    @Nested
    class OfTheFramework {

        @Test
        void unknownPath() {
            is(Api.given().get("/v1/nothing").then(), 404, "notFound").body("instance", equalTo("/v1/nothing"));
            is(Api.given().get("/q/nothing").then(), 404, "notFound");
            is(Api.given().post("/nothing/at/all").then(), 404, "notFound");
        }

        @Test
        void unknownName() {
            is(Api.given().get("/v1/rulesets/chess").then(), 404, "notFound")
                    .body("errors[0].parameter", equalTo("id"))
                    .body("errors[0].code", equalTo("unknownName"))
                    .body("errors[0].rejected", equalTo("chess"));
        }

        @Test
        void wrongMethod() {
            is(Api.given().get(PLAY).then(), 405, "methodNotAllowed").header("Allow", equalTo("POST, OPTIONS"));
            is(Api.given().delete("/v1/rulesets/bell").then(), 405, "methodNotAllowed")
                    .header("Allow", equalTo("GET, HEAD, OPTIONS"));
        }

        @Test
        void noMediaTypeThatIsAccepted() {
            is(Api.given().accept("image/png").get("/v1").then(), 406, "notAcceptable")
                    .body("errors[0].header", equalTo("Accept"))
                    .body("errors[0].rejected", equalTo("image/png"));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "application/json;q=0",
                    "application/json; Q=0.000",
                    "*/*;q=0",
                    "text/html;q=0",
                    "application/*;q=0, text/html",
                    "*/*, application/json;q=0",
                    "application/json;q=0, application/*;q=0.5"
                })
        void noMediaTypeThatIsAcceptedSinceItsWeightIsNone(String accept) {
            is(Api.given().header("Accept", accept).get("/v1").then(), 406, "notAcceptable")
                    .body("errors[0].header", equalTo("Accept"))
                    .body("errors[0].rejected", equalTo(accept));
        }

        static Stream<String> mediaTypes() {
            return Stream.of(
                    "text/plain", "application/x-www-form-urlencoded", ";;", "application/json;charset=utf-16");
        }

        @ParameterizedTest
        @MethodSource("mediaTypes")
        void wrongMediaType(String type) throws IOException {
            JsonPath problem = RawHttp.problem(
                    415, "POST " + PLAY + " HTTP/1.1", "Content-Type: " + type, "Content-Length: 2", "", "{}");

            assertEquals("/problems/unsupportedMediaType", problem.getString("type"));
            assertEquals("Content-Type", problem.getString("errors[0].header"));
        }

        @Test
        void encodedBody() {
            is(
                            Api.given()
                                    .header("Content-Encoding", "gzip")
                                    .body("{}")
                                    .post(PLAY)
                                    .then(),
                            415,
                            "unsupportedMediaType")
                    .body("errors[0].header", equalTo("Content-Encoding"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"/v1/rulesets/%zz", "/%", "/v1/board?x=%"})
        void unreadableUrl(String url) throws IOException {
            assertEquals(
                    "/problems/badRequest",
                    RawHttp.problem(400, "GET " + url + " HTTP/1.1", "", "").getString("type"));
        }

        @Test
        void bodyThatTurnsOutTooLarge() throws IOException {
            String chunk = " ".repeat(0x8000);
            JsonPath problem = RawHttp.problem(
                    413,
                    "POST " + PLAY + " HTTP/1.1",
                    "Content-Type: application/json",
                    "Transfer-Encoding: chunked",
                    "",
                    "8000",
                    chunk,
                    "8000",
                    chunk,
                    "1",
                    "x",
                    "0",
                    "",
                    "");

            assertEquals("/problems/bodyTooLarge", problem.getString("type"));
        }

        @Test
        void bodyOfUnannouncedLengthThatIsEmpty() throws IOException {
            JsonPath problem = RawHttp.problem(
                    400,
                    "POST " + PLAY + " HTTP/1.1",
                    "Content-Type: application/json",
                    "Transfer-Encoding: chunked",
                    "",
                    "0",
                    "",
                    "");

            assertEquals("/problems/unreadableJson", problem.getString("type"));
        }

        @Test
        void failureOfTheService() {
            for (String kind : List.of("exception", "framework")) {
                is(RestAssured.given().get("/failing/" + kind).then(), 500, "internalError")
                        .body("detail", not(containsString("secret")));
            }
        }
    }

    @Nested
    class OfTheDatabase {

        @Test
        void isToldApartFromAFaultOfTheService() {
            is(RestAssured.given().get("/failing/database").then(), 503, "databaseUnavailable")
                    .header("Retry-After", equalTo("2"))
                    .body("detail", not(containsString("secret")));
        }

        static Stream<Throwable> troubles() {
            IllegalStateException suppressing = new IllegalStateException("rolled back");
            suppressing.addSuppressed(new SQLException("the server stops", "57P01"));
            XAException commit = new XAException(XAException.XAER_RMFAIL);
            return Stream.of(
                    new SQLException("refused", "08001"),
                    new SQLException("starting", "57P03"),
                    new SQLException("too many clients", "53300"),
                    new SQLException("lock timeout", "55P03"),
                    new SQLException("Sorry, acquisition timeout!"),
                    new SQLException("Acquisition timeout while waiting for new connection"),
                    new SQLTransientConnectionException("lost"),
                    new JDBCConnectionException("lost", new SQLException("lost", "08006")),
                    new RuntimeException(new RuntimeException(new SQLException("lost", "08003"))),
                    new RuntimeException(commit),
                    suppressing);
        }

        @ParameterizedTest
        @MethodSource("troubles")
        void isSeenInWhateverItIsWrapped(Throwable trouble) {
            assertTrue(DatabaseTrouble.in(trouble));
        }

        static Stream<Throwable> others() {
            return Stream.of(
                    new SQLException("no such column", "42703"),
                    new SQLException("without a state"),
                    new IllegalStateException("acquisition timeout"),
                    new XAException(XAException.XA_RBROLLBACK));
        }

        @ParameterizedTest
        @MethodSource("others")
        void isNotSeenInOtherFailures(Throwable other) {
            assertFalse(DatabaseTrouble.in(other));
        }
    }

    @Nested
    class ThePages {

        @Test
        void areThereForEveryCode() {
            List<String> codes = Api.given()
                    .get("/problems")
                    .then()
                    .statusCode(200)
                    .extract()
                    .path("problems.code");
            for (String code : codes) {
                Api.given()
                        .get("/problems/" + code)
                        .then()
                        .statusCode(200)
                        .body("code", equalTo(code))
                        .body("meaning", not(nullValue()))
                        .body("remedy", not(nullValue()));
            }
        }

        @Test
        void areThoseOfTheCodesThatAreReachedHere() {
            Set<String> reached = new TreeSet<>();
            faults().forEach(fault -> reached.addAll(List.of(fault.type, fault.code)));
            Arrays.stream(IllegalMove.values()).map(Codes::of).forEach(reached::add);
            reached.addAll(List.of(
                    "illegalMove",
                    "bodyTooLarge",
                    "notFound",
                    "unknownName",
                    "methodNotAllowed",
                    "notAcceptable",
                    "unsupportedMediaType",
                    "badRequest",
                    "internalError",
                    "engineBusy"));
            AccountProblemsTest.faults().forEach(fault -> reached.add(fault.code()));
            reached.addAll(List.of(
                    "unauthorized",
                    "forbidden",
                    "missingScope",
                    "nameTaken",
                    "tooManyTokens",
                    "tooManyRequests",
                    "unknownPlayer"));
            reached.addAll(GamesOverHttpTest.CODES);
            reached.addAll(List.of("requestInProgress", "databaseUnavailable", "tooManyStreams", "streamsBusy"));
            reached.addAll(PicturesOverHttpTest.CODES);

            Api.given().get("/problems").then().body("problems.code.sort()", equalTo(List.copyOf(reached)));
        }

        @Test
        void haveTheTypesOfProblemsAmongThem() {
            Api.given()
                    .get("/problems")
                    .then()
                    .body("problems.find { it.code == 'illegalMove' }.status", equalTo(422))
                    .body("problems.code", hasItem("neutralZoneImmune"));
        }
    }
}
