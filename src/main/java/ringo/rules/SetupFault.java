package ringo.rules;

import java.util.Optional;
import ringo.board.Cell;

/**
 * What is wrong with a {@link Setup}.
 *
 * @param code which rule of a valid position is broken
 * @param part the part of the setup that breaks it
 * @param index where in the part's list, from 0; empty for a number or for a list as a whole
 * @param cell the cell named twice
 */
public record SetupFault(Code code, Part part, Optional<Integer> index, Optional<Cell> cell) {

    /** The rules of a valid position that an arrangement can break. */
    public enum Code {
        /** A cell is named twice, by one side or by both. */
        CELL_NAMED_TWICE,
        /** More than 7 attackers, castle included. */
        TOO_MANY_ATTACKERS,
        /** More than 4 defenders. */
        TOO_MANY_DEFENDERS,
        /** More attackers in the castle than the rule set's goal leaves room for. */
        CASTLE_OVERFULL,
        /** More quiet plies than the rule set's limit. */
        QUIET_PLIES_OVER_LIMIT
    }

    /** The parts of a setup. */
    public enum Part {
        ATTACKERS,
        DEFENDERS,
        CASTLE,
        QUIET_PLIES
    }
}
