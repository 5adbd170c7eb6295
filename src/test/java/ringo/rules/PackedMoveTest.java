package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import ringo.board.Bitboard;
import ringo.board.Cell;

class PackedMoveTest {

    private static final int LAST_CELL = Cell.COUNT - 1;

    @Nested
    class Layout {

        @Test
        void hasFromInTheLowestSixBits() {
            assertEquals(LAST_CELL, PackedMove.pack(LAST_CELL, 0, 0));
        }

        @Test
        void hasToInTheNextSix() {
            assertEquals(LAST_CELL << 6, PackedMove.pack(0, LAST_CELL, 0));
        }

        @Test
        void hasCapturedAbove() {
            assertEquals(LAST_CELL << 12, PackedMove.pack(0, 0, LAST_CELL));
        }

        @Test
        void givesBackWhatWasPacked() {
            for (int from = 0; from < Cell.COUNT; from++) {
                for (int to = 0; to <= PackedMove.CASTLE; to++) {
                    for (int captured = 0; captured <= PackedMove.NONE; captured++) {
                        int move = PackedMove.pack(from, to, captured);
                        assertEquals(from, PackedMove.from(move));
                        assertEquals(to, PackedMove.to(move));
                        assertEquals(captured, PackedMove.captured(move));
                    }
                }
            }
        }

        @Test
        void ofAPassHasNoPlace() {
            assertEquals(PackedMove.NONE, PackedMove.from(PackedMove.PASS));
            assertEquals(PackedMove.NONE, PackedMove.to(PackedMove.PASS));
            assertEquals(PackedMove.NONE, PackedMove.captured(PackedMove.PASS));
        }
    }

    @Nested
    class Playing {

        private static final long INSIDE = 1L << PackedMove.CASTLE;

        @Test
        void movesThePiece() {
            int step = PackedMove.pack(41, 33, PackedMove.NONE);
            assertEquals(Bitboard.of(33) | Bitboard.of(3), PackedMove.mover(Bitboard.of(41) | Bitboard.of(3), step));
            assertEquals(Bitboard.of(5), PackedMove.opponent(Bitboard.of(5), step));
        }

        @Test
        void takesTheCapturedPieceAway() {
            int jump = PackedMove.pack(41, 25, 33);
            assertEquals(Bitboard.of(5), PackedMove.opponent(Bitboard.of(5) | Bitboard.of(33), jump));
        }

        @Test
        void countsAttackersIntoTheCastle() {
            int entry = PackedMove.pack(3, PackedMove.CASTLE, PackedMove.NONE);
            assertEquals(Bitboard.of(9) + INSIDE, PackedMove.mover(Bitboard.of(9) | Bitboard.of(3), entry));
            assertEquals(2 * INSIDE, PackedMove.mover(Bitboard.of(3) + INSIDE, entry));
        }

        @Test
        void countsThoseCapturedInTheCastleOut() {
            int castleJump = PackedMove.pack(1, 5, PackedMove.CASTLE);
            assertEquals(Bitboard.of(9), PackedMove.opponent(Bitboard.of(9) + INSIDE, castleJump));
        }

        @Test
        void leavesEverythingOnAPass() {
            assertEquals(Bitboard.ALL, PackedMove.mover(Bitboard.ALL, PackedMove.PASS));
            assertEquals(Bitboard.ALL, PackedMove.opponent(Bitboard.ALL, PackedMove.PASS));
        }
    }

    @Nested
    class Quiet {

        @Test
        void isAMoveAlongTheRing() {
            assertTrue(PackedMove.quiet(PackedMove.pack(41, 42, PackedMove.NONE), true));
            assertTrue(PackedMove.quiet(PackedMove.pack(41, 42, PackedMove.NONE), false));
        }

        @Test
        void isADefendersMoveInwardButNotAnAttackers() {
            int inward = PackedMove.pack(41, 33, PackedMove.NONE);
            assertTrue(PackedMove.quiet(inward, false));
            assertFalse(PackedMove.quiet(inward, true));
        }

        @Test
        void isNoEntryIntoTheCastle() {
            assertFalse(PackedMove.quiet(PackedMove.pack(3, PackedMove.CASTLE, PackedMove.NONE), true));
        }

        @Test
        void isNoCapture() {
            assertFalse(PackedMove.quiet(PackedMove.pack(1, 3, 2), true));
            assertFalse(PackedMove.quiet(PackedMove.pack(1, 3, 2), false));
            assertFalse(PackedMove.quiet(PackedMove.pack(1, 5, PackedMove.CASTLE), false));
        }

        @Test
        void isAPass() {
            assertTrue(PackedMove.quiet(PackedMove.PASS, false));
        }
    }
}
