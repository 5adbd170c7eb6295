/** How positions, moves and games are written as text. Plain Java. */
@NullMarked
package ringo.notation;

import org.jspecify.annotations.NullMarked;
