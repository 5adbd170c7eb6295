package ringo.picture;

import ringo.board.Cell;
import ringo.board.Place;

/** From a cell to a place; one to its own cell is drawn as a circle round it. */
public record Arrow(Cell from, Place to) {}
