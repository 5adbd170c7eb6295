package ringo.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import ringo.game.GameId;
import ringo.game.PlayedMove;
import ringo.notation.PositionText;

/** A move of a game, with the position after it. That there is one a ply is the database's care. */
@Entity
@Table(name = "move")
@IdClass(MoveRow.Key.class)
@SuppressWarnings("NullAway.Init") // the columns are not null
public class MoveRow extends PanacheEntityBase {

    @Id
    @Column(name = "game_id")
    public String gameId;

    @Id
    public int ply;

    public String text;

    @Column(name = "played_at")
    public Instant playedAt;

    public String position;

    /** What tells moves apart. */
    @SuppressWarnings("NullAway.Init") // filled by the framework
    public static final class Key {
        public String gameId;
        public int ply;

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && key.ply == ply && key.gameId.equals(gameId);
        }

        @Override
        public int hashCode() {
            return Objects.hash(gameId, ply);
        }
    }

    static MoveRow of(GameId game, PlayedMove move) {
        MoveRow row = new MoveRow();
        row.gameId = game.text();
        row.ply = move.ply();
        row.text = move.text();
        row.playedAt = move.playedAt();
        row.position = PositionText.write(move.position());
        return row;
    }

    /** Adds the row to the game which {@code changed} has the id of. */
    void following(PlainSql statement) {
        statement.and(
                        ", played as (insert into move (game_id, ply, text, played_at, position) select id, ?, ?, ?, ? from changed)")
                .with(ply)
                .with(text)
                .with(playedAt)
                .with(position);
    }

    /** The moves of a game, in order. One that is played meanwhile is not of the game as it was read. */
    static List<PlayedMove> upTo(int ply, String gameId) {
        return ply == 0
                ? List.of()
                : MoveRow.find("gameId = ?1 and ply <= ?2 order by ply", gameId, ply).project(Read.class).stream()
                        .map(Read::move)
                        .toList();
    }

    /**
     * A row that is only read, as nearly all are: an entity would be looked at for changes before each statement.
     *
     * @param ply which ply it is, from 1
     * @param text the move
     * @param playedAt when it was played
     * @param position the position after it
     */
    public record Read(int ply, String text, Instant playedAt, String position) {

        PlayedMove move() {
            var after = GameRow.position(position);
            return new PlayedMove(ply, after.toMove().opponent(), text, playedAt, after);
        }
    }
}
