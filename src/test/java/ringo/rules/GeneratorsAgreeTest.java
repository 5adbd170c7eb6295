package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A few positions under a few rule sets, to be quick; {@link GeneratorLawsTest} takes its time over many. */
class GeneratorsAgreeTest {

    private static final int COUNT = 2000;

    @Test
    void onMovesAndOutcomes() {
        for (long seed = 0; seed < COUNT; seed++) {
            RuleSet rules = RuleSets.random(seed);
            Ruling ruling = new Ruling(rules, Positions.random(rules, seed));
            assertEquals(ruling.outcome().decided(), ruling.legalMoves().isEmpty(), ruling::toString);
        }
    }

    @Test
    void onWhatTheFastOneCountsAndListsAndWhetherThePiecesDecide() {
        int[] before = {-1, -2, -3};
        for (long seed = 0; seed < COUNT; seed++) {
            RuleSet rules = RuleSets.random(seed);
            Position position = Positions.random(rules, seed);
            FastGenerator fast = new FastGenerator(rules);
            long attackers = FastGenerator.attackers(position);
            long defenders = FastGenerator.defenders(position);
            boolean attackerToMove = position.toMove() == Side.ATTACKER;
            Outcome outcome = fast.outcome(attackers, defenders, attackerToMove);
            long count = Perft.plain(new PlainGenerator(rules), position, 1);

            int[] moves = Arrays.copyOf(before, before.length + FastGenerator.MOST_MOVES);
            int end = fast.generate(attackers, defenders, attackerToMove, moves, before.length);
            assertEquals(before.length + count, end);
            assertArrayEquals(before, Arrays.copyOf(moves, before.length));
            assertEquals(count, fast.count(attackers, defenders, attackerToMove));
            assertEquals(count == 0, outcome.decided());
            assertEquals(
                    outcome.decided()
                            && outcome.reason()
                                    .filter(Outcome.Reason.NO_MOVES::equals)
                                    .isEmpty(),
                    fast.decidedByPieces(attackers, defenders, attackerToMove));
        }
    }

    @Test
    void onWhichMovesCaptureOrGoIntoTheCastle() {
        int[] moves = new int[FastGenerator.MOST_MOVES];
        for (long seed = 0; seed < COUNT; seed++) {
            RuleSet rules = RuleSets.random(seed);
            Position position = Positions.random(rules, seed);
            FastGenerator fast = new FastGenerator(rules);
            long attackers = FastGenerator.attackers(position);
            long defenders = FastGenerator.defenders(position);
            boolean attackerToMove = position.toMove() == Side.ATTACKER;
            int all = fast.generate(attackers, defenders, attackerToMove, moves, 0);
            int[] expected = Arrays.stream(moves, 0, all)
                    .filter(move -> PackedMove.captures(move) || PackedMove.to(move) == PackedMove.CASTLE)
                    .sorted()
                    .toArray();
            int end = fast.generateForcing(attackers, defenders, attackerToMove, moves, 0);
            assertArrayEquals(expected, Arrays.stream(moves, 0, end).sorted().toArray());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "FOSDICK, 9, 108, 1260, 13860",
        "FORTRESS, 9, 108, 1260, 13860",
        "BELL, 9, 108, 1260, 18690",
        "ZAPLETAL, 9, 108, 1260, 18690",
        "NETO, 9, 108, 1260, 18690"
    })
    void onTheFirstMovesFromTheStart(Preset preset, long one, long two, long three, long four) {
        Position start = preset.rules().start();
        long[] known = {1, one, two, three, four};
        for (int depth = 0; depth < known.length; depth++) {
            assertEquals(known[depth], Perft.fast(new FastGenerator(preset.rules()), start, depth));
        }
        for (int depth = 0; depth <= 3; depth++) {
            assertEquals(known[depth], Perft.plain(new PlainGenerator(preset.rules()), start, depth));
        }
    }
}
