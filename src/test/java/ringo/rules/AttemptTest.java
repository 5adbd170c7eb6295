package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import ringo.board.Cell;

class AttemptTest {

    @Test
    void namesACapturedPlaceOnlyWithACapture() {
        Cell from = Cell.at(0);
        Cell to = Cell.at(2);
        assertEquals(
                "a captured place without a capture",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> new Attempt.Go(from, to, false, Optional.of(Cell.at(1))))
                        .getMessage());
        assertEquals(Optional.of(Cell.at(1)), new Attempt.Go(from, to, true, Optional.of(Cell.at(1))).captured());
    }
}
