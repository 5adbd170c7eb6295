package ringo.api;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import jakarta.ws.rs.core.HttpHeaders;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for all answers alike, and what there is beside the operations of the contract. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class HttpConventionsTest {

    @Nested
    class Caching {

        static List<HttpCall> reads() {
            return ContractExample.all().stream()
                    .filter(example -> example.operation().scopes().isEmpty())
                    .filter(example -> example.operation()
                            .response(example.status())
                            .orElseThrow()
                            .path("headers")
                            .has("ETag"))
                    .flatMap(example -> example.call().stream())
                    .toList();
        }

        static List<HttpCall> others() {
            List<HttpCall> reads = reads();
            return ContractExample.all().stream()
                    .filter(example -> example.status() < 300)
                    .flatMap(example -> example.call().stream())
                    .filter(call -> !reads.contains(call))
                    .toList();
        }

        @ParameterizedTest
        @MethodSource("reads")
        void ofAnswersThatDependOnNothingButTheRequest(HttpCall read) {
            Response answer = read.send();
            String tag = answer.header("ETag");

            assertEquals("max-age=86400", answer.header("Cache-Control"));
            assertEquals(tag, read.send().header("ETag"));
            for (String known : List.of(tag, "\"other\", " + tag, "W/" + tag, "*")) {
                Response unchanged = read.with("If-None-Match", known).send();
                assertEquals(304, unchanged.statusCode(), known);
                assertEquals(tag, unchanged.header("ETag"));
                assertEquals("max-age=86400", unchanged.header("Cache-Control"));
            }
            for (String unknown : List.of("\"other\"", tag.replace("\"", ""), "")) {
                assertEquals(200, read.with("If-None-Match", unknown).send().statusCode(), unknown);
            }
            for (String other : List.of("If-Match", "If-Modified-Since", "If-Unmodified-Since", "Range")) {
                assertEquals(200, read.with(other, "\"other\"").send().statusCode(), other);
            }
        }

        @ParameterizedTest
        @MethodSource("reads")
        void isToldByHeadAsWell(HttpCall read) {
            Response answer = read.send();

            read.at("HEAD", read.target())
                    .send()
                    .then()
                    .statusCode(200)
                    .header("ETag", answer.header("ETag"))
                    .header("Cache-Control", answer.header("Cache-Control"))
                    .header("Content-Type", answer.header("Content-Type"))
                    .body(emptyString());
        }

        @Test
        void tellsEveryAnswerApart() {
            List<HttpCall> reads = reads();

            assertEquals(
                    reads.size(),
                    reads.stream()
                            .map(read -> read.send().header("ETag"))
                            .distinct()
                            .count());
        }

        @ParameterizedTest
        @MethodSource("others")
        void isNotDoneWithOtherAnswers(HttpCall other) {
            Response answer = other.send();

            assertEquals("no-store", answer.header("Cache-Control"));
            // The ETag of a game is its version, which says nothing of caches.
            boolean ofGame = other.headers().containsKey(HttpHeaders.AUTHORIZATION);
            assertTrue(ofGame || answer.header("ETag") == null);
        }
    }

    @Nested
    class CrossOriginCalls {

        private static final String EXPOSED =
                "Allow, Content-Language, ETag, Link, Location, Content-Location, Retry-After, RateLimit, RateLimit-Policy, Date";

        private static final String ALLOWED = "Authorization, Content-Type, Accept-Language, If-Match, If-None-Match, "
                + "Idempotency-Key, Last-Event-ID, traceparent";

        private static Set<String> names(String header) {
            return Arrays.stream(header.split(",", -1))
                    .map(String::trim)
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        /** An answer of every status there is, whether a resource gives it or not. */
        static Stream<HttpCall> calls() {
            Stream<HttpCall> beside = Stream.of(
                            "/", "/nothing", "/failing/exception", "/q/health", "/q/openapi", "/q/nothing")
                    .map(HttpCall::get);
            return Stream.concat(ContractExample.all().stream().flatMap(example -> example.call().stream()), beside);
        }

        static List<String> templates() {
            return Contract.OPERATIONS.stream()
                    .map(Contract.Operation::template)
                    .distinct()
                    .toList();
        }

        @ParameterizedTest
        @MethodSource("templates")
        void mayAskForTheMethods(String template) {
            String path = template.replaceAll("[{].*[}]", "bell");
            String methods = HttpCall.get(path).at("OPTIONS", path).send().header("Allow");

            assertEquals(HttpCall.get(path).at("PUT", path).send().header("Allow"), methods);
            assertEquals(
                    methods,
                    HttpCall.get(path)
                            .at("OPTIONS", path)
                            .with("Access-Control-Request-Method", "GET")
                            .send()
                            .header("Allow"));
        }

        @ParameterizedTest
        @MethodSource("calls")
        void mayReadEveryAnswer(HttpCall call) {
            Response answer = call.with("Origin", "https://elsewhere.example").send();

            assertEquals("*", answer.header("Access-Control-Allow-Origin"));
            assertEquals(names(EXPOSED), names(answer.header("Access-Control-Expose-Headers")));
            answer.then().header("Access-Control-Allow-Credentials", nullValue());
            tellsTheTime(answer);
        }

        /** By which front ends count what is left until a deadline. */
        private static void tellsTheTime(Response answer) {
            List<String> dates = answer.headers().getValues("Date");
            assertEquals(1, dates.size(), dates::toString);
            Instant told = Instant.from(DateTimeFormatter.RFC_1123_DATE_TIME.parse(dates.get(0)));
            assertTrue(Duration.between(told, Instant.now()).abs().toSeconds() < 60, dates::toString);
        }

        @ParameterizedTest
        @ValueSource(strings = {"/v1", "/v1/positions/play", "/nothing", "/q/openapi", "/v1/rulesets/chess"})
        void areAllowedBeforehand(String path) {
            ValidatableResponse answer = RestAssured.given()
                    .header("Origin", "https://elsewhere.example")
                    .header("Access-Control-Request-Method", "POST")
                    .header("Access-Control-Request-Headers", "content-type, traceparent")
                    .options(path)
                    .then()
                    .statusCode(204)
                    .header("Access-Control-Allow-Origin", "*")
                    .header("Access-Control-Allow-Credentials", nullValue())
                    .body(emptyString());

            assertEquals(names(ALLOWED), names(answer.extract().header("Access-Control-Allow-Headers")));
            assertEquals(
                    names("GET, HEAD, POST, PUT, PATCH, DELETE"),
                    names(answer.extract().header("Access-Control-Allow-Methods")));
        }
    }

    @Nested
    class AcceptedMediaTypes {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    " ",
                    ",",
                    "application/json;q=0.001",
                    "application/json, */*;q=0",
                    "application/json;q=1.0,*/*;q=0.0",
                    "text/*;q=0, */*;q=0.1",
                    "*/*;q=0, application/*"
                })
        void areReadAsTheStandardSays(String accept) throws IOException {
            String one = RawHttp.answer("GET /v1 HTTP/1.1", "Accept: " + accept, "", "");
            String ofTwo = RawHttp.answer(
                    "POST /v1/positions/analysis HTTP/1.1",
                    "Accept: " + accept,
                    "Content-Type: application/json",
                    "Content-Length: 2",
                    "",
                    "{}");

            assertTrue(one.startsWith("HTTP/1.1 200 "), one);
            assertTrue(ofTwo.startsWith("HTTP/1.1 200 "), ofTwo);
        }

        @Test
        void maySayNothingMoreThanOnce() throws IOException {
            String answer = RawHttp.answer(
                    "GET /v1 HTTP/1.1",
                    "Accept: text/html",
                    "Accept: application/json;q=0",
                    "Accept: */*;q=0.5",
                    "",
                    "");

            assertTrue(answer.startsWith("HTTP/1.1 406 "), answer);
        }

        @Test
        void doNotMatterBesideTheContract() {
            RestAssured.given()
                    .header("Accept", "*/*;q=0")
                    .get("/q/health")
                    .then()
                    .statusCode(200);
        }
    }

    @Nested
    class BesideTheContract {

        @Test
        void theContractIsServedAsItIs() throws IOException {
            Response yaml = RestAssured.given().get("/q/openapi");
            Response json = RestAssured.given().get("/q/openapi?format=json");

            assertEquals(
                    List.of(),
                    ContractExample.differences(Contract.ROOT, new YAMLMapper().readTree(yaml.asByteArray())));
            assertEquals(List.of(), ContractExample.differences(Contract.ROOT, Contract.json(json.asByteArray())));
        }

        @ParameterizedTest
        @ValueSource(strings = {"/q/health", "/q/health/live", "/q/health/ready"})
        void theServiceTellsThatItIsWell(String path) {
            RestAssured.given().get(path).then().statusCode(200).body("status", equalTo("UP"));
        }

        @Test
        void callsAreCountedByOperation() {
            HttpCall.get("/v1/rulesets/bell").send();

            String metrics = RestAssured.given().get("/q/metrics").asString();
            assertTrue(
                    metrics.lines()
                            .filter(line -> line.startsWith("http_server_requests_seconds_count{"))
                            .anyMatch(line -> Stream.of("method=\"GET\"", "status=\"200\"", "uri=\"/v1/rulesets/{id}\"")
                                    .allMatch(line::contains)),
                    metrics);
        }

        @Test
        void aPageShowsTheContract() {
            RestAssured.given()
                    .get("/q/swagger-ui/")
                    .then()
                    .statusCode(200)
                    .contentType(containsString("text/html"))
                    .body(containsString("/q/openapi"));
        }

        @Test
        void theLinksOfTheServiceLeadSomewhere() {
            RestAssured.given()
                    .get("/v1")
                    .jsonPath()
                    .<String, String>getMap("links")
                    .forEach((name, path) -> {
                        int status = RestAssured.given().get(path).statusCode();
                        assertTrue(
                                status == 200
                                        || (status == 401 && path.matches("/v1/(me|games)(/.*)?"))
                                        || (status == 405 && path.matches("/v1/(positions/.*|players)")),
                                name + " " + status);
                    });
        }
    }
}
