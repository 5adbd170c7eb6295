package ringo.store;

import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Instant;
import org.hibernate.Session;
import ringo.game.Presence;

/** Keeps in the table {@code presence} when a node was last up. */
@Singleton
public class PresenceStore implements Presence {

    private final Session entities;

    PresenceStore(Session entities) {
        this.entities = entities;
    }

    @Override
    @Transactional
    public Instant seen() {
        return entities.createNativeQuery("select seen from presence", Instant.class)
                .getSingleResult();
    }

    @Override
    @Transactional
    public Instant lock(Instant now) {
        entities.createNativeMutationQuery("insert into presence (seen) values (:now) on conflict do nothing")
                .setParameter("now", now)
                .executeUpdate();
        return entities.createNativeQuery("select seen from presence for update", Instant.class)
                .getSingleResult();
    }

    @Override
    @Transactional
    public void note(Instant now) {
        entities.createNativeMutationQuery("update presence set seen = greatest(seen, :now)")
                .setParameter("now", now)
                .executeUpdate();
    }
}
