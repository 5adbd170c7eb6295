/** Matches between the engine and simple opponents. Not part of the service. */
@NullMarked
package ringo.arena;

import org.jspecify.annotations.NullMarked;
