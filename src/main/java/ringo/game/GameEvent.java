package ringo.game;

import java.util.List;
import java.util.Optional;
import ringo.rules.Side;

/**
 * Something that happened to a game.
 *
 * @param type what
 * @param by the side that did it; empty if it was none, or had no seat
 * @param ply how many plies had been played then, that move included
 * @param concerned the players who are to hear of it, by id; the engine and deleted players never are
 */
public record GameEvent(Type type, Optional<Side> by, int ply, List<PlayerId> concerned) {

    /** What can happen. */
    public enum Type {
        GAME_CREATED,
        GAME_JOINED,
        GAME_DECLINED,
        MOVE_PLAYED,
        DRAW_OFFERED,
        DRAW_DECLINED,
        DRAW_WITHDRAWN,
        GAME_FINISHED,
        GAME_ABORTED
    }

    /** Keeps the players in order. */
    public GameEvent {
        concerned = concerned.stream().sorted().distinct().toList();
    }
}
