package ringo.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page and its files; what it does is shown in a browser. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class PageOverHttpTest {

    private static String file(String pattern) {
        String page = given().get("/").then().statusCode(200).extract().asString();
        Matcher matcher = Pattern.compile(pattern).matcher(page);
        assertTrue(matcher.find(), page);
        return matcher.group(1);
    }

    @Test
    void mayDoNothingButWhatItNeeds() {
        given().get("/")
                .then()
                .statusCode(200)
                .contentType("text/html")
                .header("Content-Security-Policy", containsString("default-src 'none'; script-src 'self'; "))
                .header("Content-Security-Policy", endsWith("frame-ancestors 'none'"))
                .header("Content-Security-Policy", not(containsString("unsafe")))
                .header("X-Content-Type-Options", equalTo("nosniff"))
                .header("Referrer-Policy", equalTo("no-referrer"))
                .header("Cross-Origin-Opener-Policy", equalTo("same-origin"));
    }

    @Test
    void isAskedForAnewAndItsFilesAreKept() {
        given().get("/").then().header("Cache-Control", equalTo("no-cache"));
        for (String file : List.of(file("src=\"([^\"]+\\.js)\""), file("href=\"([^\"]+\\.css)\""))) {
            given().get(file)
                    .then()
                    .statusCode(200)
                    .header("Cache-Control", equalTo("public, max-age=31536000, immutable"));
        }
        given().get(file("rel=\"icon\" href=\"([^\"]+)\""))
                .then()
                .statusCode(200)
                .contentType("image/svg+xml")
                .header("Cache-Control", equalTo("public, max-age=86400"));
    }

    @Test
    void comesCompressedWhereAnswersOfOperationsDoNot() {
        given().header("Accept-Encoding", "gzip")
                .get(file("src=\"([^\"]+\\.js)\""))
                .then()
                .header("Content-Encoding", equalTo("gzip"));
        given().header("Accept-Encoding", "gzip")
                .get("/v1/board")
                .then()
                .statusCode(200)
                .header("Content-Encoding", nullValue());
    }

    @Test
    void aFileThatIsNotThereIsAProblemAndNotKept() {
        given().get("/static/bundle/app-MISSING.js")
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .header("Cache-Control", equalTo("no-store"));
    }

    @Nested
    class FramesOfOtherSites {

        @Test
        void areAllowedByName() {
            assertEquals(
                    "https://games.example http://localhost:3000",
                    new Framing(List.of("https://games.example", "http://localhost:3000")).sources());
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"games.example", "*", "https://games.example/", "https://a.example; script-src *", "'self'"})
        void areRefusedIfTheyAreNoOrigin(String origin) {
            assertThrows(IllegalArgumentException.class, () -> new Framing(List.of(origin)));
        }
    }
}
