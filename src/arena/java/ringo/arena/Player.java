package ringo.arena;

import java.util.List;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/** Chooses moves. */
interface Player {

    /**
     * A legal move; the game is not over.
     *
     * @param before the positions of the game before this one
     */
    Move choose(RuleSet rules, Position position, List<Position> before);
}
