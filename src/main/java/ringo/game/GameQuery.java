package ringo.game;

import java.util.Optional;
import ringo.player.PlayerName;
import ringo.rules.Preset;

/**
 * Which games a list has. Newest first, but for turns, of which the most urgent is first.
 *
 * @param state only games in this state; empty for all
 * @param base only games by this preset or by rules that are nearest to it; empty for all
 * @param player only games that this player created, is invited to or plays in; empty for all
 */
public record GameQuery(Optional<GameState> state, Optional<Preset> base, Optional<PlayerName> player) {

    /** All games. */
    public static final GameQuery ALL = new GameQuery(Optional.empty(), Optional.empty(), Optional.empty());
}
