package ringo.api;

import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import ringo.player.Accounts;

/** Players and their tokens, from outside. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class AccountsOverHttpTest {

    @BeforeEach
    void nobodyIsThere() {
        Given.NOBODY.prepare();
    }

    private static ValidatableResponse call(String method, String path, String token, String body) {
        var request = Api.given();
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        if (!body.isEmpty()) {
            request.body(body.replace('\'', '"'));
        }
        return request.request(method, path).then();
    }

    private static String create(String name) {
        return call("POST", "/v1/players", "", "{'name': '" + name + "'}")
                .statusCode(201)
                .extract()
                .path("token.secret");
    }

    private static JsonPath token(String by, String wish) {
        return call("POST", "/v1/me/tokens", by, wish).statusCode(201).extract().jsonPath();
    }

    @Nested
    class APlayer {

        @Test
        void isCreatedAndSeen() {
            JsonPath created = call("POST", "/v1/players", "", "{'name': 'Ji\u0159\u00ed'}")
                    .statusCode(201)
                    .header("Location", endsWith("/v1/players/Ji%C5%99%C3%AD"))
                    .extract()
                    .jsonPath();

            call("GET", "/v1/players/JI\u0158\u00cd", "", "")
                    .statusCode(200)
                    .body("id", equalTo(created.getString("id")))
                    .body("name", equalTo("Ji\u0159\u00ed"))
                    .body("token", nullValue());
            call("GET", "/v1/me", created.getString("token.secret"), "")
                    .statusCode(200)
                    .body("id", equalTo(created.getString("id")))
                    .body("createdAt", equalTo(created.getString("createdAt")))
                    .body("token.id", equalTo(created.getString("token.id")))
                    .body("token.secret", nullValue());
        }

        @Test
        void hasItsNameAlone() {
            String jana = create("Jana");
            create("Petr");

            call("POST", "/v1/players", "", "{'name': 'JANA'}").statusCode(409);
            call("PATCH", "/v1/me", jana, "{'name': 'PETR'}").statusCode(409);
            call("PATCH", "/v1/me", jana, "{'name': 'JANA'}").statusCode(200).body("name", equalTo("JANA"));
            call("GET", "/v1/players/jana", "", "").body("name", equalTo("JANA"));
        }

        @Test
        void leavesItsOldNameToOthers() {
            String jana = create("Jana");
            call("PATCH", "/v1/me", jana, "{'name': 'Jana_N'}").statusCode(200);
            call("GET", "/v1/players/Jana", "", "").statusCode(404);

            create("Jana");
            call("GET", "/v1/me", jana, "").body("name", equalTo("Jana_N"));
        }

        @Test
        void isOneOfManyWhoWantTheNameAtOnce() throws InterruptedException, ExecutionException {
            ExecutorService clients = Executors.newFixedThreadPool(8);
            try {
                Callable<Integer> want = () -> call("POST", "/v1/players", "", "{'name': 'Jana'}")
                        .extract()
                        .statusCode();
                List<Integer> statuses = new ArrayList<>();
                for (Future<Integer> answer : clients.invokeAll(Collections.nCopies(16, want))) {
                    statuses.add(answer.get());
                }

                assertEquals(1, Collections.frequency(statuses, 201));
                assertEquals(15, Collections.frequency(statuses, 409));
            } finally {
                clients.shutdown();
            }
        }

        @Test
        void losesTheNameIfItIsNotUsed() {
            String unused = create("Jana");
            elevenMinutesPass();
            String used = create("jana");

            call("GET", "/v1/me", unused, "").statusCode(401);
            call("GET", "/v1/me", used, "").statusCode(200);
            elevenMinutesPass();
            call("POST", "/v1/players", "", "{'name': 'Jana'}").statusCode(409);
        }

        private static void elevenMinutesPass() {
            for (String table : List.of("player", "token")) {
                Given.sql("update " + table + " set created_at = created_at - interval '11 minutes'");
            }
        }

        @Test
        void leavesForGood() {
            String jana = create("Jana");
            String other = token(jana, "{'label': 'x', 'scopes': ['read']}").getString("secret");

            call("DELETE", "/v1/me", jana, "").statusCode(204).body(emptyString());

            call("DELETE", "/v1/me", jana, "").statusCode(401);
            call("GET", "/v1/me", other, "").statusCode(401);
            call("GET", "/v1/players/Jana", "", "").statusCode(404);
            create("Jana");
        }

        @Test
        void isToldEverythingThatIsKept() {
            String jana = create("Jana");
            String secret = token(jana, "{'label': 'x', 'scopes': ['read']}").getString("secret");

            String export = call("GET", "/v1/me/export", jana, "")
                    .statusCode(200)
                    .body("player.name", equalTo("Jana"))
                    .body("tokens.label", equalTo(List.of("first", "x")))
                    .body("exportedAt", notNullValue())
                    .extract()
                    .asString();
            assertFalse(export.contains(secret.substring(6)));
        }
    }

    @Nested
    class AToken {

        private String jana = "";

        @BeforeEach
        void janaIsThere() {
            jana = create("Jana");
        }

        @Test
        void isMadeListedAndRevoked() {
            JsonPath made = token(
                    jana, "{'label': 'A \u265f board', 'scopes': ['play', 'read', 'read'], 'expiresIn': 'PT90M'}");
            String secret = made.getString("secret");

            assertEquals(List.of("read", "play"), made.getList("scopes"));
            assertEquals(
                    Duration.ofMinutes(90),
                    Duration.between(
                            Instant.parse(made.getString("createdAt")), Instant.parse(made.getString("expiresAt"))));
            call("GET", "/v1/me/tokens", jana, "")
                    .statusCode(200)
                    .body("tokens.label", equalTo(List.of("first", "A \u265f board")))
                    .body("tokens[1].id", equalTo(made.getString("id")))
                    .body("tokens[1].expiresAt", equalTo(made.getString("expiresAt")))
                    .body("tokens[1].lastUsedAt", nullValue())
                    .body("tokens[1].secret", nullValue());
            call("GET", "/v1/me", secret, "").statusCode(200).body("token.label", equalTo("A \u265f board"));
            call("GET", "/v1/me/tokens", jana, "").body("tokens[1].lastUsedAt", notNullValue());

            String path = "/v1/me/tokens/" + made.getString("id");
            call("DELETE", path, jana, "").statusCode(204).body(emptyString());
            call("DELETE", path, jana, "").statusCode(404);
            call("GET", "/v1/me", secret, "").statusCode(401);
        }

        @Test
        void revokesItselfButNoOther() {
            JsonPath board = token(jana, "{'label': 'x', 'scopes': ['play']}");
            JsonPath other = token(jana, "{'label': 'y', 'scopes': ['play']}");
            String secret = board.getString("secret");

            call("DELETE", "/v1/me/tokens/" + other.getString("id"), secret, "").statusCode(403);
            call("DELETE", "/v1/me/tokens/" + board.getString("id"), secret, "").statusCode(204);
            call("DELETE", "/v1/me/tokens/" + board.getString("id"), secret, "").statusCode(401);
        }

        @Test
        void isNotRevokedByAnotherPlayer() {
            JsonPath board = token(jana, "{'label': 'x', 'scopes': ['read']}");
            String petr = create("Petr");

            call("DELETE", "/v1/me/tokens/" + board.getString("id"), petr, "").statusCode(404);
            call("GET", "/v1/me", board.getString("secret"), "").statusCode(200);
        }

        @Test
        void isOneOfTwentyAtMostHoweverManyAreAskedForAtOnce() throws InterruptedException, ExecutionException {
            ExecutorService clients = Executors.newFixedThreadPool(8);
            try {
                Callable<Integer> want = () -> call("POST", "/v1/me/tokens", jana, "{'label': 'x', 'scopes': ['read']}")
                        .extract()
                        .statusCode();
                List<Integer> statuses = new ArrayList<>();
                for (Future<Integer> answer : clients.invokeAll(Collections.nCopies(24, want))) {
                    statuses.add(answer.get());
                }

                assertEquals(new HashSet<>(List.of(201, 409)), new HashSet<>(statuses));
                call("GET", "/v1/me/tokens", jana, "").body("tokens.size()", equalTo(Accounts.MOST_TOKENS));
            } finally {
                clients.shutdown();
            }
        }

        @Test
        void thatHasExpiredMakesRoom() {
            for (int i = 1; i < Accounts.MOST_TOKENS; i++) {
                token(jana, "{'label': 'x', 'scopes': ['read'], 'expiresIn': 'P1D'}");
            }
            String wish = "{'label': 'y', 'scopes': ['read']}";
            call("POST", "/v1/me/tokens", jana, wish).statusCode(409);
            Given.sql("update token set expires_at = now() - interval '1 second' where label = 'x'");

            call("POST", "/v1/me/tokens", jana, wish).statusCode(201);
            call("GET", "/v1/me/tokens", jana, "").body("tokens.label", equalTo(List.of("first", "y")));
        }

        @Test
        void isKeptOnlyAsAHash() {
            assertEquals(
                    0, Given.count("select count(*) from token t where t::text like '%" + jana.substring(6) + "%'"));
            assertEquals(1, Given.count("select count(*) from token"));
        }

        @Test
        void isNotedAsUsedOnceAMinute() {
            call("GET", "/v1/me", jana, "").body("token.lastUsedAt", nullValue());
            String noted = call("GET", "/v1/me", jana, "").extract().path("token.lastUsedAt");
            call("GET", "/v1/me", jana, "").body("token.lastUsedAt", equalTo(noted));
            Given.sql("update token set last_used_at = last_used_at - interval '61 seconds'");
            call("GET", "/v1/me", jana, "").statusCode(200);

            call("GET", "/v1/me", jana, "").body("token.lastUsedAt", not(equalTo(noted)));
        }
    }
}
