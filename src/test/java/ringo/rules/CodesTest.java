package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CodesTest {

    @Test
    void areCamelCase() {
        assertEquals("step", Codes.of(MoveKind.STEP));
        assertEquals("castleEntry", Codes.of(MoveKind.CASTLE_ENTRY));
        assertEquals("noCaptureFromNeutralZone", Codes.of(IllegalMove.NO_CAPTURE_FROM_NEUTRAL_ZONE));
    }
}
