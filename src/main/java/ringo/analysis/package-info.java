/**
 * What callers ask of the engine, in their words: hints for a learner.
 *
 * <p>{@link ringo.analysis.HintFinder} makes a {@link ringo.analysis.Hint} of what a search found; every
 * {@link ringo.analysis.Reason} in it is a fact that was checked by the rules and by small searches of its own. Plain Java.
 */
@NullMarked
package ringo.analysis;

import org.jspecify.annotations.NullMarked;
