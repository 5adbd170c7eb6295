package ringo.game;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import ringo.rules.NamedRuleSet;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/** Games for tests. */
final class SampleGames {

    static final Participant.Player JANA = new Participant.Player(new PlayerId("7c1f5s9e3a8k"), "Jana");
    static final Participant.Player PETR = new Participant.Player(new PlayerId("2d8w0n6b3k9x"), "Petr");
    static final Participant.Player OLGA = new Participant.Player(new PlayerId("zzzzzzzzzzzz"), "Olga");

    static final Instant NOW = Instant.parse("2026-11-29T09:00:00Z");
    static final Duration HOUR = Duration.ofHours(1);

    private SampleGames() {}

    static RandomGenerator random(long seed) {
        return new Random(seed);
    }

    static GameTerms terms(SideChoice side, Opponent opponent) {
        return terms(Preset.FOSDICK.rules(), Preset.FOSDICK.rules().start(), side, opponent);
    }

    static GameTerms terms(RuleSet rules, Position start, SideChoice side, Opponent opponent) {
        return new GameTerms(
                new NamedRuleSet(rules, Preset.DEFAULT), start, Optional.of(HOUR), Visibility.PUBLIC, side, opponent);
    }

    /** The game after a request that is granted. */
    static Game granted(Decision decision) {
        return assertInstanceOf(Decision.Granted.class, decision).game();
    }

    static Game create(GameTerms terms) {
        return granted(Beginning.create(JANA, terms, NOW, random(1)));
    }

    /** Jana attacks, Petr defends, nothing was played. */
    static Game started() {
        return started(Preset.FOSDICK.rules(), Preset.FOSDICK.rules().start());
    }

    static Game started(RuleSet rules, Position start) {
        Game waiting = create(terms(rules, start, SideChoice.ATTACKER, new Opponent.Open()));
        return granted(Beginning.join(waiting, PETR, NOW, random(1)));
    }

    /** Jana attacks, the engine defends at level 4. */
    static Game againstEngine() {
        return create(terms(SideChoice.ATTACKER, Opponent.Engine.ofLevel(4)));
    }

    /** The player whose move it is. */
    static PlayerId toMove(Game game) {
        return ((Participant.Player) game.seats().of(game.position().toMove()).orElseThrow()).id();
    }

    /** The game after these moves, each legal and in time. */
    static Game play(Game game, String... moves) {
        Game after = game;
        for (String move : moves) {
            after = granted(Play.move(after, toMove(after), move, NOW));
        }
        return after;
    }
}
