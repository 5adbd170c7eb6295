package ringo.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.Positions;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;

class EvaluationTest {

    @Test
    void mirrorImagesAreWorthTheSame() {
        for (int seed = 0; seed < 3000; seed++) {
            RuleSet rules = RuleSets.random(seed);
            Position position = Positions.random(rules, seed);
            assertEquals(score(rules, position), score(rules, position.mirror()), position::toString);
        }
    }

    @Test
    void everyCountIsTheSameForMirrorImages() {
        for (int weight = 0; weight < Weights.COUNT; weight++) {
            int[] one = new int[Weights.COUNT];
            one[weight] = 1;
            for (int seed = 0; seed < 50; seed++) {
                RuleSet rules = RuleSets.random(seed);
                Position position = Positions.random(rules, seed);
                Evaluation evaluation = new Evaluation(rules, new Weights(one));
                assertEquals(score(evaluation, position), score(evaluation, position.mirror()));
            }
        }
    }

    @Test
    void noEstimateLooksLikeAWin() {
        int[] huge = new int[Weights.COUNT];
        Arrays.fill(huge, 10_000);
        for (int seed = 0; seed < 100; seed++) {
            RuleSet rules = RuleSets.random(seed);
            int score = score(new Evaluation(rules, new Weights(huge)), Positions.random(rules, seed));
            assertTrue(Math.abs(score) <= Score.MOST_ESTIMATE);
        }
    }

    private static int score(RuleSet rules, Position position) {
        return score(new Evaluation(rules, Weights.of(rules)), position);
    }

    private static int score(Evaluation evaluation, Position position) {
        return evaluation.score(
                FastGenerator.attackers(position),
                FastGenerator.defenders(position),
                position.toMove() == Side.ATTACKER);
    }
}
