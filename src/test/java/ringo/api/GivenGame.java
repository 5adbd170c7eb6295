package ringo.api;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import ringo.game.Beginning;
import ringo.game.Correspondence;
import ringo.game.Draws;
import ringo.game.Ending;
import ringo.game.EngineJobs;
import ringo.game.EventLog;
import ringo.game.Game;
import ringo.game.GameTerms;
import ringo.game.Games;
import ringo.game.Opponent;
import ringo.game.Participant;
import ringo.game.Play;
import ringo.game.PlayerId;
import ringo.game.Presence;
import ringo.game.Replies;
import ringo.game.SideChoice;
import ringo.game.Visibility;
import ringo.notation.PositionText;
import ringo.player.Atomically;
import ringo.rules.NamedRuleSet;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Setup;

/** A game that is there before a request is sent, and three who send requests: Jana created it, Petr plays her, Eva looks on. */
final class GivenGame {

    /** Two attackers and a defender before the castle. */
    static final String START = "8/8/8/8/1A6/2A2D2 0 A 0 1";

    /** The id of the first game that is created, so that paths can be told in advance. */
    private static final String ID = "5m0q8c2v7h4r1t9x3k6b0n8w2d";

    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
    private static final Duration TIME_PER_MOVE = Duration.ofDays(3);

    private final Given.Caller jana = Given.create("Jana");
    private final Given.Caller petr = Given.create("Petr");
    private final Given.Caller eva = Given.create("Eva");
    private final Correspondence correspondence = new Correspondence(
            Given.bean(Games.class),
            Given.bean(EventLog.class),
            Given.bean(EngineJobs.class),
            Given.bean(Presence.class),
            Given.bean(Clock.class),
            new Digits(ID));
    private Game game;

    private GivenGame(boolean invites, Visibility visibility) {
        Opponent opponent = invites ? new Opponent.Invited(player(petr)) : new Opponent.Open();
        game = done(() -> correspondence.create(player(jana), terms(opponent, visibility)));
    }

    /** Draws the digits of a text, then any. */
    private static final class Digits implements RandomGenerator {
        private final SecureRandom rest = new SecureRandom();
        private final String text;
        private int drawn;

        Digits(String text) {
            this.text = text;
        }

        @Override
        public int nextInt(int bound) {
            return drawn < text.length() ? DIGITS.indexOf(text.charAt(drawn++)) : rest.nextInt(bound);
        }

        @Override
        public long nextLong() {
            return rest.nextLong();
        }
    }

    static GivenGame invitation(Visibility visibility) {
        return new GivenGame(true, visibility);
    }

    static GivenGame open() {
        return new GivenGame(false, Visibility.PUBLIC);
    }

    static GivenGame active() {
        return invitation(Visibility.PUBLIC).joined();
    }

    GivenGame joined() {
        game = done(() -> correspondence.join(game.id(), player(petr), version()));
        return this;
    }

    private static GameTerms terms(Opponent opponent, Visibility visibility) {
        return new GameTerms(
                NamedRuleSet.of(Preset.BELL),
                start(),
                Optional.of(TIME_PER_MOVE),
                visibility,
                SideChoice.ATTACKER,
                opponent);
    }

    static Position start() {
        Setup setup = ((PositionText.Parsed.Readable) PositionText.parse(START)).setup();
        return ((Setup.Checked.Playable) setup.check(Preset.BELL.rules())).position();
    }

    GivenGame moves(String move) {
        boolean first = game.ply() % 2 == 0;
        return changed((was, now) -> Play.move(was, id(first ? jana : petr), move, now));
    }

    GivenGame offersDraw() {
        return changed((was, now) -> Draws.offer(was, id(jana), now));
    }

    GivenGame resigned() {
        return changed((was, now) -> Ending.resign(was, id(petr), now));
    }

    GivenGame calledOff() {
        return changed((was, now) -> Beginning.cancel(was, id(jana), now));
    }

    GivenGame rematched() {
        done(() -> correspondence.rematch(game.id(), player(petr)));
        return this;
    }

    GivenGame petrLeaves() {
        Given.accounts().delete(petr.holder());
        game = correspondence.find(game.id()).orElseThrow();
        return this;
    }

    /** The service has been up all the time: it does not move the deadline. */
    GivenGame outOfTime() {
        Given.bean(Atomically.class).run(() -> {
            Given.bean(Presence.class).lock(Instant.now());
            Given.bean(Presence.class).note(Instant.now());
            return game;
        });
        Given.sql("update game set deadline = now() - interval '1 second'");
        Given.sql("update turn set due = now() - interval '1 second'");
        return this;
    }

    GivenGame usesKey(String key) {
        for (Given.Caller caller : new Given.Caller[] {jana, petr}) {
            Given.bean(Replies.class)
                    .run(
                            id(caller),
                            Optional.of(new Replies.Request(key, "0".repeat(64))),
                            () -> new Replies.Reply(200, Map.of(), "{}", true));
        }
        return this;
    }

    GivenGame andAllOthers() {
        for (int i = 1; i < Correspondence.MOST_RUNNING; i++) {
            done(() -> correspondence.create(player(jana), terms(new Opponent.Open(), Visibility.PUBLIC)));
        }
        return this;
    }

    private GivenGame changed(Correspondence.Request request) {
        game = done(() -> correspondence.change(game.id(), version(), request));
        return this;
    }

    private Game done(java.util.function.Supplier<Correspondence.Answer> request) {
        Correspondence.Answer answer = Given.bean(Atomically.class).run(request);
        if (answer instanceof Correspondence.Done done) {
            return done.game();
        }
        throw new AssertionError(answer);
    }

    private OptionalLong version() {
        return OptionalLong.of(game.version());
    }

    private static PlayerId id(Given.Caller caller) {
        return new PlayerId(caller.holder().player().id());
    }

    private static Participant.Player player(Given.Caller caller) {
        return new Participant.Player(
                id(caller), caller.holder().player().name().text());
    }

    Given.Caller jana() {
        return jana;
    }

    Given.Caller petr() {
        return petr;
    }

    Given.Caller eva() {
        return eva;
    }

    /** What requests may name in braces: the tokens of the three (Jana's is {@code token}), the game and its version. */
    Map<String, String> values() {
        Map<String, String> values = new HashMap<>(jana.values());
        values.put("petr", petr.secret());
        values.put("eva", eva.secret());
        values.put("game", game.id().text());
        values.put("version", Long.toString(game.version()));
        return values;
    }
}
