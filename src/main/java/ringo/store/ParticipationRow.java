package ringo.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** That a player has created a game, is invited to it or plays in it; for the lists of players. Written by {@link GameStore}. */
@Entity
@Table(name = "participation")
@IdClass(ParticipationRow.Key.class)
@SuppressWarnings("NullAway.Init") // the columns are not null
public class ParticipationRow extends PanacheEntityBase {

    @Id
    @Column(name = "player_id")
    public String playerId;

    @Id
    @Column(name = "game_id")
    public String gameId;

    @Column(name = "created_at")
    public Instant createdAt;

    public String state;

    public boolean counted;

    /** What tells participations apart. */
    @SuppressWarnings("NullAway.Init") // filled by the framework
    public static final class Key {
        public String playerId;
        public String gameId;

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && key.playerId.equals(playerId) && key.gameId.equals(gameId);
        }

        @Override
        public int hashCode() {
            return Objects.hash(playerId, gameId);
        }
    }
}
