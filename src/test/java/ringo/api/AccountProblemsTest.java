package ringo.api;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused to those who make players and tokens. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class AccountProblemsTest {

    private static final String PLAYERS = "/v1/players";
    private static final String TOKENS = "/v1/me/tokens";

    /** A body that is refused with 400, and the pointer and code of one of its faults. */
    record Case(String path, String pointer, String code, String body) {}

    static List<Case> faults() {
        return List.of(
                new Case(PLAYERS, "/name", "missingField", "{}"),
                new Case(PLAYERS, "/name", "wrongType", "{'name': 7}"),
                new Case(PLAYERS, "/password", "unknownField", "{'name': 'Jana', 'password': 'x'}"),
                new Case(PLAYERS, "/name", "tooShort", "{'name': 'J'}"),
                new Case(PLAYERS, "/name", "tooShort", "{'name': 'e\u0301'}"),
                new Case(PLAYERS, "/name", "tooLong", "{'name': '" + "a".repeat(31) + "'}"),
                new Case(PLAYERS, "/name", "tooLong", "{'name': '" + "\uFB03".repeat(11) + "'}"),
                new Case(PLAYERS, "/name", "nameCharacter", "{'name': 'Ja na'}"),
                new Case(PLAYERS, "/name", "nameCharacter", "{'name': 'Jana\\u0000'}"),
                new Case(PLAYERS, "/name", "nameCharacter", "{'name': 'Jana\\ud800'}"),
                new Case(PLAYERS, "/name", "nameScripts", "{'name': 'J\u0430na'}"),
                new Case(TOKENS, "/label", "missingField", "{'scopes': ['read']}"),
                new Case(TOKENS, "/scopes", "missingField", "{'label': 'x'}"),
                new Case(TOKENS, "/label", "tooShort", "{'label': '', 'scopes': ['read']}"),
                new Case(TOKENS, "/label", "tooLong", "{'label': '" + "x".repeat(61) + "', 'scopes': ['read']}"),
                new Case(TOKENS, "/label", "unprintableText", "{'label': 'a\\u0000', 'scopes': ['read']}"),
                new Case(TOKENS, "/label", "unprintableText", "{'label': 'a\\nb', 'scopes': ['read']}"),
                new Case(TOKENS, "/label", "unprintableText", "{'label': '\\udc00', 'scopes': ['read']}"),
                new Case(TOKENS, "/scopes", "tooFew", "{'label': 'x', 'scopes': []}"),
                new Case(TOKENS, "/scopes", "wrongType", "{'label': 'x', 'scopes': 'read'}"),
                new Case(TOKENS, "/scopes/1", "unknownValue", "{'label': 'x', 'scopes': ['read', 'write']}"),
                new Case(
                        TOKENS,
                        "/expiresIn",
                        "unreadableDuration",
                        "{'label': 'x', 'scopes': ['read'], 'expiresIn': 'P1Y'}"));
    }

    private static ValidatableResponse post(String path, String token, String body) {
        return Api.given()
                .header("Authorization", "Bearer " + token)
                .body(body.replace('\'', '"'))
                .post(path)
                .then();
    }

    private static ValidatableResponse is(ValidatableResponse answer, int status, String type) {
        return answer.statusCode(status)
                .contentType(Problems.MEDIA_TYPE)
                .header("Cache-Control", "no-store")
                .body("type", equalTo("/problems/" + type));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultyBody(Case fault) {
        String token = Given.JANA.prepare().getOrDefault("token", "");

        is(post(fault.path, token, fault.body), 400, "invalidRequest")
                .body("errors.findAll { it.pointer == '" + fault.pointer + "' }.code", hasItem(fault.code));
    }

    @Test
    void allFaultsAtOnce() {
        String token = Given.JANA.prepare().getOrDefault("token", "");

        is(post(TOKENS, token, "{'label': '', 'scopes': ['x'], 'expiresIn': 1, 'more': 1}"), 400, "invalidRequest")
                .body("errors.code", equalTo(List.of("unknownField", "tooShort", "unknownValue", "wrongType")));
    }

    @Test
    void aBodyBeforeItsSenderIsKnownIsNotRead() {
        is(post(TOKENS, "ringo_", "{"), 401, "unauthorized");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bearer", "Basic cmluZ286cmluZ28=", "ringo_"})
    void noToken(String authorization) {
        is(Api.given().header("Authorization", authorization).get("/v1/me").then(), 401, "unauthorized")
                .header("WWW-Authenticate", "Bearer")
                .body("errors", nullValue());
    }

    @Test
    void aTokenThatIsNone() {
        String token = Given.JANA.prepare().getOrDefault("token", "");
        for (String bad :
                List.of("x", token + "0", token.substring(1), "ringo_" + "0".repeat(59), token + ' ' + token)) {
            is(
                            Api.given()
                                    .header("Authorization", "Bearer " + bad)
                                    .get("/v1/me")
                                    .then(),
                            401,
                            "unauthorized")
                    .header("WWW-Authenticate", "Bearer error=\"invalid_token\"")
                    .body("detail", not(equalTo(bad)));
        }
        Api.given()
                .header("Authorization", "bearer  " + token)
                .get("/v1/me")
                .then()
                .statusCode(200);
    }

    @Test
    void aScopeThatIsMissing() {
        String token = Given.JANA_PLAYS.prepare().getOrDefault("token", "");

        is(post(TOKENS, token, "{"), 403, "forbidden")
                .header("WWW-Authenticate", "Bearer error=\"insufficient_scope\", scope=\"account\"")
                .body("errors[0].header", equalTo("Authorization"))
                .body("errors[0].code", equalTo("missingScope"));
    }

    @Test
    void aTokenThatWouldAllowMore() {
        String token = Given.JANA_ACCOUNT.prepare().getOrDefault("token", "");

        is(post(TOKENS, token, "{'label': 'x', 'scopes': ['play', 'account']}"), 403, "forbidden")
                .body("errors[0].pointer", equalTo("/scopes"))
                .body("errors[0].rejected", equalTo("play"));
    }

    @Test
    void tooManyPlayersFromOneAddress() {
        Given.MANY_PLAYERS_CREATED.prepare();

        is(post(PLAYERS, "", "{'name': 'Jana'}"), 429, "tooManyRequests")
                .header("Retry-After", matchesPattern("[1-9][0-9]{0,3}"));
        is(post(PLAYERS, "", "{'name': 'J'}"), 400, "invalidRequest");
        Given.NOBODY.prepare();
        post(PLAYERS, "", "{'name': 'Jana'}").statusCode(201);
    }

    @Test
    void namesOfNobody() {
        Given.NOBODY.prepare();
        for (Map.Entry<String, String> name : Map.of(
                        "Jana", "Jana", "J", "J", "a%20b", "a b", "%00", "\0", "x".repeat(500), "x".repeat(97) + "...")
                .entrySet()) {
            is(
                            Api.given()
                                    .urlEncodingEnabled(false)
                                    .get(PLAYERS + "/" + name.getKey())
                                    .then(),
                            404,
                            "notFound")
                    .body("errors[0].code", equalTo("unknownPlayer"))
                    .body("errors[0].rejected", equalTo(name.getValue()));
        }
    }
}
