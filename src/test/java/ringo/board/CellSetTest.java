package ringo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellSetTest {

    private static final CellSet SOME = set("h6", "b1", "a3", "b1");

    private static CellSet set(String... texts) {
        return CellSet.of(Arrays.stream(texts).map(CellSetTest::cell).toList());
    }

    private static Cell cell(String text) {
        return Cell.parse(text).orElseThrow();
    }

    @Test
    void isIteratedByRingThenSegment() {
        List<Cell> iterated = new ArrayList<>();
        SOME.forEach(iterated::add);
        assertEquals(List.of(cell("b1"), cell("a3"), cell("h6")), iterated);
        assertEquals(iterated, SOME.toList());
    }

    @Test
    void holdsEachCellOnce() {
        assertEquals(3, SOME.size());
        assertEquals(48, CellSet.of(Cell.all()).size());
    }

    @Test
    void containsItsCellsAndNoOthers() {
        List<String> texts = List.of("b1", "a3", "h6");
        for (Cell cell : Cell.all()) {
            assertEquals(texts.contains(cell.text()), SOME.contains(cell), cell.text());
        }
    }

    @Test
    void isEmptyWithoutCells() {
        assertTrue(CellSet.EMPTY.isEmpty());
        assertTrue(set().isEmpty());
        assertFalse(SOME.isEmpty());
        assertEquals(List.of(), CellSet.EMPTY.toList());
    }

    @Test
    void gainsAndLosesCells() {
        assertEquals(set("b1", "a3", "h6", "c2"), SOME.with(cell("c2")));
        assertEquals(SOME, SOME.with(cell("a3")));
        assertEquals(set("b1", "h6"), SOME.without(cell("a3")));
        assertEquals(SOME, SOME.without(cell("c2")));
    }

    @Test
    void intersectsWhereACellIsShared() {
        assertTrue(SOME.intersects(set("a3", "c4")));
        assertFalse(SOME.intersects(set("c4", "a4")));
    }

    @Test
    void knowsWhatLiesInTheNeutralZone() {
        assertEquals(set("a3"), SOME.inNeutralZone());
        assertEquals(6, CellSet.of(Cell.all()).inNeutralZone().size());
    }

    @Test
    void isMirroredCellByCell() {
        assertEquals(set("h1", "a3", "b6"), SOME.mirror());
    }

    @Test
    void printsItsCells() {
        assertEquals("{b1 a3 h6}", SOME.toString());
        assertEquals("{}", CellSet.EMPTY.toString());
    }

    @Test
    void hasNoBitsOutsideTheBoard() {
        assertEquals(
                "bits outside the board: 1000000000000",
                assertThrows(IllegalArgumentException.class, () -> new CellSet(1L << 48))
                        .getMessage());
        assertEquals(Cell.all(), new CellSet((1L << 48) - 1).toList());
    }
}
