package ringo.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import ringo.game.Page;

/** Whose move it is in an active game. Written by {@link GameStore}. */
@Entity
@Table(name = "turn")
@SuppressWarnings("NullAway.Init") // the columns are not null
public class TurnRow extends PanacheEntityBase {

    /** Stands where there is no deadline: after all of them. */
    static final Instant NEVER = Instant.parse("9999-12-31T23:59:59.999Z");

    @Id
    @Column(name = "game_id")
    public String gameId;

    @Column(name = "player_id")
    public @Nullable String playerId;

    public Instant due;

    /** When the move is due, as a place in a list has it. */
    static Instant due(long millis) {
        return millis == Page.Place.NO_TIME ? NEVER : Instant.ofEpochMilli(millis);
    }
}
