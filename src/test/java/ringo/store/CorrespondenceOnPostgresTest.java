package ringo.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import ringo.game.Correspondence;
import ringo.game.Draws;
import ringo.game.Ending;
import ringo.game.EngineJobs;
import ringo.game.EventLog;
import ringo.game.Game;
import ringo.game.GameEvent;
import ringo.game.GameQuery;
import ringo.game.GameState;
import ringo.game.GameSummary;
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
import ringo.notation.MoveText;
import ringo.player.Accounts;
import ringo.player.Holder;
import ringo.player.PlayerName;
import ringo.rules.CastleGoal;
import ringo.rules.GameOutcome;
import ringo.rules.NamedRuleSet;
import ringo.rules.OptionValue;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;

/** Games as they are kept: every part of them comes back, and what happens to them is decided by what is kept. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class CorrespondenceOnPostgresTest {

    private static final Duration THREE_DAYS = Duration.ofDays(3);

    @Inject
    Correspondence correspondence;

    @Inject
    Games games;

    @Inject
    EventLog events;

    @Inject
    EngineJobs jobs;

    @Inject
    Replies replies;

    @Inject
    Accounts accounts;

    @Inject
    EntityManager entities;

    private Holder janaHolder;
    private Participant.Player jana;
    private Participant.Player petr;

    CorrespondenceOnPostgresTest() {}

    @BeforeEach
    void begin() {
        sql("truncate player, token, game, move, participation, turn, event, idempotency, job, presence cascade");
        janaHolder = holder("Jana");
        jana = player(janaHolder);
        petr = player(holder("Petr"));
        changed(() -> correspondence.beat());
    }

    private Holder holder(String name) {
        Accounts.Created created = (Accounts.Created) accounts.create(PlayerName.of(name));
        return new Holder(created.player(), created.token());
    }

    private static Participant.Player player(Holder holder) {
        return new Participant.Player(
                new PlayerId(holder.player().id()), holder.player().name().text());
    }

    private static <T> T changed(Supplier<T> change) {
        return QuarkusTransaction.requiringNew().call(change::get);
    }

    private void sql(String statement) {
        changed(() -> entities.createNativeQuery(statement).executeUpdate());
    }

    private static GameTerms terms(SideChoice side, Opponent opponent) {
        return terms(side, opponent, Visibility.PUBLIC);
    }

    private static GameTerms terms(SideChoice side, Opponent opponent, Visibility visibility) {
        return new GameTerms(
                NamedRuleSet.of(Preset.BELL),
                Preset.BELL.rules().start(),
                Optional.of(THREE_DAYS),
                visibility,
                side,
                opponent);
    }

    private Game create(GameTerms terms) {
        return done(changed(() -> correspondence.create(jana, terms)));
    }

    private Game begun() {
        Game game = create(terms(SideChoice.ATTACKER, new Opponent.Open()));
        return done(changed(() -> correspondence.join(game.id(), petr, OptionalLong.of(1))));
    }

    private Game move(Game game, Participant.Player who, String move) {
        return done(request(game, (now, at) -> Play.move(now, who.id(), move, at)));
    }

    private Correspondence.Answer request(Game game, Correspondence.Request request) {
        return changed(() -> correspondence.change(game.id(), OptionalLong.of(game.version()), request));
    }

    private static Game done(Correspondence.Answer answer) {
        return assertInstanceOf(Correspondence.Done.class, answer, answer::toString)
                .game();
    }

    private List<String> events(Participant.Player who) {
        return events.after(who.id(), 0, 100).stream()
                .map(event -> event.number() + " " + event.type() + " " + event.version()
                        + event.by().map(side -> " " + side).orElse(""))
                .toList();
    }

    @Test
    void aGameComesBackAsItWas() {
        Game game = begun();
        game = move(game, jana, game.legalMoves().isEmpty() ? "" : "f6-f5");
        game = move(game, petr, "d1-d2");
        game = done(request(game, (now, at) -> Draws.offer(now, petr.id(), at)));

        assertEquals(Optional.of(game), games.find(game.id()));
        assertEquals(4, game.version() - 1);
        assertEquals(
                List.of(
                        "1 GAME_CREATED 1 ATTACKER",
                        "2 GAME_JOINED 2 DEFENDER",
                        "3 MOVE_PLAYED 3 ATTACKER",
                        "4 MOVE_PLAYED 4 DEFENDER",
                        "5 DRAW_OFFERED 5 DEFENDER"),
                events(jana));
        assertEquals(
                List.of(
                        "1 GAME_JOINED 2 DEFENDER",
                        "2 MOVE_PLAYED 3 ATTACKER",
                        "3 MOVE_PLAYED 4 DEFENDER",
                        "4 DRAW_OFFERED 5 DEFENDER"),
                events(petr));
    }

    @Test
    void changedRulesComeBackWithAllTheirOptions() {
        RuleSet rules = Preset.BELL
                .rules()
                .with(RuleOption.CASTLE_GOAL, new OptionValue.Choice(ringo.rules.Codes.of(CastleGoal.TWO_INSIDE)))
                .with(RuleOption.QUIET_PLY_LIMIT, new OptionValue.Number(33));
        GameTerms terms = new GameTerms(
                new NamedRuleSet(rules, Preset.BELL),
                rules.start(),
                Optional.empty(),
                Visibility.UNLISTED,
                SideChoice.RANDOM,
                new Opponent.Invited(petr));
        Game game = create(terms);

        assertEquals(Optional.of(game), games.find(game.id()));
    }

    @Test
    void ofTwoWhoMoveAtOnceOneIsStale() {
        Game game = begun();
        List<CompletableFuture<Correspondence.Answer>> both = atOnce(List.of(
                () -> request(game, (now, at) -> Play.move(now, jana.id(), "f6-f5", at)),
                () -> request(game, (now, at) -> Play.move(now, jana.id(), "d6-d5", at))));
        List<Correspondence.Answer> answers =
                both.stream().map(CompletableFuture::join).toList();

        assertEquals(
                1,
                answers.stream().filter(Correspondence.Done.class::isInstance).count());
        assertEquals(
                1,
                answers.stream().filter(Correspondence.Stale.class::isInstance).count());
    }

    @Nested
    class Deadlines {

        @Test
        void aMoveAfterItIsRefusedAndEndsTheGame() {
            Game game = begun();
            sql("update game set deadline = now() - interval '1 second'");
            Correspondence.Answer answer = request(game, (now, at) -> Play.move(now, jana.id(), "f6-f5", at));

            Game over = assertInstanceOf(Correspondence.TooLate.class, answer).game();
            assertEquals(Optional.of(GameOutcome.Reason.TIMEOUT), over.outcome().reason());
            assertEquals(Optional.of(over), games.find(game.id()));
            assertEquals(
                    0,
                    games.turns(jana.id(), new Page.Request(10, Optional.empty()))
                            .items()
                            .size());
        }

        @Test
        void oneThatFellIntoAnOutageIsMoved() {
            Game game = begun();
            sql("update game set deadline = now() - interval '60 seconds'");
            sql("update turn set due = now() - interval '60 seconds'");
            sql("update presence set seen = now() - interval '90 seconds'");

            assertEquals(1, changed(() -> correspondence.beat()));
            assertEquals(0, changed(() -> correspondence.beat()));
            Game moved = games.find(game.id()).orElseThrow();
            assertEquals(GameState.ACTIVE, moved.state());
            assertTrue(moved.deadline().orElseThrow().isAfter(Instant.now().plus(Duration.ofMinutes(59))));
        }

        @Test
        void whoeverMovesBeforeTheOutageIsNoticedIsInTime() {
            Game game = begun();
            sql("update game set deadline = now() - interval '60 seconds'");
            sql("update presence set seen = now() - interval '90 seconds'");

            assertEquals(1, move(game, jana, "f6-f5").ply());
        }

        @Test
        void oneFromBeforeTheOutageIsMissed() {
            Game game = begun();
            sql("update turn set due = now() - interval '100 seconds'");
            sql("update game set deadline = now() - interval '100 seconds'");
            sql("update presence set seen = now() - interval '90 seconds'");

            assertEquals(List.of(game.id()), games.expired(Instant.now(), 10));
            assertTrue(changed(() -> correspondence.timeOut(game.id())));
            assertFalse(changed(() -> correspondence.timeOut(game.id())));
            assertEquals(List.of(), games.expired(Instant.now(), 10));
        }
    }

    @Nested
    class Engine {

        @Test
        void owesItsMoveUntilItIsPlayed() {
            Game game = begun();
            Instant tomorrow = Instant.now().plus(Duration.ofDays(1));
            jobs.add(game.id(), 1, 3, tomorrow);
            jobs.add(game.id(), 1, 3, tomorrow);
            EngineJobs.Job job = jobs.borrow(tomorrow, Duration.ofSeconds(30)).orElseThrow();

            assertEquals(new EngineJobs.Job(game.id(), 1, 3, 1), job);
            assertEquals(Optional.empty(), jobs.borrow(tomorrow, Duration.ofSeconds(30)));
            assertTrue(jobs.renew(job, tomorrow, Duration.ofSeconds(60)));
            EngineJobs.Job again = jobs.borrow(tomorrow.plusSeconds(61), Duration.ofSeconds(30))
                    .orElseThrow();
            assertEquals(2, again.attempt());
            assertFalse(jobs.renew(job, tomorrow, Duration.ofSeconds(60)));
            jobs.giveBack(again, tomorrow.plusSeconds(70));
            assertEquals(Optional.empty(), jobs.borrow(tomorrow.plusSeconds(69), Duration.ofSeconds(30)));
            jobs.done(jobs.borrow(tomorrow.plusSeconds(70), Duration.ofSeconds(30))
                    .orElseThrow());
            assertEquals(Optional.empty(), jobs.borrow(tomorrow.plusSeconds(999), Duration.ofSeconds(30)));
        }

        @Test
        void playsItsMovesOnce() throws InterruptedException {
            Game game = create(terms(SideChoice.DEFENDER, Opponent.Engine.ofLevel(3)));
            Game answered = await(game, 1);
            move(answered, jana, MoveText.write(answered.legalMoves().get(0), false));

            assertEquals(3, await(game, 3).ply());
            assertFalse(changed(() ->
                    correspondence.engineMove(game.id(), 1, game.legalMoves().get(0))));
        }

        private Game await(Game game, int ply) throws InterruptedException {
            for (int i = 0; i < 300; i++) {
                Optional<Game> now = QuarkusTransaction.requiringNew().call(() -> games.find(game.id()));
                if (now.filter(found -> found.ply() >= ply).isPresent()) {
                    return now.get();
                }
                Thread.sleep(100);
            }
            throw new AssertionError("the engine has not moved");
        }

        @Test
        void hasAtMostTenGamesWithOnePlayer() {
            GameTerms terms = terms(SideChoice.ATTACKER, Opponent.Engine.ofLevel(1));
            for (int i = 0; i < Correspondence.MOST_AGAINST_ENGINE; i++) {
                create(terms);
            }

            assertEquals(new Correspondence.TooManyGames(true), changed(() -> correspondence.create(jana, terms)));
        }
    }

    @Nested
    class Lists {

        private List<String> ids(Page<GameSummary> page) {
            return page.items().stream().map(game -> game.id().text()).toList();
        }

        @Test
        void goOnWhereTheyStoppedThoughGamesAreAdded() {
            List<String> created = new ArrayList<>(IntStream.range(0, 5)
                    .mapToObj(i -> create(terms(SideChoice.RANDOM, new Opponent.Open()))
                            .id()
                            .text())
                    .toList());
            Page<GameSummary> first = games.list(GameQuery.ALL, new Page.Request(3, Optional.empty()));
            create(terms(SideChoice.RANDOM, new Opponent.Open()));
            Page<GameSummary> second = games.list(GameQuery.ALL, new Page.Request(3, first.next()));

            List<String> listed = new ArrayList<>(ids(first));
            listed.addAll(ids(second));
            created.sort(String::compareTo);
            listed.sort(String::compareTo);
            assertEquals(created, listed);
            assertEquals(Optional.empty(), second.next());
        }

        @Test
        void areFiltered() {
            Game waiting = create(terms(SideChoice.RANDOM, new Opponent.Invited(petr)));
            Game active = begun();
            create(terms(SideChoice.RANDOM, new Opponent.Open(), Visibility.UNLISTED));
            Page.Request part = new Page.Request(10, Optional.empty());

            assertEquals(
                    List.of(active.id().text()),
                    ids(games.list(
                            new GameQuery(
                                    Optional.of(GameState.ACTIVE),
                                    Optional.of(Preset.BELL),
                                    Optional.of(PlayerName.of("petr"))),
                            part)));
            assertEquals(
                    List.of(waiting.id().text()),
                    ids(games.list(
                            new GameQuery(Optional.of(GameState.WAITING), Optional.empty(), Optional.empty()), part)));
            assertEquals(
                    List.of(),
                    ids(games.list(
                            new GameQuery(Optional.empty(), Optional.of(Preset.FOSDICK), Optional.empty()), part)));
            assertEquals(2, games.list(GameQuery.ALL, part).items().size());
            assertEquals(3, games.of(jana.id(), GameQuery.ALL, part).items().size());
            assertEquals(2, games.of(petr.id(), GameQuery.ALL, part).items().size());
            assertEquals(List.of(active.id().text()), ids(games.turns(jana.id(), part)));
            assertEquals(List.of(), ids(games.turns(petr.id(), part)));
        }

        @Test
        void ofTurnsBeginWithTheMostUrgent() {
            List<Game> three = List.of(begun(), begun(), begun());
            sql("update turn set due = due - interval '1 day' where game_id = '"
                    + three.get(2).id() + "'");
            sql("update game set deadline = deadline - interval '1 day' where id = '"
                    + three.get(2).id() + "'");
            sql("update turn set due = '9999-12-31T23:59:59.999Z' where game_id = '"
                    + three.get(0).id() + "'");
            Page<GameSummary> first = games.turns(jana.id(), new Page.Request(1, Optional.empty()));
            Page<GameSummary> second = games.turns(jana.id(), new Page.Request(1, first.next()));
            Page<GameSummary> third = games.turns(jana.id(), new Page.Request(1, second.next()));

            assertEquals(
                    List.of(three.get(2).id(), three.get(1).id(), three.get(0).id()),
                    List.of(first, second, third).stream()
                            .map(page -> page.items().get(0).id())
                            .toList());
            assertEquals(Optional.empty(), third.next());
        }
    }

    @Nested
    class Repeats {

        private final Replies.Request request = new Replies.Request("k1", "ab".repeat(32));

        private Replies.Reply reply(boolean keep) {
            return new Replies.Reply(201, Map.of("ETag", "\"1\""), "{}", keep);
        }

        @Test
        void getTheFirstAnswer() {
            Replies.Reply first = reply(true);

            assertEquals(new Replies.Answered(first, false), replies.run(jana.id(), Optional.of(request), () -> first));
            assertEquals(new Replies.Answered(first, true), replies.run(jana.id(), Optional.of(request), () -> {
                throw new AssertionError("carried out again");
            }));
            assertEquals(
                    new Replies.KeyTaken(),
                    replies.run(jana.id(), Optional.of(new Replies.Request("k1", "cd".repeat(32))), () -> reply(true)));
            assertEquals(new Replies.Answered(first, false), replies.run(petr.id(), Optional.of(request), () -> first));
        }

        @Test
        void areCarriedOutAgainIfTheyFailed() {
            assertThrows(
                    IllegalStateException.class,
                    () -> replies.run(jana.id(), Optional.of(request), () -> {
                        throw new IllegalStateException("no");
                    }));
            replies.run(jana.id(), Optional.of(request), () -> reply(false));

            assertEquals(
                    new Replies.Answered(reply(true), false),
                    replies.run(jana.id(), Optional.of(request), () -> reply(true)));
        }

        @Test
        void areForgottenInParts() {
            replies.run(jana.id(), Optional.of(request), () -> reply(true));
            replies.run(petr.id(), Optional.of(request), () -> reply(true));
            Instant later = Instant.now().plusSeconds(60);

            assertEquals(0, replies.forget(Instant.now().minusSeconds(60), 10));
            assertEquals(1, replies.forget(later, 1));
            assertEquals(1, replies.forget(later, 10));
        }
    }

    @Test
    void whoLeavesEndsTheirGamesAndIsNamedNowhere() {
        Game waiting = create(terms(SideChoice.RANDOM, new Opponent.Open()));
        Game active = begun();
        Game finished = begun();
        finished = done(request(finished, (now, at) -> Ending.resign(now, petr.id(), at)));
        accounts.delete(janaHolder);

        assertEquals(GameState.ABORTED, games.find(waiting.id()).orElseThrow().state());
        Game lost = games.find(active.id()).orElseThrow();
        assertEquals(Optional.of(GameOutcome.Reason.RESIGNATION), lost.outcome().reason());
        assertEquals(Optional.of(new Participant.Deleted()), lost.seats().attacker());
        Game kept = games.find(finished.id()).orElseThrow();
        assertEquals(finished.version() + 1, kept.version());
        assertEquals(Optional.of(new Participant.Deleted()), kept.seats().attacker());
        assertEquals(Optional.of((Participant) petr), kept.seats().defender());
        assertEquals(
                List.of("GAME_JOINED", "GAME_JOINED", "GAME_FINISHED", "GAME_FINISHED"),
                events.after(petr.id(), 0, 100).stream()
                        .map(EventLog.Logged::type)
                        .map(GameEvent.Type::name)
                        .toList());
        assertEquals(List.of(), events.after(jana.id(), 0, 100));
    }

    private static <T> List<CompletableFuture<T>> atOnce(List<Supplier<T>> tasks) {
        return tasks.stream().map(CompletableFuture::supplyAsync).toList();
    }
}
