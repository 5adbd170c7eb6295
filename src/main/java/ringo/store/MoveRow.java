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

    /** The moves of a game, in order. */
    static List<PlayedMove> of(String gameId) {
        return MoveRow.<MoveRow>list("gameId = ?1 order by ply", gameId).stream()
                .map(MoveRow::move)
                .toList();
    }

    private PlayedMove move() {
        var after = GameRow.position(position);
        return new PlayedMove(ply, after.toMove().opponent(), text, playedAt, after);
    }
}
