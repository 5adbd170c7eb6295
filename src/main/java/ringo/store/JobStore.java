package ringo.store;

import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.Session;
import ringo.game.EngineJobs;
import ringo.game.GameId;

/** Keeps the moves that the engine owes in the table {@code job}. */
@Singleton
public class JobStore implements EngineJobs {

    private static final String THIS = " where game_id = :game and ply = :ply and attempts = :attempt";

    private final Session entities;
    private final Notices notices;

    JobStore(Session entities, Notices notices) {
        this.entities = entities;
        this.notices = notices;
    }

    @Override
    @Transactional
    public void add(GameId game, int ply, int level, Instant now) {
        entities.createNativeMutationQuery("insert into job (game_id, ply, level, created_at, leased_until)"
                        + " values (:game, :ply, :level, :now, :now) on conflict (game_id) do update"
                        + " set ply = excluded.ply, level = excluded.level, created_at = excluded.created_at,"
                        + " leased_until = excluded.leased_until, attempts = 0 where job.ply <> excluded.ply")
                .setParameter("game", game.text())
                .setParameter("ply", ply)
                .setParameter("level", level)
                .setParameter("now", now)
                .executeUpdate();
        notices.jobAfterCommit();
    }

    /** A row that another worker borrows at the same moment is skipped. */
    @Override
    @Transactional
    public Optional<Job> borrow(Instant now, Duration lease) {
        return entities.createNativeQuery(
                        "update job set leased_until = :until, attempts = attempts + 1 where game_id ="
                                + " (select game_id from job where leased_until <= :now order by leased_until limit 1 for update skip locked)"
                                + " returning game_id, ply, level, attempts",
                        Object[].class)
                .setParameter("until", now.plus(lease))
                .setParameter("now", now)
                .getResultStream()
                .findFirst()
                .map(columns ->
                        new Job(new GameId((String) columns[0]), (Integer) columns[1], (Integer) columns[2], (Integer)
                                columns[3]));
    }

    @Override
    @Transactional
    public boolean renew(Job job, Instant now, Duration lease) {
        return lent(job, now.plus(lease));
    }

    @Override
    @Transactional
    public void giveBack(Job job, Instant when) {
        lent(job, when);
    }

    private boolean lent(Job job, Instant until) {
        return entities.createNativeMutationQuery("update job set leased_until = :until" + THIS)
                        .setParameter("until", until)
                        .setParameter("game", job.game().text())
                        .setParameter("ply", job.ply())
                        .setParameter("attempt", job.attempt())
                        .executeUpdate()
                == 1;
    }

    /** Whoever has borrowed it since finds it gone, or does it in vain: the game's ply settles that. */
    @Override
    @Transactional
    public void done(Job job) {
        entities.createNativeMutationQuery("delete from job where game_id = :game and ply = :ply")
                .setParameter("game", job.game().text())
                .setParameter("ply", job.ply())
                .executeUpdate();
    }
}
