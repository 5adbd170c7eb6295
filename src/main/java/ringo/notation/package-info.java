/** How positions and moves are written as text. Plain Java. */
@NullMarked
package ringo.notation;

import org.jspecify.annotations.NullMarked;
