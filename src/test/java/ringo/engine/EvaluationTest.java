package ringo.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.NeutralZoneLimit;
import ringo.rules.PlainGenerator;
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
            for (int seed = 0; seed < 4; seed++) {
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
        for (int seed = 0; seed < 40; seed++) {
            RuleSet rules = RuleSets.random(seed);
            int score = score(new Evaluation(rules, new Weights(huge)), Positions.random(rules, seed));
            assertTrue(Math.abs(score) <= Score.MOST_ESTIMATE);
        }
    }

    /** What could be captured next is what the legal captures of the side to move take. */
    @Test
    void piecesInReachAreThoseThatLegalMovesCapture() {
        int captures = 0;
        for (int seed = 0; seed < 400; seed++) {
            RuleSet rules = RuleSets.random(seed);
            Position position = Games.scattered(rules, seed);
            boolean attackers = position.toMove() == Side.ATTACKER;
            if (attackers && rules.neutralZoneLimit() != NeutralZoneLimit.UNLIMITED) {
                continue; // the limit may forbid what the evaluation counts
            }
            List<Move> legal = new PlainGenerator(rules).legalMoves(position);
            int inward = attackers
                    ? count(rules, position, Weights.DEFENDER_EN_PRISE, 6)
                    : count(rules, position, Weights.ATTACKER_EN_PRISE, 6);
            int along = attackers
                    ? count(rules, position, Weights.DEFENDER_EN_PRISE_ALONG, Weights.BANDS)
                    : count(rules, position, Weights.ATTACKER_EN_PRISE_ALONG, Weights.BANDS);
            assertEquals(captured(legal, false), inward, () -> rules + " " + position);
            assertEquals(captured(legal, true), along, () -> rules + " " + position);
            captures += inward + along;
        }
        assertTrue(captures > 100, captures + " captures");
    }

    /** The sum of so many counts from this place on, not negative. */
    private static int count(RuleSet rules, Position position, int place, int places) {
        int[] ones = new int[Weights.COUNT];
        Arrays.fill(ones, place, place + places, 1);
        return Math.abs(score(new Evaluation(rules, new Weights(ones)), position));
    }

    /** How many cells the moves capture on, along rings or inward and outward. */
    private static long captured(List<Move> moves, boolean along) {
        return moves.stream()
                .filter(move -> move.captured().filter(Cell.class::isInstance).isPresent())
                .filter(move -> along
                        == (ring(move.from().orElseThrow()) == ring(move.to().orElseThrow())))
                .map(Move::captured)
                .distinct()
                .count();
    }

    private static int ring(Place place) {
        return place instanceof Cell cell ? cell.ring() : 0;
    }

    private static int score(RuleSet rules, Position position) {
        return score(Evaluation.of(rules), position);
    }

    private static int score(Evaluation evaluation, Position position) {
        return evaluation.score(
                FastGenerator.attackers(position),
                FastGenerator.defenders(position),
                position.toMove() == Side.ATTACKER);
    }
}
