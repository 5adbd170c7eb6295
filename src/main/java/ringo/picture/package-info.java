/**
 * Pictures of positions and of the board, as SVG, PNG and PDF, drawn from the board's geometry. Plain Java; needs no font and no screen.
 */
@NullMarked
package ringo.picture;

import org.jspecify.annotations.NullMarked;
