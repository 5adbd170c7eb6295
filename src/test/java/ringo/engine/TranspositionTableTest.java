package ringo.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import ringo.rules.PackedMove;

class TranspositionTableTest {

    private final TranspositionTable table = new TranspositionTable(1);

    @Test
    void anEntryComesBackAsItWent() {
        table.begin();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 10_000; i++) {
            long key = random.nextLong();
            int move = random.nextInt(1 << 18);
            int score = random.nextInt(-Score.WIN, Score.WIN + 1);
            int depth = random.nextInt(128);
            int bound = random.nextInt(1, 4);
            table.put(key, move, score, depth, bound);
            long entry = table.find(key);
            assertEquals(move, TranspositionTable.move(entry));
            assertEquals(score, TranspositionTable.score(entry));
            assertEquals(depth, TranspositionTable.depth(entry));
            assertEquals(bound, TranspositionTable.bound(entry));
        }
        assertTrue(table.use() > 0.1);
    }

    @Test
    void aNewRequestSeesNothingOfTheOneBefore() {
        table.begin();
        table.put(7, PackedMove.PASS, 1, 1, TranspositionTable.EXACT);
        assertNotEquals(TranspositionTable.NONE, table.find(7));
        table.begin();
        assertEquals(TranspositionTable.NONE, table.find(7));
        assertEquals(0, table.use());
    }

    @Test
    void theShallowestOfABucketGivesWay() {
        table.begin();
        for (int key = 1; key <= 5; key++) {
            table.put(key, 1, 0, key == 2 ? 1 : 10, TranspositionTable.EXACT);
        }
        assertEquals(TranspositionTable.NONE, table.find(2));
        assertNotEquals(TranspositionTable.NONE, table.find(5));
    }

    @Test
    void aMoveKnownIsKeptWhenNoneStandsOut() {
        table.begin();
        table.put(3, PackedMove.PASS, 5, 4, TranspositionTable.LOWER);
        table.put(3, 0, 4, 5, TranspositionTable.UPPER);
        assertEquals(PackedMove.PASS, TranspositionTable.move(table.find(3)));
        assertEquals(4, TranspositionTable.score(table.find(3)));
    }
}
