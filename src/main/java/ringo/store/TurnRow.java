package ringo.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import ringo.game.Game;
import ringo.game.Page;
import ringo.game.Participant;

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

    static TurnRow of(Game game) {
        TurnRow row = new TurnRow();
        row.gameId = game.id().text();
        row.playerId = game.seats()
                .of(game.position().toMove())
                .filter(Participant.Player.class::isInstance)
                .map(seated -> ((Participant.Player) seated).id().text())
                .orElse(null);
        row.due = game.deadline().orElse(NEVER);
        return row;
    }

    /** Puts the row into the place of that of the game which {@code changed} has the id of. */
    void replacing(PlainSql statement) {
        statement
                .and(", turned as (insert into turn (game_id, player_id, due) select id, ?, ? from changed"
                        + " on conflict (game_id) do update set player_id = excluded.player_id, due = excluded.due)")
                .with(playerId)
                .with(due);
    }

    /** Removes the row of the game which {@code changed} has the id of. */
    static void removing(PlainSql statement) {
        statement.and(", turned as (delete from turn where game_id in (select id from changed))");
    }

    /** When the move is due, as a place in a list has it. */
    static Instant due(long millis) {
        return millis == Page.Place.NO_TIME ? NEVER : Instant.ofEpochMilli(millis);
    }
}
