package ringo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ShadeTest {

    private static String shades(int ring) {
        return Cell.all().stream()
                .filter(cell -> cell.ring() == ring)
                .map(cell -> Shade.of(cell).name().substring(0, 1))
                .collect(Collectors.joining());
    }

    @Test
    void alternateAndAreNeutralWhereTheZoneWouldBeDark() {
        assertEquals(
                List.of("NLDLDLDL", "LDLDLDLD", "NLDLDLDL", "LDLDLDLD", "NLDLDLDL", "LDLDLDLD"),
                List.of(shades(1), shades(2), shades(3), shades(4), shades(5), shades(6)));
    }

    @Test
    void neighboursDiffer() {
        for (Cell cell : Cell.all()) {
            for (Direction direction : List.of(Direction.OUTWARD, Direction.CLOCKWISE)) {
                cell.neighbour(direction)
                        .ifPresent(next -> assertNotEquals(
                                Shade.of(cell) == Shade.LIGHT, Shade.of(next) == Shade.LIGHT, cell + " and " + next));
            }
        }
    }

    @Test
    void theCastleIsLight() {
        assertEquals(Shade.LIGHT, Shade.of(Castle.CASTLE));
    }

    @Test
    void theDefendersStartOnTheLightCellsOfRing1() {
        assertEquals(
                List.of("b1", "d1", "f1", "h1"),
                Cell.all().stream()
                        .filter(cell -> cell.ring() == 1 && Shade.of(cell) == Shade.LIGHT)
                        .map(Cell::text)
                        .toList());
    }
}
