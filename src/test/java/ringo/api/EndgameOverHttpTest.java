package ringo.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Endgame tables by HTTP; the tests have those of up to three pieces by the default rules. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class EndgameOverHttpTest {

    private static ValidatableResponse probe(String body) {
        return given().contentType("application/json")
                .body(body)
                .post("/v1/positions/endgame")
                .then()
                .statusCode(200);
    }

    @Test
    void tellsWhatIsCovered() {
        given().get("/v1/endgames")
                .then()
                .statusCode(200)
                .header("Cache-Control", equalTo("no-store"))
                .body("rulesets.rules", contains("fosdick", "fortress", "bell", "zapletal", "neto"))
                .body("rulesets.mostPieces", contains(3, 0, 0, 0, 0))
                .body("rulesets[0].tables.positions", contains(2388, 52764));
    }

    @Test
    void tellsValueMovesCostsAndLine() {
        probe("""
                {"notation": "8/8/8/8/1A6/3A1D2 0 A"}""")
                .body("covered", equalTo(true))
                .body("value.verdict", equalTo("exact"))
                .body("value.result", equalTo("attackerWins"))
                .body("value.plies", equalTo(9))
                .body("moves", hasSize(6))
                .body("moves[0].cost.kind", equalTo("none"))
                .body("moves[5].cost.kind", equalTo("losesGame"))
                .body("principalVariation", hasSize(9));
    }

    @Test
    void goesByTheMovesThatWerePlayed() {
        probe("""
                {"notation": "8/8/8/8/1A6/3A1D2 0 A", "moves": ["d1-castle", "f1-e1"]}""").body("position.castle", equalTo(1)).body("covered", equalTo(true));
    }

    @Test
    void aPositionThatIsNotCoveredHasNoValueRatherThanADraw() {
        probe("{}")
                .body("covered", equalTo(false))
                .body("value", nullValue())
                .body("principalVariation", nullValue())
                .body("moves.value", everyItem(nullValue()))
                .body("mostPieces", equalTo(3));
        probe("""
                {"rules": "neto", "notation": "8/8/8/8/1A6/3A1D2 0 A"}""")
                .body("covered", equalTo(true))
                .body("value.result", equalTo("defenderWins"))
                .body("moves", empty());
        probe("""
                {"rules": "bell", "notation": "8/8/8/8/1A6/3A1D2 0 A"}""").body("covered", equalTo(false)).body("mostPieces", equalTo(0));
    }

    @Test
    void rulesThatDifferOnlyInWhatTablesLeaveOutShareThem() {
        probe("""
                {"rules": {"base": "fosdick", "quietPlyLimit": 20}, "notation": "8/8/8/8/D1A5/2A5 0 D 10"}""").body("value.verdict", equalTo("estimate")).body("value.plies", equalTo(14));
    }
}
