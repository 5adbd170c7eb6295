package ringo.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.hibernate.orm.PersistenceUnitExtension;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.hibernate.Session;
import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.junit.jupiter.api.Test;
import ringo.game.EngineJobs;
import ringo.game.EventLog;
import ringo.game.GameId;
import ringo.game.GameQuery;
import ringo.game.GameState;
import ringo.game.Games;
import ringo.game.Page;
import ringo.game.PlayerId;
import ringo.game.Replies;
import ringo.player.PlayerName;
import ringo.player.Players;
import ringo.player.TokenSecret;
import ringo.player.Tokens;
import ringo.rules.Preset;

/** Every query has an index that serves it: where the database is told to avoid reading whole tables, it can. */
@QuarkusTest
class QueryPlansTest {

    /** One row, with nothing to look up. */
    private static final Set<String> READ_WHOLE = Set.of("presence");

    @Inject
    Session entities;

    @Inject
    @PersistenceUnitExtension
    Statements statements;

    @Inject
    Games games;

    @Inject
    EventLog events;

    @Inject
    EngineJobs jobs;

    @Inject
    Replies replies;

    @Inject
    Players players;

    @Inject
    Tokens tokens;

    QueryPlansTest() {}

    /** Hears of every statement. */
    @Singleton
    @PersistenceUnitExtension
    public static class Statements implements StatementInspector {

        private static final long serialVersionUID = 1;

        private final Set<String> heard = new ConcurrentSkipListSet<>();

        @Override
        public String inspect(String sql) {
            heard.add(sql);
            return sql;
        }
    }

    private void ask() {
        RandomGenerator random = RandomGenerator.getDefault();
        GameId game = GameId.random(random);
        PlayerId player = PlayerId.random(random);
        Instant now = Instant.now();
        TokenSecret.Hash hash = new TokenSecret.Hash("ab".repeat(32));
        PlayerName name = PlayerName.of("Nobody");
        games.find(game);
        games.lock(game);
        games.rematchOf(game);
        games.read(hash, game);
        games.lockPlayers(List.of(player));
        games.running(player);
        games.unfinished(player);
        games.forget(player);
        games.expired(now, 1);
        games.dueBetween(now, now);
        MoveRow.upTo(entities, 1, game.text());
        askLists(player);
        events.after(player, 0, 1);
        jobs.borrow(now, Duration.ofSeconds(1));
        EngineJobs.Job job = new EngineJobs.Job(game, 1, 1, 1);
        jobs.renew(job, now, Duration.ofSeconds(1));
        jobs.done(job);
        replies.keptFor(player);
        replies.forget(Instant.EPOCH, 1);
        players.find(name);
        players.unused(name, now);
        players.rename(player.text(), name);
        players.forget(player.text());
        tokens.find(hash);
        tokens.use(player.text(), now, now);
        tokens.good(Set.of("a", "b"), now);
        tokens.of(player.text());
        tokens.remove(player.text(), "a");
        tokens.removeAll(player.text());
    }

    /** With every combination of filters, first parts and later ones. */
    private void askLists(PlayerId player) {
        Page.Place place = new Page.Place(0, GameId.random(RandomGenerator.getDefault()));
        for (Page.Request part :
                List.of(new Page.Request(10, Optional.empty()), new Page.Request(10, Optional.of(place)))) {
            for (GameQuery query : queries(Optional.empty())) {
                games.list(query, part);
                games.of(player, query, part);
            }
            games.turns(player, part);
        }
    }

    private static List<GameQuery> queries(Optional<PlayerName> player) {
        List<GameQuery> queries = new ArrayList<>();
        for (Optional<GameState> state : List.of(Optional.<GameState>empty(), Optional.of(GameState.ACTIVE))) {
            for (Optional<Preset> base : List.of(Optional.<Preset>empty(), Optional.of(Preset.BELL))) {
                queries.add(new GameQuery(state, base, player));
            }
        }
        return queries;
    }

    @Test
    void noQueryReadsAWholeTable() {
        statements.heard.clear();
        QuarkusTransaction.requiringNew().run(this::ask);
        List<String> asked = statements.heard.stream()
                .filter(sql -> !sql.startsWith("insert"))
                .toList();
        assertTrue(asked.size() > 30, () -> "few were heard: " + asked);

        List<String> slow = new ArrayList<>();
        QuarkusTransaction.requiringNew().run(() -> {
            entities.createNativeMutationQuery("set local enable_seqscan = off").executeUpdate();
            entities.createNativeMutationQuery("set local plan_cache_mode = force_generic_plan")
                    .executeUpdate();
            for (String sql : asked) {
                plan(sql).stream()
                        .filter(line -> line.contains("Seq Scan on "))
                        .filter(line -> READ_WHOLE.stream().noneMatch(table -> line.contains("Seq Scan on " + table)))
                        .forEach(line -> slow.add(sql + ": " + line.strip()));
            }
        });
        assertEquals(List.of(), slow);
    }

    private List<String> plan(String sql) {
        AtomicInteger parameter = new AtomicInteger();
        String numbered = Pattern.compile("\\?").matcher(sql).replaceAll(mark -> "\\$" + parameter.incrementAndGet());
        String values = String.join(", ", Collections.nCopies(parameter.get(), "null"));
        return entities.doReturningWork(connection -> {
            List<String> lines = new ArrayList<>();
            try (var statement = connection.createStatement()) {
                statement.execute("prepare asked as " + numbered);
                try (var rows = statement.executeQuery(
                        "explain execute asked" + (values.isEmpty() ? "" : "(" + values + ")"))) {
                    while (rows.next()) {
                        lines.add(rows.getString(1));
                    }
                }
                statement.execute("deallocate asked");
            }
            return lines;
        });
    }
}
