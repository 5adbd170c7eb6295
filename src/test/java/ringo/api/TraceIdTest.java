package ringo.api;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What names a request in its problem and in the log. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class TraceIdTest {

    private static final String ID = "4bf92f3577b34da6a3ce929d0e0e4736";

    private String traceId(String traceparent) {
        return RestAssured.given()
                .header("traceparent", traceparent)
                .get("/nothing")
                .path("traceId");
    }

    @Test
    void isTheCallers() {
        assertEquals(ID, traceId("00-" + ID + "-00f067aa0ba902b7-01"));
        assertEquals(ID, traceId("01-" + ID + "-00f067aa0ba902b7-01-more"));
    }

    static Stream<String> unusable() {
        return Stream.of(
                "",
                ID,
                "ff-" + ID + "-00f067aa0ba902b7-01",
                "00-" + ID + "-00f067aa0ba902b7-01-more",
                "00-" + "0".repeat(32) + "-00f067aa0ba902b7-01",
                "00-" + ID + "-" + "0".repeat(16) + "-01",
                "00-" + ID.replace('b', 'B') + "-00f067aa0ba902b7-01");
    }

    @ParameterizedTest
    @MethodSource("unusable")
    void isANewOneWhereTheCallersCannotBeUsed(String traceparent) {
        RestAssured.given()
                .header("traceparent", traceparent)
                .get("/nothing")
                .then()
                .body("traceId", matchesPattern("[0-9a-f]{32}"))
                .body("traceId", not(equalTo(ID)));
    }
}
