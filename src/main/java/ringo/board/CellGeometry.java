package ringo.board;

/**
 * Where a cell is drawn, in polar coordinates round the board's centre.
 *
 * <p>Lengths are in units of a ring's width, which is also the castle's radius, so that the rim is at 7. Angles are in
 * degrees clockwise from the top, where the middle of segment {@code a} is; a segment is 45 degrees wide, {@code a} from
 * -22.5 to 22.5 and {@code h} from 292.5 to 337.5.
 *
 * @param innerRadius distance of the edge towards the castle
 * @param outerRadius distance of the edge towards the rim
 * @param startAngle where the cell begins, clockwise
 * @param endAngle where it ends, 45 degrees further
 */
public record CellGeometry(double innerRadius, double outerRadius, double startAngle, double endAngle) {

    /** The castle's radius. */
    public static final double CASTLE_RADIUS = 1;

    /** The radius of the whole board. */
    public static final double RIM_RADIUS = CASTLE_RADIUS + Cell.RINGS;

    private static final double SEGMENT_ANGLE = 360.0 / Segment.COUNT;

    /** The outline of this cell. */
    public static CellGeometry of(Cell cell) {
        double start = startAngle(cell.segment());
        return new CellGeometry(cell.ring(), cell.ring() + CASTLE_RADIUS, start, start + SEGMENT_ANGLE);
    }

    /** Where a segment begins, clockwise. */
    public static double startAngle(Segment segment) {
        return centreAngle(segment) - SEGMENT_ANGLE / 2;
    }

    /** Where a segment ends, clockwise. */
    public static double endAngle(Segment segment) {
        return centreAngle(segment) + SEGMENT_ANGLE / 2;
    }

    /** The middle of a segment: 0 for {@code a} to 315 for {@code h}. */
    public static double centreAngle(Segment segment) {
        return segment.ordinal() * SEGMENT_ANGLE;
    }

    /** The distance of the cell's middle from the board's centre. */
    public double centreRadius() {
        return (innerRadius + outerRadius) / 2;
    }
}
