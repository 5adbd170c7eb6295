/** The openings of the arena's matches. */
@NullMarked
package ringo.arena;

import org.jspecify.annotations.NullMarked;
