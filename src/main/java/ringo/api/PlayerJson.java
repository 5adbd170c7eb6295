package ringo.api;

import ringo.player.Player;

/** What everybody may know of a player. */
public record PlayerJson(String id, String name, String createdAt) {

    static PlayerJson of(Player player) {
        return new PlayerJson(
                player.id(), player.name().text(), player.createdAt().toString());
    }
}
