package ringo.store;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;
import org.hibernate.exception.ConstraintViolationException;
import ringo.player.Player;
import ringo.player.PlayerName;
import ringo.player.Players;

/** Keeps players in the table {@code player}. */
@Singleton
public class PlayerStore implements Players {

    private final Session entities;

    PlayerStore(Session entities) {
        this.entities = entities;
    }

    /** The database settles who of several gets the name. */
    @Override
    @Transactional
    public boolean add(Player player) {
        return entities.createNativeMutationQuery("insert into player (id, name, name_key, created_at)"
                                + " values (:id, :name, :key, :createdAt) on conflict do nothing")
                        .setParameter("id", player.id())
                        .setParameter("name", player.name().text())
                        .setParameter("key", player.name().key())
                        .setParameter("createdAt", player.createdAt())
                        .executeUpdate()
                == 1;
    }

    @Override
    public Optional<Player> find(PlayerName name) {
        return PlayerRow.<PlayerRow>find("nameKey", name.key())
                .firstResultOptional()
                .map(PlayerRow::player);
    }

    /** In a transaction of its own, since a name that somebody takes at the same moment breaks it. */
    @Override
    public boolean rename(String id, PlayerName name) {
        try {
            return QuarkusTransaction.requiringNew()
                    .call(() -> PlayerRow.update(
                                    "name = ?1, nameKey = ?2 where id = ?3 and leftAt is null"
                                            + " and not exists (select 1 from PlayerRow other where other.nameKey = ?2 and other.id <> ?3)",
                                    name.text(),
                                    name.key(),
                                    id)
                            == 1);
        } catch (ConstraintViolationException e) {
            return false;
        }
    }

    /** Whoever uses the token at the same moment waits for its row, or is waited for and then seen. */
    @Override
    @Transactional
    public void removeUnused(PlayerName name, Instant cameBefore) {
        List<String> unused = entities.createNativeQuery(
                        "select p.id from player p join token t on t.player_id = p.id and t.created_at = p.created_at"
                                + " where p.name_key = :key and p.created_at < :before and t.last_used_at is null"
                                + " for update of t",
                        String.class)
                .setParameter("key", name.key())
                .setParameter("before", cameBefore)
                .getResultList();
        for (String id : unused) {
            TokenRow.delete("playerId", id);
            PlayerRow.delete("id", id);
        }
    }

    @Override
    @Transactional
    public void forget(String id, Instant now) {
        entities.createNativeMutationQuery("delete from event where player_id = :id")
                .setParameter("id", id)
                .executeUpdate();
        entities.createNativeMutationQuery("delete from idempotency where player_id = :id")
                .setParameter("id", id)
                .executeUpdate();
        PlayerRow.update("name = null, nameKey = null, leftAt = ?1 where id = ?2", now, id);
    }
}
