package ringo.rules;

import java.util.Optional;
import ringo.board.Cell;
import ringo.board.Place;

/** A move as a player writes it, legal or not. */
public sealed interface Attempt {

    /** The player passes. */
    record Pass() implements Attempt {}

    /**
     * The player moves a piece.
     *
     * @param from where it is said to stand
     * @param to where it is to go
     * @param capturing whether the move is written as a capture
     * @param captured the place of the captured piece, if it is written; only with a capture
     */
    record Go(Cell from, Place to, boolean capturing, Optional<Place> captured) implements Attempt {

        /** @throws IllegalArgumentException if a captured place is named without a capture */
        public Go {
            if (captured.isPresent() && !capturing) {
                throw new IllegalArgumentException("a captured place without a capture");
            }
        }
    }
}
