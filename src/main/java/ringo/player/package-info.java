/**
 * Players and their tokens: the use cases as plain classes, with the ports that they need. Plain Java.
 *
 * <p>{@link ringo.player.Accounts} is what a player can do with an account, {@link ringo.player.Authenticator} tells who bears a token.
 */
@NullMarked
package ringo.player;

import org.jspecify.annotations.NullMarked;
