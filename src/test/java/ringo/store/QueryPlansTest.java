package ringo.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.hibernate.orm.PersistenceUnitExtension;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.hibernate.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import ringo.game.Correspondence;
import ringo.game.Ending;
import ringo.game.EngineJobs;
import ringo.game.EventLog;
import ringo.game.Game;
import ringo.game.GameId;
import ringo.game.GameQuery;
import ringo.game.GameState;
import ringo.game.GameTerms;
import ringo.game.Games;
import ringo.game.Opponent;
import ringo.game.Page;
import ringo.game.Participant;
import ringo.game.Play;
import ringo.game.PlayerId;
import ringo.game.Replies;
import ringo.game.SideChoice;
import ringo.game.Visibility;
import ringo.player.Accounts;
import ringo.player.PlayerName;
import ringo.player.Players;
import ringo.player.TokenSecret;
import ringo.player.Tokens;
import ringo.rules.NamedRuleSet;
import ringo.rules.Preset;

/** Every query has an index that serves it: where the database is told to avoid reading whole tables, it can. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
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
    Correspondence correspondence;

    @Inject
    Accounts accounts;

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

    /** What changes games: a move, and an end. */
    private void playAndForget() {
        QuarkusTransaction.begin();
        try {
            Participant.Player jana = player("Plan-Jana");
            Participant.Player petr = player("Plan-Petr");
            GameTerms terms = new GameTerms(
                    NamedRuleSet.of(Preset.BELL),
                    Preset.BELL.rules().start(),
                    Optional.of(Duration.ofDays(1)),
                    Visibility.PUBLIC,
                    SideChoice.ATTACKER,
                    new Opponent.Open());
            GameId game = done(correspondence.create(jana, terms)).id();
            done(correspondence.join(game, petr, OptionalLong.of(1)));
            done(correspondence.change(
                    game, OptionalLong.of(2), (found, now) -> Play.move(found, jana.id(), "f6-f5", now)));
            done(correspondence.change(game, OptionalLong.of(3), (found, now) -> Ending.resign(found, petr.id(), now)));
        } finally {
            QuarkusTransaction.rollback();
        }
    }

    private Participant.Player player(String name) {
        Accounts.Created created = (Accounts.Created) accounts.create(PlayerName.of(name));
        return new Participant.Player(new PlayerId(created.player().id()), name);
    }

    private static Game done(Correspondence.Answer answer) {
        return assertInstanceOf(Correspondence.Done.class, answer).game();
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
        List<String> asked = statements
                .during(() -> {
                    QuarkusTransaction.requiringNew().run(this::ask);
                    playAndForget();
                })
                .stream()
                .filter(sql -> !sql.startsWith("insert"))
                .distinct()
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
