package ringo.store;

import com.fasterxml.jackson.core.type.TypeReference;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.hibernate.Session;
import ringo.game.PlayerId;
import ringo.game.Replies;
import ringo.player.Atomically;

/**
 * Keeps answers in the table {@code idempotency}. The row is inserted before the request is carried out: the same request, sent at
 * the same time, waits for it until the transaction ends.
 */
@Singleton
public class ReplyStore implements Replies {

    private static final TypeReference<Map<String, String>> HEADERS = new TypeReference<>() {};

    private final Session entities;
    private final Atomically atomically;
    private final Clock clock;

    ReplyStore(Session entities, Atomically atomically, Clock clock) {
        this.entities = entities;
        this.atomically = atomically;
        this.clock = clock;
    }

    @Override
    public Outcome run(PlayerId who, Optional<Request> request, Supplier<Reply> work) {
        try {
            return atomically.run(() ->
                    request.map(known -> once(who, known, work)).orElseGet(() -> new Answered(work.get(), false)));
        } catch (InsertTimeoutException e) {
            return new StillRunning();
        }
    }

    private Outcome once(PlayerId who, Request request, Supplier<Reply> work) {
        if (!inserted(who, request)) {
            return kept(who, request);
        }
        Reply reply = work.get();
        if (reply.keep()) {
            keep(who, request, reply);
        } else {
            entities.createNativeMutationQuery("delete from idempotency where player_id = :player and key = :key")
                    .setParameter("player", who.text())
                    .setParameter("key", request.key())
                    .executeUpdate();
        }
        return new Answered(reply, false);
    }

    /** Waits for another transaction with the same key, if there is one, as long as the connection's {@code lock_timeout} says. */
    private boolean inserted(PlayerId who, Request request) {
        try {
            return entities.createNativeMutationQuery(
                                    "insert into idempotency (player_id, key, content, status, headers, body, created_at)"
                                            + " values (:player, :key, :content, 0, '{}', '', :now) on conflict do nothing")
                            .setParameter("player", who.text())
                            .setParameter("key", request.key())
                            .setParameter("content", HexFormat.of().parseHex(request.content()))
                            .setParameter("now", clock.instant().truncatedTo(ChronoUnit.MILLIS))
                            .executeUpdate()
                    == 1;
        } catch (RuntimeException e) {
            if (SqlFailure.isLockTimeout(e)) {
                throw new InsertTimeoutException(e);
            }
            throw e;
        }
    }

    private Outcome kept(PlayerId who, Request request) {
        Object[] columns = entities.createNativeQuery(
                        "select content, status, cast(headers as text), body from idempotency"
                                + " where player_id = :player and key = :key",
                        Object[].class)
                .setParameter("player", who.text())
                .setParameter("key", request.key())
                .getResultStream()
                .findFirst()
                .orElseThrow(() -> new Atomically.AgainException("the answer was removed meanwhile"));
        if (!HexFormat.of().formatHex((byte[]) columns[0]).equals(request.content())) {
            return new KeyTaken();
        }
        return new Answered(
                new Reply(
                        (Integer) columns[1], JsonColumn.read((String) columns[2], HEADERS), (String) columns[3], true),
                true);
    }

    private void keep(PlayerId who, Request request, Reply reply) {
        entities.createNativeMutationQuery(
                        "update idempotency set status = :status, headers = cast(:headers as jsonb), body = :body"
                                + " where player_id = :player and key = :key")
                .setParameter("status", reply.status())
                .setParameter("headers", JsonColumn.write(reply.headers()))
                .setParameter("body", reply.body())
                .setParameter("player", who.text())
                .setParameter("key", request.key())
                .executeUpdate();
    }

    @Override
    public List<Kept> keptFor(PlayerId who) {
        return entities
                .createNativeQuery(
                        "select key, created_at from idempotency where player_id = :player order by created_at, key",
                        Object[].class)
                .setParameter("player", who.text())
                .getResultList()
                .stream()
                .map(columns -> new Kept((String) columns[0], (Instant) columns[1]))
                .toList();
    }

    @Override
    public int forget(Instant before, int most) {
        return QuarkusTransaction.requiringNew()
                .call(() -> entities.createNativeMutationQuery(
                                "delete from idempotency where ctid = any (array(select ctid"
                                        + " from idempotency where created_at < :before order by created_at limit :most for update skip locked))")
                        .setParameter("before", before)
                        .setParameter("most", most)
                        .executeUpdate());
    }

    /** The same request has not been answered in time; never leaves this class. */
    private static final class InsertTimeoutException extends RuntimeException {
        private static final long serialVersionUID = 1;

        InsertTimeoutException(RuntimeException cause) {
            super(cause);
        }
    }
}
