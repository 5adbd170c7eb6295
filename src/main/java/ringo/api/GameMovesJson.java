package ringo.api;

import java.util.List;
import ringo.game.Game;
import ringo.game.PlayedMove;
import ringo.rules.Codes;

/**
 * The moves of a game, in order.
 *
 * @param id of the game
 * @param version of the game, for which they are all its moves
 */
public record GameMovesJson(String id, long version, List<GameMoveJson> moves) {

    /** A move; see {@link PlayedMove} for the fields. */
    public record GameMoveJson(int ply, String side, String text, String playedAt) {

        private static GameMoveJson of(PlayedMove move) {
            return new GameMoveJson(
                    move.ply(),
                    Codes.of(move.side()),
                    move.text(),
                    move.playedAt().toString());
        }
    }

    static GameMovesJson of(Game game) {
        return new GameMovesJson(game.id().text(), game.version(), list(game));
    }

    static List<GameMoveJson> list(Game game) {
        return game.moves().stream().map(GameMoveJson::of).toList();
    }
}
