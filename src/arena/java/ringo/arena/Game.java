package ringo.arena;

import java.util.ArrayList;
import java.util.List;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/** A game of two players. */
final class Game {

    private static final int MOST_PLIES = 400;

    private Game() {}

    /** Plays the position to its end; the attacker's score. A game that is too long is a draw. */
    static double play(RuleSet rules, Position start, Player attacker, Player defender) {
        FastGenerator generator = new FastGenerator(rules);
        List<Position> before = new ArrayList<>();
        Position position = start;
        while (before.size() < MOST_PLIES) {
            Outcome outcome = generator.outcome(position);
            if (outcome.decided()) {
                return score(outcome.result());
            }
            if (Repeats.third(before, position)) {
                return 0.5;
            }
            Player player = position.toMove() == Side.ATTACKER ? attacker : defender;
            Move move = player.choose(rules, position, List.copyOf(before));
            before.add(position);
            position = position.after(move);
        }
        return 0.5;
    }

    /** The attacker's score; a game that goes on, or was drawn, counts one half. */
    static double score(Result result) {
        return result == Result.DRAW || result == Result.ONGOING ? 0.5 : result == Result.ATTACKER_WINS ? 1 : 0;
    }
}
