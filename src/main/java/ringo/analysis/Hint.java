package ringo.analysis;

import java.util.List;
import java.util.Optional;
import ringo.board.Cell;
import ringo.engine.Value;
import ringo.rules.Move;

/**
 * Help for a learner: the best move, why, and what the others would cost.
 *
 * @param themes what matters in the position, at least one, the weightiest first; names neither the piece nor the move
 * @param move the best move that the search found
 * @param value what it is worth
 * @param line the best play of both sides that the search saw, the move first
 * @param reasons why to play it, at least one, the weightiest first
 * @param alternatives all other legal moves, the best first
 */
public record Hint(
        List<Reason> themes,
        Move move,
        Value value,
        List<Move> line,
        List<Reason> reasons,
        List<Alternative> alternatives) {

    public Hint {
        themes = List.copyOf(themes);
        line = List.copyOf(line);
        reasons = List.copyOf(reasons);
        alternatives = List.copyOf(alternatives);
    }

    /**
     * Another move.
     *
     * @param move the move
     * @param value what it is worth, never more than the best move
     * @param line the best play of both sides that the search saw, the move first
     * @param cost how much worse than the best move it is
     * @param reasons what is against it, the weightiest first; none if it costs nothing, else at least one
     */
    public record Alternative(Move move, Value value, List<Move> line, Cost cost, List<Reason> reasons) {

        public Alternative {
            line = List.copyOf(line);
            reasons = List.copyOf(reasons);
        }

        private Alternative mirror() {
            return new Alternative(move.mirror(), value, mirrored(line), cost, mirroredReasons(reasons));
        }
    }

    /** Where the piece to move stands; empty for a pass. */
    public Optional<Cell> piece() {
        return move.from();
    }

    /** The hint for the mirror image of the position. */
    public Hint mirror() {
        return new Hint(
                mirroredReasons(themes),
                move.mirror(),
                value,
                mirrored(line),
                mirroredReasons(reasons),
                alternatives.stream().map(Alternative::mirror).toList());
    }

    private static List<Move> mirrored(List<Move> moves) {
        return moves.stream().map(Move::mirror).toList();
    }

    private static List<Reason> mirroredReasons(List<Reason> reasons) {
        return reasons.stream().map(Reason::mirror).toList();
    }
}
