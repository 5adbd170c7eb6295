package ringo.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import ringo.board.CellSet;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/** The rules, and the positions that the game has been in: what may come next, and how it ends. */
final class GameSoFar {

    private static final int OCCURRENCES_THAT_END = 3;

    private final FastGenerator generator;
    private final Set<Placed> occurredTwice = new HashSet<>();

    /**
     * @param position the position that was reached
     * @param before the positions before it
     */
    GameSoFar(RuleSet rules, Position position, List<Position> before) {
        generator = new FastGenerator(rules);
        List<Position> game = new ArrayList<>(before);
        game.add(position);
        Map<Placed, Integer> occurrences = new HashMap<>();
        for (Position at : game) {
            if (occurrences.merge(Placed.of(at), 1, Integer::sum) >= OCCURRENCES_THAT_END - 1) {
                occurredTwice.add(Placed.of(at));
            }
        }
    }

    /** What counts for repetition. */
    private record Placed(CellSet attackers, CellSet defenders, int castle, Side toMove) {

        static Placed of(Position position) {
            return new Placed(position.attackers(), position.defenders(), position.castle(), position.toMove());
        }
    }

    RuleSet rules() {
        return generator.rules();
    }

    /** How the game stands if it goes on to this position. */
    Outcome outcome(Position position) {
        Outcome outcome = generator.outcome(position);
        boolean byTheRulesAlone = outcome.reason()
                .filter(reason -> reason != Outcome.Reason.QUIET_LIMIT)
                .isPresent();
        if (byTheRulesAlone || !occurredTwice.contains(Placed.of(position))) {
            return outcome;
        }
        boolean draw = rules().repetition() == Repetition.DRAW;
        return new Outcome(draw ? Result.DRAW : Result.DEFENDER_WINS, Optional.of(Outcome.Reason.REPETITION));
    }

    /** The legal moves, the game not being over there. */
    List<Move> moves(Position position) {
        return generator.legalMoves(position);
    }

    /** The position with the other side to move and all else as it is. */
    static Position skipped(Position position) {
        return new Position(
                position.attackers(),
                position.defenders(),
                position.castle(),
                position.toMove().opponent(),
                position.quietPlies(),
                position.turn());
    }
}
