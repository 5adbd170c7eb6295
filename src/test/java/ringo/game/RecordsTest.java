package ringo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static ringo.game.SampleGames.JANA;
import static ringo.game.SampleGames.NOW;
import static ringo.game.SampleGames.PETR;
import static ringo.game.SampleGames.granted;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import ringo.notation.GameRecord;
import ringo.notation.GameText;
import ringo.notation.MoveText;
import ringo.rules.FastGenerator;
import ringo.rules.GameOutcome;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.NamedRuleSet;
import ringo.rules.Position;
import ringo.rules.Positions;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;

class RecordsTest {

    /** A game under random rules from a random position, often the usual one, that goes on for a while or to its end. */
    private static Game randomGame(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        boolean preset = random.nextBoolean();
        Preset base = Preset.values()[random.nextInt(Preset.values().length)];
        RuleSet rules = preset ? base.rules() : RuleSets.random(seed);
        Position start = random.nextBoolean() ? rules.start() : Positions.random(rules, seed);
        if (new FastGenerator(rules).outcome(start).decided()) {
            start = rules.start();
        }
        GameTerms terms = new GameTerms(
                new NamedRuleSet(rules, base),
                start,
                random.nextBoolean() ? Optional.empty() : Optional.of(Duration.ofMinutes(random.nextInt(60, 43_201))),
                Visibility.PUBLIC,
                SideChoice.RANDOM,
                new Opponent.Open());
        Game game = granted(Beginning.create(JANA, terms, NOW, SampleGames.random(seed)));
        game = granted(Beginning.join(game, PETR, NOW.plusMillis(random.nextInt(100_000)), SampleGames.random(seed)));
        int most = random.nextInt(120);
        while (game.state() == GameState.ACTIVE && game.ply() < most) {
            List<Move> legal = game.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            game = SampleGames.play(game, MoveText.write(move, move.ambiguousAmong(legal)));
        }
        return game;
    }

    @Test
    void randomGamesAreReadBackAndPlayedAgain() {
        int defenderFirst = 0;
        for (long seed = 0; seed < 300; seed++) {
            Game game = randomGame(seed);
            GameRecord written = Records.of(game);
            String text = GameText.write(written);
            assertEquals(new GameText.Parsed.Readable(written), GameText.parse(text), text);
            Game again = SampleGames.play(
                    SampleGames.started(written.rules().rules(), written.start()),
                    written.moves().toArray(String[]::new));
            assertEquals(game.position(), again.position());
            assertEquals(game.outcome(), again.outcome());
            Line line = new Line(new FastGenerator(written.rules().rules()), written.start());
            written.moves().forEach(move -> line.play(MoveText.parse(move).orElseThrow()));
            assertEquals(written.outcome(), GameOutcome.of(line.outcome()));
            defenderFirst += written.start().toMove() == Side.DEFENDER && game.ply() > 1 ? 1 : 0;
        }
        assertEquals(true, defenderFirst > 20, "the defender moved first in " + defenderFirst);
    }

    @Test
    void everyKindOfParticipantIsNamed() {
        assertEquals(
                """
                Game: %s
                Rules: fosdick
                Attacker: Jana
                Defender: engine 4
                Time per move: PT1H
                Started: 2026-11-29T09:00:00Z
                Result: ongoing

                1. b6-b5
                """.formatted(SampleGames.againstEngine().id()),
                GameText.write(Records.of(SampleGames.play(SampleGames.againstEngine(), "b6-b5"))));
        Game waiting = SampleGames.create(SampleGames.terms(SideChoice.DEFENDER, new Opponent.Open()));
        Game deleted = granted(Ending.forget(waiting, JANA.id(), NOW));
        assertEquals("""
                Game: %s
                Rules: fosdick
                Defender: deleted player
                Time per move: PT1H
                Result: noResult cancelled
                """.formatted(waiting.id()), GameText.write(Records.of(deleted)));
    }
}
