package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Place;

class MoveTest {

    private static Cell cell(String text) {
        return Cell.parse(text).orElseThrow();
    }

    private static Move quiet(String from, String to) {
        return Move.quiet(MoveKind.STEP, cell(from), Place.parse(to).orElseThrow());
    }

    private static Move capture(String from, String to, String captured) {
        return Move.capture(
                MoveKind.LEAP,
                cell(from),
                Place.parse(to).orElseThrow(),
                Place.parse(captured).orElseThrow());
    }

    @Nested
    class Order {

        @Test
        void isFromThenToThenCapturedAndPassLast() {
            List<Move> sorted = List.of(
                    quiet("c1", "castle"),
                    quiet("c1", "b1"),
                    quiet("c1", "g1"),
                    capture("c1", "g1", "castle"),
                    capture("c1", "g1", "f1"),
                    quiet("c1", "a2"),
                    quiet("d1", "c1"),
                    quiet("a2", "a1"),
                    Move.PASS);
            List<Move> moves = new ArrayList<>(sorted);
            Collections.reverse(moves);
            Collections.sort(moves);
            assertEquals(sorted, moves);
        }
    }

    @Nested
    class Sameness {

        @Test
        void isOfFromToAndCaptured() {
            assertTrue(quiet("c1", "b1").sameAs(Move.quiet(MoveKind.SLIDE, cell("c1"), cell("b1"))));
            assertFalse(quiet("c1", "b1").sameAs(quiet("d1", "b1")));
            assertFalse(quiet("c1", "b1").sameAs(quiet("c1", "d1")));
            assertFalse(quiet("c1", "g1").sameAs(capture("c1", "g1", "f1")));
            assertFalse(capture("c1", "g1", "castle").sameAs(capture("c1", "g1", "f1")));
        }
    }

    @Nested
    class Ambiguity {

        private final Move overF1 = capture("c1", "g1", "f1");
        private final Move overCastle = capture("c1", "g1", "castle");

        @Test
        void isThatOfTwoCapturesWithTheSameFromAndTo() {
            assertTrue(overF1.ambiguousAmong(List.of(overF1, overCastle)));
            assertTrue(overCastle.ambiguousAmong(List.of(overF1, overCastle)));
        }

        @Test
        void isNoneOfOneAlone() {
            assertFalse(overF1.ambiguousAmong(List.of(overF1)));
        }

        @Test
        void isNoneOfMovesToOrFromElsewhere() {
            assertFalse(overF1.ambiguousAmong(List.of(overF1, capture("c1", "h1", "castle"))));
            assertFalse(overF1.ambiguousAmong(List.of(overF1, capture("d1", "g1", "castle"))));
        }

        @Test
        void isNoneBetweenACaptureAndAQuietMove() {
            assertFalse(overF1.ambiguousAmong(List.of(overF1, quiet("c1", "g1"))));
            assertFalse(quiet("c1", "g1").ambiguousAmong(List.of(overF1, overCastle, quiet("c1", "g1"))));
        }
    }

    @Nested
    class Mirror {

        @Test
        void isOfEveryPlace() {
            assertEquals(capture("g1", "c1", "d1"), capture("c1", "g1", "f1").mirror());
            assertEquals(
                    capture("g1", "c1", "castle"), capture("c1", "g1", "castle").mirror());
            assertEquals(quiet("g2", "f2"), quiet("c2", "d2").mirror());
        }

        @Test
        void ofThePassIsThePass() {
            assertEquals(Move.PASS, Move.PASS.mirror());
        }

        @Test
        void keepsTheKind() {
            assertEquals(
                    Move.quiet(MoveKind.CASTLE_ENTRY, cell("h1"), Castle.CASTLE),
                    Move.quiet(MoveKind.CASTLE_ENTRY, cell("b1"), Castle.CASTLE).mirror());
        }
    }
}
