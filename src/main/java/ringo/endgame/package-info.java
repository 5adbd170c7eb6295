/**
 * Endgame tables: what is known, not estimated, where few pieces are left. Plain Java.
 *
 * <p>{@link ringo.endgame.EndgameTables} answers for positions, {@link ringo.endgame.EndgameBuilder} makes the files, and {@link
 * ringo.endgame.EndgameVerifier} proves them. A table holds all positions of one rule set with equal {@link
 * ringo.endgame.Material}; {@link ringo.endgame.PositionIndex} says where in it.
 */
@NullMarked
package ringo.endgame;

import org.jspecify.annotations.NullMarked;
