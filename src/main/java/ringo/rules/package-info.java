/**
 * The rules of Ringo: rule sets and their options, positions, moves, why a move is not legal, how a game ends.
 *
 * <p>{@link ringo.rules.PlainGenerator} is the definition of what is legal; {@link ringo.rules.FastGenerator} is its fast
 * twin. Plain Java.
 */
@NullMarked
package ringo.rules;

import org.jspecify.annotations.NullMarked;
