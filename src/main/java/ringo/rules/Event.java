package ringo.rules;

import ringo.board.Cell;
import ringo.board.Place;

/** One thing that happens when a move is played; a move's events come in the order of this declaration. */
public sealed interface Event {

    /** A piece went from a cell to a place. */
    record Moved(Cell from, Place to) implements Event {}

    /** A piece of the side was captured on the place. */
    record Captured(Place cell, Side side) implements Event {}

    /** The moving piece jumped over the immune enemy on the cell. */
    record Hopped(Cell cell) implements Event {}

    /** An attacker entered the castle. */
    record CastleEntered() implements Event {}

    /** The defender passed. */
    record Passed() implements Event {}

    /** The game ended. */
    record GameEnded(Outcome outcome) implements Event {}
}
