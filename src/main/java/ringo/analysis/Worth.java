package ringo.analysis;

import ringo.engine.Value;
import ringo.rules.Result;
import ringo.rules.Side;

/**
 * A value as the side sees it whose move it is of.
 *
 * @param value the value
 * @param side the side
 */
record Worth(Value value, Side side) {

    /** More plies than any game that is searched has. */
    private static final double MANY_PLIES = 10_000;

    boolean wins() {
        return value.result() == Result.winFor(side);
    }

    boolean loses() {
        return value.result() == Result.winFor(side.opponent());
    }

    boolean draws() {
        return value.result() == Result.DRAW;
    }

    /** Whether the game's third repetition of a position makes it a draw; a table's draw is another. */
    boolean drawsByRepetition() {
        return draws() && value instanceof Value.Proven;
    }

    /** The plies of a win or loss; 0 if nothing is known. */
    int plies() {
        return value.plies();
    }

    /** The score that the side can expect, 0 to 1. */
    double points() {
        if (value instanceof Value.Estimate estimate) {
            return estimate.expectedScore();
        }
        return wins() ? 1 : draws() ? 0.5 : 0;
    }

    /** Greater for a better value: a win the sooner the better, a loss the later. */
    double rank() {
        if (wins()) {
            return 2 - plies() / MANY_PLIES;
        }
        return loses() ? -1 + plies() / MANY_PLIES : points();
    }

    /** The lesser of the two. */
    Worth atMost(Worth best) {
        return rank() > best.rank() ? best : this;
    }

    /** What it costs to take this in place of the best, which is not less. */
    Cost below(Worth best) {
        if (best.wins() && wins()) {
            return difference(Cost.Kind.WINS_LATER, plies() - best.plies());
        }
        if (best.loses()) {
            return difference(Cost.Kind.LOSES_SOONER, best.plies() - plies());
        }
        if (loses()) {
            return new Cost(Cost.Kind.LOSES_GAME, best.points(), 0);
        }
        if (best.wins()) {
            return new Cost(Cost.Kind.WIN_NOT_PROVEN, 1 - points(), 0);
        }
        double points = best.points() - points();
        return points < Cost.LEAST_POINTS ? Cost.NONE : new Cost(Cost.Kind.LOSES_POINTS, points, 0);
    }

    private static Cost difference(Cost.Kind kind, int plies) {
        return plies > 0 ? new Cost(kind, 0, plies) : Cost.NONE;
    }
}
