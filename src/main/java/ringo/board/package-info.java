/** The board of Ringo: castle, rings, segments, cells and sets of cells. Plain Java; knows nothing of pieces or rules. */
@NullMarked
package ringo.board;

import org.jspecify.annotations.NullMarked;
