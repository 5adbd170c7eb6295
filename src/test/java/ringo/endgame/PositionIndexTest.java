package ringo.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.board.Bitboard;
import ringo.board.Cell;

class PositionIndexTest {

    private static final int SAMPLES = 20_000;

    private final Board board = new Board();

    @ParameterizedTest
    @ValueSource(strings = {"a0c1d1", "a1c0d1", "a2c0d1", "a1c1d2", "a0c1d3"})
    void everyNumberIsAPositionAndEveryPositionANumber(String text) {
        PositionIndex index = new PositionIndex(Material.parse(text).orElseThrow());
        BitSet met = new BitSet();
        int attackers = index.material().attackers();
        int defenders = index.material().defenders();
        for (long attackerCells : sets(attackers)) {
            for (long defenderCells : sets(defenders)) {
                if ((attackerCells & defenderCells) == 0) {
                    for (boolean side : new boolean[] {true, false}) {
                        long number = index.index(attackerCells, defenderCells, side);
                        met.set(Math.toIntExact(number));
                        assertEquals(
                                number,
                                index.index(Bitboard.mirror(attackerCells), Bitboard.mirror(defenderCells), side));
                        index.board(number, board);
                        assertEquals(side, board.attackerToMove);
                        assertTrue(isOneOf(attackerCells, defenderCells));
                    }
                }
            }
        }
        assertEquals(index.size(), met.cardinality());
        assertEquals(index.size(), met.length());
        assertEquals(index.size(), expectedSize(attackers, defenders));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a3c0d3", "a2c0d4", "a4c0d2", "a5c0d1", "a4c0d4", "a7c0d1", "a6c1d1", "a3c1d4"})
    void numbersOfManyPiecesComeBack(String text) {
        PositionIndex index = new PositionIndex(Material.parse(text).orElseThrow());
        SplittableRandom random = new SplittableRandom(text.hashCode());
        for (int i = 0; i < SAMPLES; i++) {
            long number = random.nextLong(index.size());
            index.board(number, board);
            assertEquals(number, index.index(board.attackers, board.defenders, board.attackerToMove));
            assertEquals(
                    number,
                    index.index(
                            Bitboard.mirror(board.attackers), Bitboard.mirror(board.defenders), board.attackerToMove));
            assertEquals(index.material().attackers(), Long.bitCount(board.attackers));
            assertEquals(index.material().defenders(), Long.bitCount(board.defenders));
        }
        assertEquals(
                index.size(),
                expectedSize(index.material().attackers(), index.material().defenders()));
    }

    @Test
    void movesInwardLeadToEarlierLayers() {
        PositionIndex index = new PositionIndex(new Material(3, 0, 1));
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < SAMPLES; i++) {
            index.board(random.nextLong(index.size()), board);
            long inward = board.attackers >>> 8 & ~(board.attackers | board.defenders);
            for (long left = inward; left != 0; left &= left - 1) {
                long to = left & -left;
                long after = board.attackers ^ to ^ to << 8;
                assertTrue(Spreads.number(after) < Spreads.number(board.attackers));
            }
        }
    }

    private boolean isOneOf(long attackers, long defenders) {
        return (board.attackers == attackers && board.defenders == defenders)
                || (board.attackers == Bitboard.mirror(attackers) && board.defenders == Bitboard.mirror(defenders));
    }

    /** All sets of so many cells. */
    private static long[] sets(int count) {
        if (count == 0) {
            return new long[] {0};
        }
        return Arrays.stream(sets(count - 1))
                .flatMap(set -> IntStream.range(64 - Long.numberOfLeadingZeros(set), Cell.COUNT)
                        .mapToLong(cell -> set | 1L << cell))
                .toArray();
    }

    /** All positions and those that are their own image, half of it, for two sides to move. */
    private static long expectedSize(int attackers, int defenders) {
        long all = choose(Cell.COUNT, attackers) * choose(Cell.COUNT - attackers, defenders);
        long symmetric = 0;
        for (int attackerPairs = 0; 2 * attackerPairs <= attackers; attackerPairs++) {
            for (int defenderPairs = 0; 2 * defenderPairs <= defenders; defenderPairs++) {
                int attackersOnAxis = attackers - 2 * attackerPairs;
                symmetric += choose(18, attackerPairs)
                        * choose(18 - attackerPairs, defenderPairs)
                        * choose(12, attackersOnAxis)
                        * choose(12 - attackersOnAxis, defenders - 2 * defenderPairs);
            }
        }
        return all + symmetric;
    }

    private static long choose(int from, int count) {
        if (from < count) {
            return 0;
        }
        long ways = 1;
        for (int i = 0; i < count; i++) {
            ways = ways * (from - i) / (i + 1);
        }
        return ways;
    }
}
