package ringo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Every operation on bits is what its cell-wise definition says, for all cells and for random boards. */
class BitboardTest {

    private static LongStream boards() {
        Random random = new Random(48);
        LongStream cells = LongStream.range(0, Cell.COUNT).map(index -> 1L << index);
        LongStream some =
                LongStream.generate(() -> random.nextLong() & (1L << 48) - 1).limit(1000);
        return LongStream.concat(LongStream.of(0, (1L << 48) - 1), LongStream.concat(cells, some));
    }

    private static void assertCellwise(LongUnaryOperator operation, Function<Cell, Optional<Place>> image) {
        boards().forEach(board -> assertEquals(imageOf(board, image), operation.applyAsLong(board)));
    }

    private static long imageOf(long board, Function<Cell, Optional<Place>> image) {
        long bits = 0;
        for (Cell cell : Cell.all()) {
            boolean set = (board >>> cell.index() & 1) == 1;
            if (set && image.apply(cell).orElse(Castle.CASTLE) instanceof Cell to) {
                bits |= 1L << to.index();
            }
        }
        return bits;
    }

    @Test
    void aCellIsTheBitOfItsIndex() {
        for (Cell cell : Cell.all()) {
            assertEquals(1L << cell.index(), Bitboard.of(cell.index()));
        }
    }

    @Test
    void theNamedBoardsHoldTheirCells() {
        assertEquals(CellSet.of(Cell.all()).bits(), Bitboard.ALL);
        assertEquals(
                CellSet.of(Cell.all().stream().filter(Cell::neutralZone).toList())
                        .bits(),
                Bitboard.NEUTRAL_ZONE);
        assertEquals(
                CellSet.of(Cell.all().stream().filter(cell -> cell.ring() == 1).toList())
                        .bits(),
                Bitboard.RING_1);
    }

    @Test
    void inwardDropsRing1() {
        assertCellwise(Bitboard::inward, cell -> cell.neighbour(Direction.INWARD));
    }

    @Test
    void outwardDropsRing6() {
        assertCellwise(Bitboard::outward, cell -> cell.neighbour(Direction.OUTWARD));
    }

    @Test
    void clockwiseStaysInTheRing() {
        assertCellwise(Bitboard::clockwise, cell -> cell.neighbour(Direction.CLOCKWISE));
    }

    @Test
    void counterclockwiseStaysInTheRing() {
        assertCellwise(Bitboard::counterclockwise, cell -> cell.neighbour(Direction.COUNTERCLOCKWISE));
    }

    @Test
    void oppositeGoesRoundTheCastle() {
        assertCellwise(Bitboard::opposite, cell -> Optional.of(cell.opposite()));
    }

    @Test
    void mirrorKeepsSegmentsAAndE() {
        assertCellwise(Bitboard::mirror, cell -> Optional.of(cell.mirror()));
    }
}
