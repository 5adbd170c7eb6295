/**
 * What callers ask of the engine. Plain Java.
 *
 * <p>{@link ringo.analysis.Level} is a strength to play at, {@link ringo.analysis.Suggestion} a move chosen at one.
 */
@NullMarked
package ringo.analysis;

import org.jspecify.annotations.NullMarked;
