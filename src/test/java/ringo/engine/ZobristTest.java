package ringo.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;

class ZobristTest {

    @Test
    void theKeyAfterAMoveIsThatOfThePositionAfterIt() {
        Frame next = new Frame();
        for (int seed = 0; seed < 2000; seed++) {
            RuleSet rules = RuleSets.random(seed);
            Frame frame = frame(Games.scattered(rules, seed));
            frame.moveCount = new FastGenerator(rules)
                    .generate(frame.attackers, frame.defenders, frame.attackerToMove, frame.moves, 0);
            for (int i = 0; i < frame.moveCount; i++) {
                frame.play(frame.moves[i], next);
                assertEquals(Zobrist.key(next.attackers, next.defenders, next.attackerToMove), next.key);
            }
        }
    }

    @Test
    void castleAndSideToMoveArePartOfThePosition() {
        long key = Zobrist.key(1, 2, true);
        assertNotEquals(key, Zobrist.key(1, 2, false));
        assertNotEquals(key, Zobrist.key(1 | 1L << 48, 2, true));
        assertNotEquals(Zobrist.key(1 | 2L << 48, 2, true), Zobrist.key(1 | 1L << 48, 2, true));
    }

    private static Frame frame(Position position) {
        Frame frame = new Frame();
        frame.attackers = FastGenerator.attackers(position);
        frame.defenders = FastGenerator.defenders(position);
        frame.attackerToMove = position.toMove() == Side.ATTACKER;
        frame.key = Zobrist.key(frame.attackers, frame.defenders, frame.attackerToMove);
        return frame;
    }
}
