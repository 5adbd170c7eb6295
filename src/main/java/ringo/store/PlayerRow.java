package ringo.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import ringo.player.Player;
import ringo.player.PlayerName;

/** A player. */
@Entity
@Table(name = "player")
@SuppressWarnings("NullAway.Init") // the columns are not null
public class PlayerRow extends PanacheEntityBase {

    @Id
    public String id;

    public String name;

    @Column(name = "name_key")
    public String nameKey;

    @Column(name = "created_at")
    public Instant createdAt;

    Player player() {
        return new Player(id, PlayerName.stored(name), createdAt);
    }
}
