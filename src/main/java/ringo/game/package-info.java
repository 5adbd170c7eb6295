/**
 * Correspondence games: who plays whom, by which rules, on which clock, and what each may do when.
 *
 * <p>A {@link ringo.game.Game} never changes. The classes {@link ringo.game.Beginning}, {@link ringo.game.Play}, {@link ringo.game.Draws}
 * and {@link ringo.game.Ending} hold what can happen to it: functions of the game, of who asks, of the time and of chance, that answer
 * with a {@link ringo.game.Decision}, the next game or why there is none. Nothing is stored here and no clock is read. Plain Java.
 */
@NullMarked
package ringo.game;

import org.jspecify.annotations.NullMarked;
