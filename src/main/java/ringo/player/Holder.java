package ringo.player;

/**
 * Who calls: a player, by one of the player's tokens.
 *
 * @param token as it was before this call
 */
public record Holder(Player player, Token token) {}
