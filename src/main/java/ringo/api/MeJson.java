package ringo.api;

import ringo.player.Holder;
import ringo.player.Player;
import ringo.player.Token;
import ringo.player.TokenSecret;

/**
 * A player, for the player alone.
 *
 * @param token the one that the request came with; for a new player, the first
 */
public record MeJson(String id, String name, String createdAt, TokenJson token) {

    static MeJson of(Holder holder) {
        return of(holder.player(), TokenJson.of(holder.token()));
    }

    /** A new player, with the secret of the first token. */
    static MeJson created(Player player, Token token, TokenSecret secret) {
        return of(player, TokenJson.created(token, secret));
    }

    private static MeJson of(Player player, TokenJson token) {
        PlayerJson known = PlayerJson.of(player);
        return new MeJson(known.id(), known.name(), known.createdAt(), token);
    }
}
