package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.ws.rs.core.HttpHeaders;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ringo.game.Visibility;
import ringo.player.Scope;
import ringo.rules.Codes;

/** Who may call what: every operation that needs a token, by every kind of caller. An operation gets its row here first. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class WhoMayTest {

    /**
     * The status of an operation for each kind of caller. What its path names is Jana's.
     *
     * @param operation method and path
     * @param game what the game is like that there is
     * @param nobody without a token
     * @param other another player, who takes no part in the game, with a token of all scopes
     * @param opponent the player whom Jana has invited to the game, with a token of all scopes
     * @param owner Jana, with a token of all scopes
     * @param withoutScope Jana, with a token that has all scopes but those needed
     * @param expired Jana, with a token that has expired
     * @param revoked Jana, with a token that was revoked
     */
    record Row(
            String operation,
            Supplier<GivenGame> game,
            int nobody,
            int other,
            int opponent,
            int owner,
            int withoutScope,
            int expired,
            int revoked) {

        int status(Kind kind) {
            return switch (kind) {
                case NOBODY -> nobody;
                case OTHER -> other;
                case OPPONENT -> opponent;
                case OWNER -> owner;
                case WITHOUT_SCOPE -> withoutScope;
                case EXPIRED -> expired;
                case REVOKED -> revoked;
            };
        }
    }

    enum Kind {
        NOBODY,
        OTHER,
        OPPONENT,
        OWNER,
        WITHOUT_SCOPE,
        EXPIRED,
        REVOKED
    }

    private static final List<Row> TABLE = List.of(
            row("GET /v1/me", 401, 200, 200, 200, 403, 401, 401),
            row("PATCH /v1/me", 401, 200, 200, 200, 403, 401, 401),
            row("DELETE /v1/me", 401, 204, 204, 204, 403, 401, 401),
            row("GET /v1/me/export", 401, 200, 200, 200, 403, 401, 401),
            row("GET /v1/me/tokens", 401, 200, 200, 200, 403, 401, 401),
            row("POST /v1/me/tokens", 401, 201, 201, 201, 403, 401, 401),
            row("DELETE /v1/me/tokens/{id}", 401, 404, 404, 204, 403, 401, 401),
            row("POST /v1/games", 401, 201, 409, 201, 403, 401, 401),
            row("GET /v1/games", 401, 200, 200, 200, 403, 401, 401),
            row("GET /v1/games/{id}", 401, 200, 200, 200, 403, 401, 401),
            row("POST /v1/games/{id}/join", WhoMayTest::invitation, 401, 403, 200, 409, 403, 401, 401),
            row("POST /v1/games/{id}/decline", WhoMayTest::invitation, 401, 403, 200, 403, 403, 401, 401),
            row("POST /v1/games/{id}/abort", WhoMayTest::invitation, 401, 403, 403, 200, 403, 401, 401),
            row("POST /v1/games/{id}/resign", 401, 403, 200, 200, 403, 401, 401),
            row("POST /v1/games/{id}/rematch", () -> GivenGame.active().resigned(), 401, 403, 201, 201, 403, 401, 401),
            row("GET /v1/games/{id}/image.svg", 401, 200, 200, 200, 403, 401, 401),
            row("GET /v1/games/{id}/image.png", 401, 200, 200, 200, 403, 401, 401),
            row("GET /v1/games/{id}/moves", 401, 200, 200, 200, 403, 401, 401),
            row("POST /v1/games/{id}/moves", 401, 403, 409, 201, 403, 401, 401),
            row("POST /v1/games/{id}/draw-offer", 401, 403, 200, 200, 403, 401, 401),
            row(
                    "DELETE /v1/games/{id}/draw-offer",
                    () -> GivenGame.active().offersDraw(),
                    401,
                    403,
                    200,
                    200,
                    403,
                    401,
                    401),
            row(
                    "POST /v1/games/{id}/draw-offer/acceptance",
                    () -> GivenGame.active().offersDraw(),
                    401,
                    403,
                    200,
                    409,
                    403,
                    401,
                    401),
            row("GET /v1/games/{id}/record", 401, 200, 200, 200, 403, 401, 401),
            row("GET /v1/me/games", 401, 200, 200, 200, 403, 401, 401),
            row("GET /v1/me/turns", 401, 200, 200, 200, 403, 401, 401),
            row("GET /v1/me/events", 401, 200, 200, 200, 403, 401, 401));

    private static Row row(
            String operation,
            int nobody,
            int other,
            int opponent,
            int owner,
            int withoutScope,
            int expired,
            int revoked) {
        return row(operation, GivenGame::active, nobody, other, opponent, owner, withoutScope, expired, revoked);
    }

    private static Row row(
            String operation,
            Supplier<GivenGame> game,
            int nobody,
            int other,
            int opponent,
            int owner,
            int withoutScope,
            int expired,
            int revoked) {
        return new Row(operation, game, nobody, other, opponent, owner, withoutScope, expired, revoked);
    }

    private static GivenGame invitation() {
        return GivenGame.invitation(Visibility.PUBLIC);
    }

    @Test
    void isToldOfEveryOperationThatNeedsAToken() {
        List<String> needing = Contract.OPERATIONS.stream()
                .filter(operation -> operation.scopes().isPresent())
                .map(Contract.Operation::toString)
                .sorted()
                .toList();

        assertEquals(needing, TABLE.stream().map(Row::operation).sorted().toList());
    }

    /** One call. */
    record Case(Row row, Kind kind) {}

    static Stream<Case> cases() {
        return TABLE.stream().flatMap(row -> Arrays.stream(Kind.values()).map(kind -> new Case(row, kind)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void is(Case tried) {
        Contract.Operation operation = Contract.OPERATIONS.stream()
                .filter(one -> one.toString().equals(tried.row.operation))
                .findFirst()
                .orElseThrow();
        Given.NOBODY.prepare();
        GivenGame game = tried.row.game.get();
        Given.Caller jana = game.jana();
        Given.Caller spare = jana.make("Spare", EnumSet.of(Scope.READ), Optional.empty());
        Optional<String> token = token(tried.kind, game, operation.scopes().orElseThrow());
        Map<String, String> values = game.values();
        boolean ofGame = operation.template().startsWith("/v1/games/");

        HttpCall call = call(operation)
                .filled(Map.of(
                        "id",
                        ofGame
                                ? values.getOrDefault("game", "")
                                : spare.holder().token().id()));
        if (ofGame && !operation.method().equals("GET")) {
            call = call.with(HttpHeaders.IF_MATCH, '"' + values.get("version") + '"');
        }
        if (token.isPresent()) {
            call = call.with(HttpHeaders.AUTHORIZATION, "Bearer " + token.get());
        }
        assertEquals(tried.row.status(tried.kind), call.send().statusCode());
    }

    /** The token that such a caller sends, if any. */
    private static Optional<String> token(Kind kind, GivenGame game, List<String> scopes) {
        Given.Caller jana = game.jana();
        return switch (kind) {
            case NOBODY -> Optional.empty();
            case OTHER -> Optional.of(game.eva().secret());
            case OPPONENT -> Optional.of(game.petr().secret());
            case OWNER -> Optional.of(jana.secret());
            case WITHOUT_SCOPE ->
                Optional.of(jana.make("Less", allBut(scopes), Optional.empty()).secret());
            case EXPIRED ->
                Optional.of(jana.make("Old", EnumSet.allOf(Scope.class), Optional.of(Duration.ofDays(1)))
                        .expire()
                        .secret());
            case REVOKED ->
                Optional.of(jana.make("Gone", EnumSet.allOf(Scope.class), Optional.empty())
                        .revoke()
                        .secret());
        };
    }

    /** A game that is unlisted is in no list but those of its two players, whoever asks, however the list is asked for. */
    @Test
    void anUnlistedGameIsInNoList() {
        for (Given state : List.of(Given.JANA_INVITES_PETR, Given.JANA_INVITES_PETR_QUIETLY)) {
            Map<String, String> values = state.prepare();
            int listed = state == Given.JANA_INVITES_PETR ? 1 : 0;
            for (String list :
                    List.of("", "?state=waiting", "?rules=bell", "?player=Jana", "?player=Petr&state=waiting")) {
                for (String caller : List.of("token", "petr", "eva")) {
                    assertEquals(listed, games("/v1/games" + list, values.getOrDefault(caller, "")), list);
                }
            }
            assertEquals(1, games("/v1/me/games", values.getOrDefault("token", "")));
            assertEquals(1, games("/v1/me/games", values.getOrDefault("petr", "")));
            assertEquals(0, games("/v1/me/games", values.getOrDefault("eva", "")));
            assertEquals(
                    200,
                    HttpCall.get("/v1/games/" + values.get("game"))
                            .with(HttpHeaders.AUTHORIZATION, "Bearer " + values.get("eva"))
                            .send()
                            .statusCode());
        }
    }

    private static int games(String path, String token) {
        return HttpCall.get(path)
                .with(HttpHeaders.AUTHORIZATION, "Bearer " + token)
                .send()
                .jsonPath()
                .getList("games")
                .size();
    }

    /** Where the contract names no scope, what is done to something else than the token itself needs the account. */
    private static Set<Scope> allBut(List<String> scopes) {
        Set<Scope> rest = EnumSet.allOf(Scope.class);
        rest.removeIf(scope -> scopes.contains(Codes.of(scope)) || (scopes.isEmpty() && scope == Scope.ACCOUNT));
        return rest;
    }

    /** The operation with the first body that the contract shows, if it has one. */
    private static HttpCall call(Contract.Operation operation) {
        HttpCall call = HttpCall.plain(operation);
        return operation
                .requestBody("application/json")
                .flatMap(body -> Contract.stream(body.path("examples")).findFirst())
                .map(example -> call.withBody(example.getValue().path("value")))
                .orElse(call);
    }
}
