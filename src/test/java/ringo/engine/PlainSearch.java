package ringo.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.PlainGenerator;
import ringo.rules.Position;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * The search without any trick: alpha-beta over positions as they are, with the definition of the rules. What the search finds
 * with its shortcuts switched off must be the same.
 */
final class PlainSearch {

    private final RuleSet rules;
    private final PlainGenerator generator;
    private final Evaluation evaluation;
    private final Map<Placed, Integer> occurrences = new HashMap<>();
    private final List<Placed> path = new ArrayList<>();

    /** @param before the positions of the game before the one that is searched */
    PlainSearch(RuleSet rules, List<Position> before) {
        this.rules = rules;
        generator = new PlainGenerator(rules);
        evaluation = Evaluation.of(rules);
        before.forEach(position -> occurrences.merge(Placed.of(position), 1, Integer::sum));
    }

    /** What counts for repetition. */
    private record Placed(long attackers, long defenders, Side toMove) {

        static Placed of(Position position) {
            return new Placed(FastGenerator.attackers(position), FastGenerator.defenders(position), position.toMove());
        }
    }

    /** The value of the position, the game not over in it, as {@link Score} has them. */
    int value(Position position, int depth) {
        occurrences.merge(Placed.of(position), 1, Integer::sum);
        path.add(Placed.of(position));
        int best = best(position, depth, 0, -Score.INFINITE, Score.INFINITE);
        path.clear();
        occurrences.merge(Placed.of(position), -1, Integer::sum);
        return best;
    }

    private int best(Position position, int depth, int ply, int alpha, int beta) {
        int best = -Score.INFINITE;
        for (Move move : generator.legalMoves(position)) {
            int score = -value(position.after(move), depth - 1, ply + 1, -beta, -Math.max(alpha, best));
            best = Math.max(best, score);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int value(Position position, int depth, int ply, int alpha, int beta) {
        Outcome outcome = generator.outcome(position);
        boolean byLimit =
                outcome.reason().filter(Outcome.Reason.QUIET_LIMIT::equals).isPresent();
        if (outcome.decided() && !byLimit) {
            return outcome.result() == Result.winFor(position.toMove()) ? Score.WIN - ply : ply - Score.WIN;
        }
        Placed placed = Placed.of(position);
        boolean real = occurrences.getOrDefault(placed, 0) >= 2;
        if (real || path.contains(placed)) {
            int win = real ? Score.WIN - ply : Score.REPETITION_WIN;
            int forDefender = rules.repetition() == Repetition.DRAW ? Score.DRAW : win;
            return position.toMove() == Side.DEFENDER ? forDefender : -forDefender;
        }
        if (byLimit) {
            return Score.DRAW;
        }
        if (depth == 0) {
            return evaluation.score(
                    FastGenerator.attackers(position),
                    FastGenerator.defenders(position),
                    position.toMove() == Side.ATTACKER);
        }
        path.add(placed);
        int best = best(position, depth, ply, alpha, beta);
        path.remove(path.size() - 1);
        return best;
    }
}
