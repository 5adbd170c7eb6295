package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A few positions under a few rule sets, to be quick; {@link GeneratorLawsTest} takes its time over many. */
class GeneratorsAgreeTest {

    private static final int COUNT = 2000;

    @Test
    void onMovesOutcomesAndNumbers() {
        for (long seed = 0; seed < COUNT; seed++) {
            RuleSet rules = RuleSets.random(seed);
            Position position = Positions.random(rules, seed);
            Ruling ruling = new Ruling(rules, position);
            ruling.outcome();
            int moves = ruling.legalMoves().size();
            assertEquals(
                    position.quietPlies() < rules.quietPlyLimit()
                            ? moves
                            : Perft.plain(new PlainGenerator(rules), position, 1),
                    Perft.fast(new FastGenerator(rules), position, 1),
                    ruling::toString);
        }
    }
}
