package ringo.rules;

import java.util.List;

/** Finds the legal moves of one rule set. */
public interface MoveGenerator {

    /** The rule set whose moves these are. */
    RuleSet rules();

    /**
     * The legal moves, sorted; none if the game is over in this position. Repetition, which a single position does not
     * show, is left out of account.
     */
    List<Move> legalMoves(Position position);

    /** How the game stands in this position, repetition left out of account. */
    Outcome outcome(Position position);
}
