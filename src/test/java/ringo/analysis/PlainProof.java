package ringo.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ringo.board.CellSet;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.MoveGenerator;
import ringo.rules.Position;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/** Whether a side can force its win within some plies, by trying every move, with repetitions counted as the rules have them. */
final class PlainProof {

    /** What trying every move comes to. */
    enum Answer {
        YES,
        NO,
        /** It would take too long to tell. */
        TOO_FAR
    }

    private final RuleSet rules;
    private final MoveGenerator generator;
    private final Map<Placed, Integer> occurrences = new HashMap<>();
    private long left;

    /**
     * @param position the position that the game has reached
     * @param before the positions before it
     */
    PlainProof(RuleSet rules, Position position, List<Position> before) {
        this.rules = rules;
        generator = new FastGenerator(rules);
        before.forEach(earlier -> occurrences.merge(Placed.of(earlier), 1, Integer::sum));
        occurrences.merge(Placed.of(position), 1, Integer::sum);
    }

    private record Placed(CellSet attackers, CellSet defenders, int castle, Side toMove) {

        static Placed of(Position position) {
            return new Placed(position.attackers(), position.defenders(), position.castle(), position.toMove());
        }
    }

    /**
     * Whether the side wins within so many plies from this position, the next one of the game.
     *
     * @param most how many positions may be looked at
     */
    Answer wins(Side side, Position next, int plies, long most) {
        left = most;
        boolean won = won(side, next, plies);
        return left < 0 ? Answer.TOO_FAR : won ? Answer.YES : Answer.NO;
    }

    private boolean won(Side side, Position at, int plies) {
        if (--left < 0) {
            return false;
        }
        Result result = generator.outcome(at).result();
        if (result == Result.ONGOING || result == Result.DRAW) {
            int earlier = occurrences.getOrDefault(Placed.of(at), 0);
            if (earlier >= 2) {
                return rules.repetition() == Repetition.DEFENDER_WINS && side == Side.DEFENDER;
            }
        }
        if (result != Result.ONGOING) {
            return result == Result.winFor(side);
        }
        if (plies == 0) {
            return false;
        }
        occurrences.merge(Placed.of(at), 1, Integer::sum);
        boolean won = at.toMove() == side;
        for (Move move : generator.legalMoves(at)) {
            if (won(side, at.after(move), plies - 1) == won) {
                occurrences.merge(Placed.of(at), -1, Integer::sum);
                return won;
            }
        }
        occurrences.merge(Placed.of(at), -1, Integer::sum);
        return !won;
    }
}
