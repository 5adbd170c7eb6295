/**
 * What callers ask of the engine. Plain Java.
 *
 * <p>{@link ringo.analysis.Analyst} answers questions with a bounded number of searches at a time and remembers answers. {@link
 * ringo.analysis.Level} is a strength to play at, {@link ringo.analysis.Suggestion} a move chosen at one, {@link
 * ringo.analysis.Hint} help for a learner.
 */
@NullMarked
package ringo.analysis;

import org.jspecify.annotations.NullMarked;
