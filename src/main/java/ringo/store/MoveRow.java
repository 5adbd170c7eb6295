package ringo.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.hibernate.Session;
import ringo.game.GameId;
import ringo.game.PlayedMove;
import ringo.notation.PositionText;
import ringo.rules.Position;

/**
 * A move of a game, with the position after it. That there is one a ply is the database's care.
 *
 * @param gameId the game's id
 * @param ply which ply it is, from 1
 * @param text the move
 * @param playedAt when it was played
 * @param position the position after it
 */
record MoveRow(String gameId, int ply, String text, Instant playedAt, String position) {

    static MoveRow of(GameId game, PlayedMove move) {
        return new MoveRow(game.text(), move.ply(), move.text(), move.playedAt(), PositionText.write(move.position()));
    }

    /** Adds the row to the game which {@code changed} has the id of. */
    void following(PlainSql statement) {
        statement
                .and(
                        ", played as (insert into move (game_id, ply, text, played_at, position) select id, ?, ?, ?, ? from changed)")
                .with(ply)
                .with(text)
                .with(playedAt)
                .with(position);
    }

    /** The moves of a game, in order. One that is played meanwhile is not of the game as it was read. */
    static List<PlayedMove> upTo(Session session, int ply, String gameId) {
        return ply == 0
                ? List.of()
                : new PlainSql(
                                "select ply, text, played_at, position from move where game_id = ? and ply <= ? order by ply")
                        .with(gameId)
                        .with(ply)
                        .rows(session, MoveRow::move);
    }

    private static PlayedMove move(ResultSet columns) throws SQLException {
        int at = 1;
        int ply = columns.getInt(at++);
        String text = columns.getString(at++);
        Instant playedAt = PlainSql.time(columns, at++).orElseThrow();
        Position after = GameRow.position(columns.getString(at));
        return new PlayedMove(ply, after.toMove().opponent(), text, playedAt, after);
    }
}
