package ringo.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;

/** The search against its plain twin. */
class SearchAgreesTest {

    private static final int POSITIONS = 120;
    private static final int MIXES = 180;

    /** The plain twin looks at most at about so many positions; what would be more is looked at less deeply. */
    private static final double MOST_LEAVES = 300;

    private static final int MOST_DEPTH = 6;

    /** A search is for one thread. */
    private final ThreadLocal<Search> plain =
            ThreadLocal.withInitial(() -> new Search(1, System::nanoTime, Features.NONE));

    private final ThreadLocal<Search> full = ThreadLocal.withInitial(() -> new Search(4, System::nanoTime));

    @ParameterizedTest
    @EnumSource
    void withoutShortcutsItGivesTheTwinsValues(Preset preset) {
        RuleSet rules = preset.rules();
        IntStream.range(0, POSITIONS).parallel().forEach(seed -> agrees(rules, reached(rules, seed)));
    }

    @Test
    void withoutShortcutsItGivesTheTwinsValuesUnderAnyOptions() {
        IntStream.range(0, MIXES).parallel().forEach(seed -> {
            RuleSet rules = RuleSets.random(seed);
            agrees(rules, reached(rules, seed));
        });
    }

    @ParameterizedTest
    @EnumSource
    void whatItCallsProvenTheTwinSeesToo(Preset preset) {
        RuleSet rules = preset.rules();
        IntStream.range(0, POSITIONS).parallel().forEach(seed -> isProven(rules, reached(rules, seed)));
    }

    @Test
    void whatItCallsProvenTheTwinSeesTooUnderAnyOptions() {
        IntStream.range(0, MIXES).parallel().forEach(seed -> {
            RuleSet rules = RuleSets.random(seed);
            isProven(rules, reached(rules, seed));
        });
    }

    /** From played games, from scattered pieces, and from games that went to and fro. */
    private static Games.Reached reached(RuleSet rules, int seed) {
        Position scattered = Games.scattered(rules, seed);
        return switch (seed % 4) {
            case 0 -> Games.random(rules, rules.start(), 10 + seed % 50, seed);
            case 1 -> Games.wandering(rules, scattered, seed);
            default -> new Games.Reached(scattered, List.of());
        };
    }

    private void agrees(RuleSet rules, Games.Reached reached) {
        PlainSearch twin = new PlainSearch(rules, reached.before());
        int depths = affordable(rules, reached.position());
        for (int depth = 1; depth <= depths; depth++) {
            int expected = twin.value(reached.position(), depth);
            Analysis analysis = plain.get().run(request(rules, reached, depth), Progress.NONE);
            Value value = analysis.lines().get(0).value();
            assertEquals(value(expected, reached.position().toMove()), weaker(value), () -> rules + " " + reached);
        }
    }

    /** How deep the twin can look: by the number of moves of both sides. */
    private static int affordable(RuleSet rules, Position position) {
        FastGenerator generator = new FastGenerator(rules);
        long attackers = FastGenerator.attackers(position);
        long defenders = FastGenerator.defenders(position);
        double moves = Math.sqrt((1.0 + generator.count(attackers, defenders, true))
                * (1.0 + generator.count(attackers, defenders, false)));
        int depth = (int) (Math.log(MOST_LEAVES) / Math.log(Math.max(moves, 2)) * 1.6);
        return Math.max(1, Math.min(MOST_DEPTH, depth));
    }

    /** Also with so many quiet plies that what was proven does not fit under the limit by one. */
    private void isProven(RuleSet rules, Games.Reached reached) {
        int plies = provenPlies(rules, reached);
        Position position = reached.position();
        int quietPlies = rules.quietPlyLimit() - plies + 1;
        if (plies > 1 && quietPlies > position.quietPlies()) {
            Position nearLimit = new Position(
                    position.attackers(),
                    position.defenders(),
                    position.castle(),
                    position.toMove(),
                    quietPlies,
                    position.turn());
            provenPlies(rules, new Games.Reached(nearLimit, List.of()));
        }
    }

    /** The distance of what is proven, once the twin has been asked; 0 if nothing is, or it is too far away for the twin. */
    private int provenPlies(RuleSet rules, Games.Reached reached) {
        Analysis analysis = full.get().run(request(rules, reached, 5), Progress.NONE);
        Analysis.Variation best = analysis.lines().get(0);
        if (best.value() instanceof Value.Proven proven
                && proven.result() != Result.DRAW
                && proven.plies() <= affordable(rules, reached.position()) + 1) {
            int score = new PlainSearch(rules, reached.before()).value(reached.position(), proven.plies());
            assertTrue(Score.proven(score), () -> rules + " " + reached + " " + best);
            Value.Proven plainly =
                    (Value.Proven) value(score, reached.position().toMove());
            assertEquals(proven.result(), plainly.result(), () -> rules + " " + reached + " " + best);
            assertTrue(plainly.plies() <= proven.plies(), () -> rules + " " + reached + " " + best);
            return proven.plies();
        }
        return 0;
    }

    private static SearchRequest request(RuleSet rules, Games.Reached reached, int depth) {
        return SearchRequest.of(rules, reached.position(), Limits.NONE.withDepth(depth))
                .withBefore(reached.before());
    }

    private static Value value(int score, Side toMove) {
        if (Score.proven(score)) {
            return new Value.Proven(Result.winFor(score > 0 ? toMove : toMove.opponent()), Score.plies(score));
        }
        return Value.Estimate.of(Math.max(-Score.MOST_ESTIMATE, Math.min(score, Score.MOST_ESTIMATE)));
    }

    /** The twin does not tell a draw from the number 0. */
    private static Value weaker(Value value) {
        boolean draw = value instanceof Value.Proven proven && proven.result() == Result.DRAW;
        return draw ? Value.Estimate.of(0) : value;
    }
}
