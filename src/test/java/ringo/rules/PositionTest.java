package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.notation.PositionText;

class PositionTest {

    private static final String RULES = "bell, quietPlyLimit: 1000, jumpOverImmune: true, defenderPass: true";

    private static Position position(String text) {
        return Ruling.position(Ruling.rules(RULES), text);
    }

    /** The position after a legal move. */
    private static String after(String position, String move) {
        Ruling ruling = Ruling.of(RULES, position);
        Move legal = ruling.legalMoves().stream()
                .filter(listed -> Ruling.written(listed).equals(move))
                .findFirst()
                .orElseThrow();
        return PositionText.write(ruling.position().after(legal));
    }

    @Nested
    class After {

        @Test
        void aStepThePieceStandsOnItsTarget() {
            assertEquals("5A2/8/8/1A6/3D4/8 0 D 6 9", after("5A2/8/8/A7/3D4/8 0 A 5 9", "step a3-b3"));
        }

        @Test
        void aJumpTheJumpedPieceIsGone() {
            assertEquals("5A2/8/8/5A2/8/8 0 D 0 9", after("5A2/8/8/3AD3/8/8 0 A 5 9", "jump d3xf3(e3)"));
            assertEquals("5A2/8/8/5D2/8/8 0 A 0 10", after("5A2/8/8/3DA3/8/8 0 D 5 9", "jump d3xf3(e3)"));
        }

        @Test
        void aDisplacementTheDisplacedPieceIsGone() {
            assertEquals("5A2/8/8/4A3/8/8 0 D 0 9", after("5A2/8/8/3AD3/8/8 0 A 5 9", "displacement d3xe3(e3)"));
            assertEquals("5A2/8/8/4D3/8/8 0 A 0 10", after("5A2/8/8/3DA3/8/8 0 D 5 9", "displacement d3xe3(e3)"));
        }

        @Test
        void anEntryTheCastleHoldsOneMore() {
            assertEquals("5A2/8/8/8/3D4/8 1 D 0 9", after("5A2/8/8/8/3D4/A7 0 A 5 9", "castleEntry a1-castle"));
            assertEquals("8/8/8/8/3D4/8 2 D 0 9", after("8/8/8/8/3D4/A7 1 A 5 9", "castleEntry a1-castle"));
        }

        @Test
        void aCastleJumpTheCastleHoldsOneLess() {
            assertEquals("1A3A2/8/8/8/8/7D 0 A 0 10", after("1A3A2/8/8/8/8/3D4 1 D 5 9", "castleJump d1xh1(castle)"));
        }

        @Test
        void aPassOnlyTheCountersChange() {
            assertEquals("5A2/8/8/1A6/3D4/8 0 A 6 10", after("5A2/8/8/1A6/3D4/8 0 D 5 9", "pass"));
        }
    }

    @Nested
    class QuietPlies {

        @Test
        void startAnewWithAnInwardAttackerMove() {
            assertEquals("5A2/8/8/8/1A1D4/8 0 D 0 9", after("5A2/8/8/1A6/3D4/8 0 A 5 9", "step b3-b2"));
            assertEquals("5A2/8/8/8/D7/A7 0 D 0 9", after("5A2/8/8/A7/D7/8 0 A 5 9", "hop a3-a1"));
        }

        @Test
        void goOnWithASidewaysAttackerMove() {
            assertEquals("5A2/8/8/2A5/3D4/8 0 D 6 9", after("5A2/8/8/1A6/3D4/8 0 A 5 9", "step b3-c3"));
            assertEquals("5A2/8/8/D6A/8/8 0 D 6 9", after("5A2/8/8/DA6/8/8 0 A 5 9", "hop b3-h3"));
        }

        @Test
        void goOnWithEveryDefenderMoveThatCapturesNothing() {
            assertEquals("5A2/8/8/1A6/8/3D4 0 A 6 10", after("5A2/8/8/1A6/3D4/8 0 D 5 9", "step d2-d1"));
            assertEquals("5A2/8/8/1A1D4/8/8 0 A 6 10", after("5A2/8/8/1A6/3D4/8 0 D 5 9", "step d2-d3"));
            assertEquals("5A2/8/8/1A6/6D1/8 0 A 6 10", after("5A2/8/8/1A6/3D4/8 0 D 5 9", "slide d2-g2"));
            assertEquals("5A2/8/8/8/A7/D7 0 A 6 10", after("5A2/8/8/D7/A7/8 0 D 5 9", "hop a3-a1"));
        }

        @Test
        void doNotCountPastTheGreatestLimit() {
            Position atTheLimit = position("5A2/8/8/1A6/3D4/8 0 D 1000 9");
            assertEquals(1000, atTheLimit.after(Move.PASS).quietPlies());
        }
    }

    @Nested
    class Turn {

        @Test
        void isOneMoreAfterEachDefenderMoveOrPass() {
            assertEquals("5A2/8/8/2A5/3D4/8 0 D 6 9", after("5A2/8/8/1A6/3D4/8 0 A 5 9", "step b3-c3"));
            assertEquals("5A2/8/8/1A6/8/3D4 0 A 6 10", after("5A2/8/8/1A6/3D4/8 0 D 5 9", "step d2-d1"));
            assertEquals("5A2/8/8/1A6/3D4/8 0 A 6 10", after("5A2/8/8/1A6/3D4/8 0 D 5 9", "pass"));
        }

        @Test
        void doesNotCountPastTheGreatest() {
            assertEquals("5A2/8/8/1A6/3D4/8 0 A 6 100000", after("5A2/8/8/1A6/3D4/8 0 D 5 100000", "pass"));
        }
    }

    @Nested
    class Pieces {

        @Test
        void areThoseOfASide() {
            Position position = position("5A2/8/8/1A6/3D4/8 1 A");
            assertEquals("{b3 f6}", position.pieces(Side.ATTACKER).toString());
            assertEquals("{d2}", position.pieces(Side.DEFENDER).toString());
            assertEquals("{d2 b3 f6}", position.occupied().toString());
        }

        @Test
        void areCountedWithTheCastle() {
            assertEquals(3, position("5A2/8/8/1A6/3D4/8 1 A").attackersLeft());
        }
    }

    @Nested
    class Mirror {

        @Test
        void swapsTheSidesOfTheBoard() {
            assertEquals(
                    position("3A4/8/8/7A/A4D2/4D3 1 D 5 9"),
                    position("5A2/8/8/1A6/A2D4/4D3 1 D 5 9").mirror());
        }
    }

    @Nested
    class Canonical {

        @ParameterizedTest
        @CsvSource({
            "8/8/8/1A6/3D4/8 0 D 5 9",
            "8/8/8/7A/3D4/8 0 D 5 9",
            "8/8/8/A7/3D4/8 0 D 5 9",
            "8/8/8/A7/5D2/8 0 D 5 9",
            "4A3/8/8/A7/D7/8 0 D 5 9",
            "8/8/8/1A5A/8/1D3D2 0 A 5 9"
        })
        void isTheSameForAPositionAndItsMirrorImage(String text) {
            Position position = position(text);
            assertEquals(position.canonical(), position.mirror().canonical());
        }

        @Test
        void hasTheSmallerAttackers() {
            Position smaller = position("8/8/8/1A6/5D2/8 0 D 5 9");
            assertEquals(smaller, smaller.canonical());
            assertEquals(smaller, position("8/8/8/7A/3D4/8 0 D 5 9").canonical());
        }

        @Test
        void hasTheSmallerDefendersWhereTheAttackersAreTheirOwnImage() {
            Position smaller = position("8/8/8/A7/3D4/8 0 D 5 9");
            assertEquals(smaller, smaller.canonical());
            assertEquals(smaller, position("8/8/8/A7/5D2/8 0 D 5 9").canonical());
        }
    }

    @Nested
    class Afresh {

        @Test
        void isAllButTheCounters() {
            assertEquals(
                    position("8/8/8/1A6/3D4/8 0 D 5 9").afresh(),
                    position("8/8/8/1A6/3D4/8 0 D 0 1").afresh());
        }
    }

    @Nested
    class Refuses {

        private final CellSet two = cells("b1", "c1");

        private static CellSet cells(String... texts) {
            CellSet cells = CellSet.EMPTY;
            for (String text : texts) {
                cells = cells.with(Cell.parse(text).orElseThrow());
            }
            return cells;
        }

        private static void assertRefused(CellSet attackers, CellSet defenders, int castle, int quietPlies, int turn) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> new Position(attackers, defenders, castle, Side.ATTACKER, quietPlies, turn));
        }

        @Test
        void twoPiecesOnOneCell() {
            assertRefused(two, cells("c1"), 0, 0, 1);
        }

        @Test
        void tooManyPieces() {
            CellSet five = cells("b6", "c6", "d6", "e6", "f6");
            assertRefused(five.with(Cell.at(0)), two, 2, 0, 1);
            assertRefused(two, five, 0, 0, 1);
        }

        @ParameterizedTest
        @ValueSource(ints = {-1, 3})
        void castles(int castle) {
            assertRefused(two, CellSet.EMPTY, castle, 0, 1);
        }

        @ParameterizedTest
        @ValueSource(ints = {-1, 1001})
        void quietPlies(int quietPlies) {
            assertRefused(two, CellSet.EMPTY, 0, quietPlies, 1);
        }

        @ParameterizedTest
        @ValueSource(ints = {0, 100_001})
        void turns(int turn) {
            assertRefused(two, CellSet.EMPTY, 0, 0, turn);
        }
    }
}
