package ringo.api;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ringo.rules.Codes;
import ringo.rules.IllegalMove;

/** Every reason why a move is not legal, as a caller sees it. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class IllegalMovesOverHttpTest {

    private static final String START = "1AAAAAAA/8/8/8/8/1D1D1D1D 0 A";

    /** A move that is not legal, and why. */
    record Case(String code, Object rules, String notation, String move, String because) {}

    static List<Case> cases() {
        return List.of(
                new Case("gameOver", "fosdick", "8/8/8/8/8/1D6 2 A", "b6-b5", "the game was over before it."),
                new Case("cellEmpty", "fosdick", START, "b5-b4", "there is no piece on b5."),
                new Case(
                        "notYourPiece",
                        "fosdick",
                        START,
                        "b1-b2",
                        "the attacker is to move, and the piece on b1 belongs to the other side."),
                new Case("passNotAllowed", "fosdick", START, "pass", "the attacker may not pass under these rules."),
                new Case(
                        "castleClosedToDefenders",
                        "fosdick",
                        "1AAAAAAA/8/8/8/8/1D1D1D1D 0 D",
                        "b1-castle",
                        "the piece on b1 is a defender, and defenders never enter the castle."),
                new Case(
                        "castleClosedFromNeutralZone",
                        Map.of("castleEntryFromNeutralZone", false),
                        "8/8/8/8/8/A2D4 1 A",
                        "a1-castle",
                        "a1 is in the neutral zone, and the castle cannot be entered from there under these rules."),
                new Case(
                        "attackerCannotRetreat",
                        "fosdick",
                        "2AA4/1A6/8/8/8/1D1D4 0 A",
                        "b5-b6",
                        "the piece on b5 is an attacker, and attackers never move outward."),
                new Case("ownPieceOnTarget", "fosdick", START, "b6-c6", "a piece of the same side stands on c6."),
                new Case(
                        "neutralZoneImmune",
                        "bell",
                        "8/1D5A/D6A/8/D7/5AD1 0 A",
                        "h4xa4",
                        "the piece on a4 stands in the neutral zone and cannot be captured."),
                new Case(
                        "noCaptureFromNeutralZone",
                        "bell",
                        "2AA4/8/8/AD6/8/3D4 0 A",
                        "a3xc3",
                        "the piece on a3 stands in the neutral zone and cannot capture from there."),
                new Case(
                        "displacementNotAllowed",
                        "fosdick",
                        "2AA4/8/8/1AD5/8/3D4 0 A",
                        "b3xc3",
                        "an enemy piece stands on c3, and these rules do not let a piece capture by moving onto it."),
                new Case(
                        "castleJumpNotAllowed",
                        Map.of("base", "bell", "castleJump", false),
                        "2AA4/8/8/8/8/2D5 1 D",
                        "c1xg1",
                        "an attacker in the castle cannot be captured under these rules."),
                new Case(
                        "hopNotAllowed",
                        "fortress",
                        "2AA4/8/8/D6A/8/3D4 0 A",
                        "h3-b3",
                        "the piece on a3 cannot be hopped over under these rules."),
                new Case(
                        "landingOccupied",
                        "fosdick",
                        "2AA4/8/8/1A6/1D6/1D6 0 A",
                        "b3xb1",
                        "b1 is not empty, so no jump can land there."),
                new Case(
                        "nothingToCapture",
                        "fosdick",
                        START,
                        "b6xb5",
                        "it is written as a capture, but there is no such enemy piece to capture."),
                new Case(
                        "pathBlocked",
                        "zapletal",
                        "2AA4/8/8/2D1D3/8/8 0 D",
                        "c3-f3",
                        "the piece on e3 stands in the way."),
                new Case(
                        "pastNeutralZone",
                        "zapletal",
                        "2AA4/8/8/2D1D3/8/8 0 D",
                        "c3-h3",
                        "it goes past a3 in the neutral zone, where a slide has to end."),
                new Case(
                        "neutralZoneFull",
                        Map.of("neutralZoneLimit", "one"),
                        "2AA4/8/A7/1A6/8/3D4 0 A",
                        "b3-a3",
                        "the limit of attackers in the neutral zone is 1, and it would be passed."),
                new Case(
                        "captureCompulsory",
                        Map.of("defenderMustCapture", true),
                        "2AA4/8/8/1DA5/8/8 0 D",
                        "b3-b2",
                        "a defender can capture, and so must."),
                new Case(
                        "captureMarkMissing",
                        "fosdick",
                        "2AA4/8/8/1A6/1D6/3D4 0 A",
                        "b3-b1",
                        "it is a capture, which is written with \"x\"."),
                new Case(
                        "ambiguousMove",
                        "zapletal",
                        "2AA4/8/8/8/8/1A2D2A 0 D",
                        "e1xa1",
                        "two captures lead from e1 to a1; add the place of the captured piece in parentheses."),
                new Case("notReachable", "fosdick", START, "b6-e3", "the piece on b6 cannot get to e3 in one move."));
    }

    @Test
    void areAllHere() {
        assertEquals(
                Arrays.stream(IllegalMove.values()).map(Codes::of).toList(),
                cases().stream().map(Case::code).toList());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void saysWhy(Case illegal) {
        Api.given()
                .body(Map.of("rules", illegal.rules, "notation", illegal.notation, "moves", List.of(illegal.move)))
                .post("/v1/positions/play")
                .then()
                .statusCode(422)
                .contentType(Problems.MEDIA_TYPE)
                .body("type", equalTo("/problems/illegalMove"))
                .body("errors.size()", equalTo(1))
                .body("errors[0].pointer", equalTo("/moves/0"))
                .body("errors[0].code", equalTo(illegal.code))
                .body("errors[0].rejected", equalTo(illegal.move))
                .body("errors[0].detail", not(startsWith("the ")))
                .body("detail", equalTo(illegal.move + " is not legal: " + illegal.because))
                .body("notation", startsWith(illegal.notation));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void offersWhatThePieceMayDoInstead(Case illegal) {
        Map<String, Object> position = Map.of("rules", illegal.rules, "notation", illegal.notation);
        List<Map<String, String>> legal = Api.given()
                .body(position)
                .post("/v1/positions/legal-moves")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath()
                .getList("moves");
        JsonPath problem = Api.given()
                .body(Map.of("rules", illegal.rules, "notation", illegal.notation, "moves", List.of(illegal.move)))
                .post("/v1/positions/play")
                .jsonPath();

        String from = illegal.move.substring(0, 2);
        List<Map<String, String>> ofPiece =
                legal.stream().filter(move -> from.equals(move.get("from"))).collect(Collectors.toList());
        assertEquals(ofPiece.isEmpty() ? legal : ofPiece, problem.getList("legalMoves"));
    }

    @Test
    void namesTheFirstOfSeveralMovesThatIsNotLegal() {
        Api.given()
                .body(Map.of("moves", List.of("b6-b5", "b1-b2", "b5-b6", "b2-b6")))
                .post("/v1/positions/legal-moves")
                .then()
                .statusCode(422)
                .body("errors[0].pointer", equalTo("/moves/2"))
                .body("errors[0].code", equalTo("attackerCannotRetreat"))
                .body("notation", equalTo("2AAAAAA/1A6/8/8/1D6/3D1D1D 0 A 1 2"));
    }

    @Test
    void namesItInALongListAsWell() {
        List<String> moves = new ArrayList<>(List.of("b6-b5", "b1-b2", "b5-b6"));
        moves.addAll(Collections.nCopies(100, "b2-b1"));
        Api.given()
                .body(Map.of("moves", moves))
                .post("/v1/positions/play")
                .then()
                .statusCode(422)
                .body("errors[0].pointer", equalTo("/moves/2"))
                .body("errors[0].code", equalTo("attackerCannotRetreat"));
    }
}
