package ringo.api;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.notation.PositionText;
import ringo.rules.Attempt;
import ringo.rules.Codes;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/** The problem that an illegal move is: the rule it breaks, in general and here, and what would be legal. */
final class IllegalMoveProblem {

    private IllegalMoveProblem() {}

    /**
     * Where a move is refused.
     *
     * @param legal the moves that the position has
     */
    record Scene(RuleSet rules, Position position, List<Move> legal) {}

    /**
     * The problem of one move.
     *
     * @param pointer where the move stands in the request
     * @param line the game in which it was refused
     */
    static ProblemException of(String pointer, PositionRequest.WrittenMove written, Line.Refused refused, Line line) {
        return of(pointer, written, refused, new Scene(line.rules(), line.position(), line.legalMoves()));
    }

    /**
     * The problem of one move.
     *
     * @param pointer where the move stands in the request
     */
    static ProblemException of(String pointer, PositionRequest.WrittenMove written, Line.Refused refused, Scene scene) {
        String code = Codes.of(refused.reason());
        Map<String, String> values = values(written.attempt(), refused, scene);
        String detail = Texts.PROBLEMS.get(
                "illegalMove.detail",
                Map.of("move", written.text(), "reason", Texts.PROBLEMS.get(code + ".detail", values)));
        Problem.Fault fault = Problem.Fault.at(pointer, code, Texts.PROBLEMS.get(code + ".rule"), written.text());
        return ProblemException.illegalMove(
                detail,
                fault,
                new ProblemException.Refusal(
                        PositionText.write(scene.position()), alternatives(written.attempt(), scene.legal())));
    }

    /** The legal moves of the piece that was to move, or all if it has none. */
    private static List<MoveJson> alternatives(Attempt attempt, List<Move> legal) {
        Optional<Cell> from = attempt instanceof Attempt.Go go ? Optional.of(go.from()) : Optional.empty();
        List<Move> ofPiece = legal.stream()
                .filter(move -> move.from().isPresent() && move.from().equals(from))
                .toList();
        return MoveJson.of(ofPiece.isEmpty() ? legal : ofPiece);
    }

    private static Map<String, String> values(Attempt attempt, Line.Refused refused, Scene scene) {
        Position position = scene.position();
        Map<String, String> values = new HashMap<>();
        values.put("side", Texts.PROBLEMS.get("side." + Codes.of(position.toMove())));
        int defendersLeft = position.defenders().size() - (captures(attempt) ? 1 : 0);
        values.put("limit", Integer.toString(scene.rules().neutralZoneLimit().attackersAllowed(defendersLeft)));
        refused.cell().map(Place::text).ifPresent(cell -> {
            values.put("cell", cell);
            values.put("captured", cell);
        });
        if (attempt instanceof Attempt.Go go) {
            values.put("from", go.from().text());
            values.put(
                    "to",
                    go.to() == Castle.CASTLE
                            ? Texts.PROBLEMS.get("place.castle")
                            : go.to().text());
        }
        return values;
    }

    private static boolean captures(Attempt attempt) {
        return attempt instanceof Attempt.Go go && go.capturing();
    }
}
