package ringo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellTest {

    private static Cell cell(String text) {
        return Cell.parse(text).orElseThrow();
    }

    @Nested
    class Names {

        @Test
        void areSegmentAndRingByRingThenSegment() {
            assertEquals(
                    "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3 f3 g3 h3 "
                            + "a4 b4 c4 d4 e4 f4 g4 h4 a5 b5 c5 d5 e5 f5 g5 h5 a6 b6 c6 d6 e6 f6 g6 h6",
                    String.join(" ", Cell.all().stream().map(Cell::text).toList()));
        }

        @Test
        void areWhatTheCellPrints() {
            assertEquals("h6", cell("h6").toString());
        }

        @Test
        void areReadBackAsTheSameCell() {
            for (Cell cell : Cell.all()) {
                assertEquals(Optional.of(cell), Cell.parse(cell.text()));
            }
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"", "b", "6", "b0", "b7", "i1", "`1", "B1", "b66", "b6 ", " b6", "6b", "bb", "b-", "castle"})
        void areNothingElse(String text) {
            assertEquals(Optional.empty(), Cell.parse(text));
        }
    }

    @Nested
    class Index {

        @ParameterizedTest
        @CsvSource({"a1, 0, A, 1", "h1, 7, H, 1", "a2, 8, A, 2", "e4, 28, E, 4", "h6, 47, H, 6"})
        void isEightTimesTheRingsInsidePlusTheSegment(String text, int index, Segment segment, int ring) {
            Cell cell = cell(text);
            assertEquals(index, cell.index());
            assertEquals(index, cell.order());
            assertEquals(segment, cell.segment());
            assertEquals(ring, cell.ring());
        }

        @Test
        void findsTheCell() {
            for (int index = 0; index < Cell.COUNT; index++) {
                assertEquals(index, Cell.at(index).index());
            }
        }

        @ParameterizedTest
        @ValueSource(ints = {-1, 48})
        void isFrom0To47(int index) {
            assertThrows(IndexOutOfBoundsException.class, () -> Cell.at(index));
        }

        @Test
        void isFoundFromSegmentAndRing() {
            for (Cell cell : Cell.all()) {
                assertEquals(cell, Cell.of(cell.segment(), cell.ring()));
            }
        }

        @ParameterizedTest
        @CsvSource({"0, ring 0 is not from 1 to 6", "7, ring 7 is not from 1 to 6"})
        void hasNoRingBeyond1And6(int ring, String message) {
            assertEquals(
                    message,
                    assertThrows(IllegalArgumentException.class, () -> Cell.of(Segment.B, ring))
                            .getMessage());
        }

        @Test
        void isTheOrderOfCells() {
            List<Cell> cells = new ArrayList<>(Cell.all());
            Collections.reverse(cells);
            Collections.sort(cells);
            assertEquals(Cell.all(), cells);
        }
    }

    @Nested
    class Neighbours {

        @ParameterizedTest
        @CsvSource({
            "b6, b5, , c6, a6",
            "a6, a5, , b6, h6",
            "h4, h3, h5, a4, g4",
            "d2, d1, d3, e2, c2",
            "a1, castle, a2, b1, h1",
            "h1, castle, h2, a1, g1",
            "e1, castle, e2, f1, d1",
        })
        void areOneRingInAndOutAndOneSegmentEachWay(
                String text, String inward, String outward, String clockwise, String counterclockwise) {
            Cell cell = cell(text);
            assertEquals(Place.parse(inward), cell.neighbour(Direction.INWARD));
            assertEquals(Optional.ofNullable(outward).flatMap(Place::parse), cell.neighbour(Direction.OUTWARD));
            assertEquals(Place.parse(clockwise), cell.neighbour(Direction.CLOCKWISE));
            assertEquals(Place.parse(counterclockwise), cell.neighbour(Direction.COUNTERCLOCKWISE));
        }

        @Test
        void areMutual() {
            for (Cell cell : Cell.all()) {
                cell.neighbour(Direction.OUTWARD)
                        .map(Cell.class::cast)
                        .ifPresent(outer -> assertEquals(Optional.of(cell), outer.neighbour(Direction.INWARD)));
                Cell next = (Cell) cell.neighbour(Direction.CLOCKWISE).orElseThrow();
                assertEquals(Optional.of(cell), next.neighbour(Direction.COUNTERCLOCKWISE));
            }
        }

        @Test
        void onlyTheSidewaysOnesLieInTheSameRing() {
            assertEquals(
                    List.of(Direction.CLOCKWISE, Direction.COUNTERCLOCKWISE),
                    List.of(Direction.values()).stream()
                            .filter(Direction::sideways)
                            .toList());
        }
    }

    @Nested
    class Opposite {

        @ParameterizedTest
        @CsvSource({"a1, e1", "b2, f2", "c3, g3", "d4, h4", "e5, a5", "f6, b6", "g1, c1", "h2, d2"})
        void isFourSegmentsOnInTheSameRing(String text, String opposite) {
            assertEquals(cell(opposite), cell(text).opposite());
        }
    }

    @Nested
    class Mirror {

        @ParameterizedTest
        @CsvSource({"a1, a1", "b2, h2", "c3, g3", "d4, f4", "e5, e5", "f6, d6", "g1, c1", "h2, b2"})
        void keepsAAndEAndSwapsTheOthers(String text, String image) {
            assertEquals(cell(image), cell(text).mirror());
        }
    }

    @Nested
    class NeutralZone {

        @Test
        void isTheSixCellsOfSegmentA() {
            assertEquals(
                    List.of(cell("a1"), cell("a2"), cell("a3"), cell("a4"), cell("a5"), cell("a6")),
                    Cell.all().stream().filter(Cell::neutralZone).toList());
        }
    }

    @Nested
    class Identity {

        @Test
        void isThatOfTheOneInstance() {
            assertEquals(Cell.COUNT, new HashSet<>(Cell.all()).size());
            assertEquals(cell("c4"), Cell.of(Segment.C, 4));
            assertNotEquals(cell("c4"), cell("d4"));
            assertEquals(26, cell("c4").hashCode());
        }
    }
}
