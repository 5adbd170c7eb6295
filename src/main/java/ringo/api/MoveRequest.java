package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ringo.notation.MoveText;
import ringo.rules.Attempt;

/**
 * The request to play a move.
 *
 * @param written the move, whose text can be read
 */
public record MoveRequest(PositionRequest.WrittenMove written) {

    private static final String MOVE = "move";

    /**
     * Reads the body of a request.
     *
     * @throws ProblemException with every fault
     */
    static MoveRequest read(JsonNode body) {
        RequestFields.Faults faults = new RequestFields.Faults();
        RequestFields fields = RequestFields.ofBody(body, faults, List.of(MOVE));
        fields.require(MOVE);
        Optional<String> text = fields.text(MOVE, Integer.MAX_VALUE);
        Optional<Attempt> attempt = text.flatMap(MoveText::parse);
        if (text.isPresent() && attempt.isEmpty()) {
            fields.fault(fields.pointer(MOVE), FaultCode.UNREADABLE_MOVE, Map.of(), fields.node(MOVE));
        }
        faults.check(ProblemType.INVALID_REQUEST);
        return new MoveRequest(new PositionRequest.WrittenMove(text.orElseThrow(), attempt.orElseThrow()));
    }

    String text() {
        return written.text();
    }
}
