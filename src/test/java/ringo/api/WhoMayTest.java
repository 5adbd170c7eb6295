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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ringo.player.Scope;
import ringo.rules.Codes;

/** Who may call what: every operation that needs a token, by every kind of caller. An operation gets its row here first. */
@QuarkusTest
class WhoMayTest {

    /**
     * The status of an operation for each kind of caller. What its path names is Jana's.
     *
     * @param operation method and path
     * @param nobody without a token
     * @param other another player, with a token of all scopes
     * @param owner Jana, with a token of all scopes
     * @param withoutScope Jana, with a token that has all scopes but those needed
     * @param expired Jana, with a token that has expired
     * @param revoked Jana, with a token that was revoked
     */
    record Row(String operation, int nobody, int other, int owner, int withoutScope, int expired, int revoked) {

        int status(Kind kind) {
            return switch (kind) {
                case NOBODY -> nobody;
                case OTHER -> other;
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
        OWNER,
        WITHOUT_SCOPE,
        EXPIRED,
        REVOKED
    }

    private static final List<Row> TABLE = List.of(
            new Row("GET /v1/me", 401, 200, 200, 403, 401, 401),
            new Row("PATCH /v1/me", 401, 200, 200, 403, 401, 401),
            new Row("DELETE /v1/me", 401, 204, 204, 403, 401, 401),
            new Row("GET /v1/me/export", 401, 200, 200, 403, 401, 401),
            new Row("GET /v1/me/tokens", 401, 200, 200, 403, 401, 401),
            new Row("POST /v1/me/tokens", 401, 201, 201, 403, 401, 401),
            new Row("DELETE /v1/me/tokens/{id}", 401, 404, 204, 403, 401, 401));

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
        Given.Caller jana = Given.create("Jana");
        Given.Caller spare = jana.make("Spare", EnumSet.of(Scope.READ), Optional.empty());
        Optional<String> token = token(tried.kind, jana, operation.scopes().orElseThrow());

        HttpCall call = call(operation)
                .filled(Map.of(
                        "id",
                        spare.holder().token().id(),
                        "name",
                        jana.holder().player().name().text()));
        if (token.isPresent()) {
            call = call.with(HttpHeaders.AUTHORIZATION, "Bearer " + token.get());
        }
        assertEquals(tried.row.status(tried.kind), call.send().statusCode());
    }

    /** The token that such a caller sends, if any. */
    private static Optional<String> token(Kind kind, Given.Caller jana, List<String> scopes) {
        return switch (kind) {
            case NOBODY -> Optional.empty();
            case OTHER -> Optional.of(Given.create("Petr").secret());
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
