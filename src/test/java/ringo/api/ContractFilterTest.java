package ringo.api;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.builder.ResponseBuilder;
import io.restassured.filter.Filter;
import io.restassured.http.Header;
import io.restassured.http.Headers;
import io.restassured.response.Response;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract's keeper is not asleep: an answer that was tampered with is refused, and the place is named. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class ContractFilterTest {

    private static final String BOARD = "/v1/board";
    private static final String NO_RULE_SET = "/v1/rulesets/chess";

    /** A change of the answer to a GET, and what is said of it. */
    record Tampering(String path, UnaryOperator<Response> change, String complaint) {

        @Override
        public String toString() {
            return path + ": " + complaint;
        }
    }

    static List<Tampering> tamperings() {
        return List.of(
                new Tampering(BOARD, body("\"rings\":6", "\"rings\":7"), "\"/rings\": must have a maximum value of 6"),
                new Tampering(BOARD, body("{\"rings\":6", "{\"rungs\":6"), "required property 'rings' not found"),
                new Tampering(BOARD, body("{\"rings\"", "{\"more\":1,\"rings\""), "property 'more' is not defined"),
                new Tampering(
                        BOARD,
                        body("\"centre\":{", "\"centre\":{\"x\":1,"),
                        "\"/cells/0/centre\": property 'x' is not defined"),
                new Tampering(
                        BOARD, body("\"outward\":\"a2\"", "\"outward\":null"), "\"/cells/0/neighbours/outward\": null"),
                new Tampering(BOARD, body("{\"rings\":6", "{\"rings\":6,\"rings\":6"), "Duplicate field 'rings'"),
                new Tampering(BOARD, body("{\"rings\":6", "{}{\"rings\":6"), "the body is not JSON"),
                new Tampering(BOARD, status(201), "the media type \"application/json\" is not documented"),
                new Tampering(BOARD, status(304), "a body is not documented"),
                new Tampering(BOARD, header("Content-Type", "text/plain"), "the media type \"text/plain\" is not"),
                new Tampering(BOARD, header("ETag", "W/\"1\""), "the header ETag\"\": does not match"),
                new Tampering(BOARD, without("Cache-Control"), "the header Cache-Control is missing"),
                new Tampering(NO_RULE_SET, body("\"status\":404", "\"status\":400"), "\"/status\": is not that"),
                new Tampering(
                        NO_RULE_SET,
                        body("\"parameter\":", "\"header\":\"x\",\"parameter\":"),
                        "\"/errors/0\": has 2 of pointer, parameter and header"),
                new Tampering(
                        "/nothing", body("\"title\"", "\"code\":\"x\",\"title\""), "property 'code' is not defined"),
                new Tampering("/nothing", header("Content-Type", "application/json"), "has the media type"),
                new Tampering("/nothing", status(200), "there is no such operation"),
                new Tampering("/v1/positions/play", without("Allow"), "the header Allow is missing"),
                new Tampering("/v1/positions/play", status(200), "there is no such operation"));
    }

    private static UnaryOperator<Response> body(String target, String replacement) {
        return answer -> {
            String text = answer.asString();
            assertThat(text, containsString(target));
            return changed(answer)
                    .setBody(text.replaceFirst(Pattern.quote(target), replacement))
                    .build();
        };
    }

    private static UnaryOperator<Response> status(int status) {
        return answer -> changed(answer).setStatusCode(status).build();
    }

    private static UnaryOperator<Response> header(String name, String value) {
        return answer -> {
            ResponseBuilder changed = changed(without(name).apply(answer)).setHeader(name, value);
            return name.equals("Content-Type") ? changed.setContentType(value).build() : changed.build();
        };
    }

    private static UnaryOperator<Response> without(String name) {
        return answer -> changed(answer)
                .setHeaders(new Headers(answer.headers().asList().stream()
                        .filter(header -> !header.hasSameNameAs(new Header(name, "")))
                        .toList()))
                .build();
    }

    private static ResponseBuilder changed(Response answer) {
        return new ResponseBuilder().clone(answer);
    }

    @ParameterizedTest
    @MethodSource("tamperings")
    void refuses(Tampering tampering) {
        Filter tamper = (request, expected, context) -> tampering.change.apply(context.next(request, expected));
        AssertionError refusal = assertThrows(
                AssertionError.class,
                () -> RestAssured.given()
                        .filter(ContractFilter.INSTANCE)
                        .filter(tamper)
                        .get(tampering.path));

        assertThat(refusal.getMessage(), containsString(tampering.complaint));
    }

    @Test
    void letsPassWhatIsBesideTheContract() {
        for (String path : List.of("/", "/q/health", "/q/metrics", BOARD, NO_RULE_SET, "/nothing")) {
            RestAssured.given().filter(ContractFilter.INSTANCE).get(path);
        }
        for (String path : List.of(BOARD, NO_RULE_SET, "/nothing", "/v1/positions/play")) {
            RestAssured.given().filter(ContractFilter.INSTANCE).head(path);
        }
        RestAssured.given().filter(ContractFilter.INSTANCE).options(BOARD);
    }
}
