package ringo.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import ringo.player.Player;
import ringo.player.PlayerName;

/** A player, also one who has left, who has no name any more. */
@Entity
@Table(name = "player")
@SuppressWarnings("NullAway.Init") // the columns are not null
public class PlayerRow extends PanacheEntityBase {

    @Id
    public String id;

    public @Nullable String name;

    @Column(name = "name_key")
    public @Nullable String nameKey;

    @Column(name = "created_at")
    public Instant createdAt;

    @Column(name = "left_at")
    public @Nullable Instant leftAt;

    Player player() {
        return new Player(id, PlayerName.of(Objects.requireNonNull(name)), createdAt);
    }
}
