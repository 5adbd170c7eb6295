package ringo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CellGeometryTest {

    private static CellGeometry of(String text) {
        return CellGeometry.of(Cell.parse(text).orElseThrow());
    }

    @Test
    void theZoneIsAtTheTop() {
        assertEquals(new CellGeometry(1, 2, -22.5, 22.5), of("a1"));
        assertEquals(new CellGeometry(6, 7, -22.5, 22.5), of("a6"));
    }

    @Test
    void theSegmentsFollowClockwise() {
        assertEquals(new CellGeometry(3, 4, 22.5, 67.5), of("b3"));
        assertEquals(new CellGeometry(6, 7, 292.5, 337.5), of("h6"));
    }

    @Test
    void theCellsOfARingLieEdgeToEdge() {
        for (Segment segment : Segment.values()) {
            double gap = CellGeometry.startAngle(segment.clockwise()) - CellGeometry.endAngle(segment);
            assertEquals(segment == Segment.H ? -360 : 0, gap);
        }
    }

    @Test
    void theMiddleOfACellIsHalfwayBetweenItsEdges() {
        assertEquals(3.5, of("b3").centreRadius());
        assertEquals(0, CellGeometry.centreAngle(Segment.A));
        assertEquals(315, CellGeometry.centreAngle(Segment.H));
    }

    @Test
    void theCastleIsAsWideAsARingAndTheRimAtSeven() {
        assertEquals(1, CellGeometry.CASTLE_RADIUS);
        assertEquals(7, CellGeometry.RIM_RADIUS);
    }
}
