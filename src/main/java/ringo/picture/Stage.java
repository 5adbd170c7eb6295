package ringo.picture;

import ringo.board.Cell;
import ringo.board.CellGeometry;
import ringo.board.Place;
import ringo.board.Segment;

/**
 * Where the board lies on a drawing. Angles are the board's, in degrees clockwise from the middle of segment {@code a}, and radii its
 * rings; see {@link CellGeometry}.
 *
 * @param x of the board's centre
 * @param y of the board's centre
 * @param ring how wide a ring is
 * @param facing the segment near the reader, at the bottom
 */
record Stage(double x, double y, double ring, Segment facing) {

    private static final double HALF_TURN = 180;

    /** A point of the drawing. */
    record Point(double x, double y) {}

    Point at(double radius, double angle) {
        double turned = StrictMath.toRadians(angle - CellGeometry.centreAngle(facing) + HALF_TURN);
        return new Point(x + ring * radius * StrictMath.sin(turned), y - ring * radius * StrictMath.cos(turned));
    }

    /** The middle of a place. */
    Point middle(Place place) {
        return place instanceof Cell cell
                ? at(CellGeometry.of(cell).centreRadius(), CellGeometry.centreAngle(cell.segment()))
                : new Point(x, y);
    }

    /** The outline of a place, or one inside it that is so many rings away. */
    Path outline(Place place, double inset) {
        return place instanceof Cell cell
                ? outline(CellGeometry.of(cell), inset)
                : circle(CellGeometry.CASTLE_RADIUS - inset);
    }

    /** The outline of a part between two radii and two angles. */
    Path outline(CellGeometry part, double inset) {
        double inner = part.innerRadius() + inset;
        double outer = part.outerRadius() - inset;
        double innerMargin = StrictMath.toDegrees(StrictMath.asin(inset / inner));
        double outerMargin = StrictMath.toDegrees(StrictMath.asin(inset / outer));
        Point first = at(inner, part.startAngle() + innerMargin);
        Point second = at(outer, part.startAngle() + outerMargin);
        Point third = at(outer, part.endAngle() - outerMargin);
        Point fourth = at(inner, part.endAngle() - innerMargin);
        return Path.builder()
                .move(first.x, first.y)
                .line(second.x, second.y)
                .arc(ring * outer, true, third.x, third.y)
                .line(fourth.x, fourth.y)
                .arc(ring * inner, false, first.x, first.y)
                .close()
                .path();
    }

    /** A circle round the board's centre. */
    Path circle(double radius) {
        return Path.circle(x, y, ring * radius);
    }

    /** A straight line away from the centre. */
    Path spoke(double from, double to, double angle) {
        Point start = at(from, angle);
        Point end = at(to, angle);
        return Path.builder().move(start.x, start.y).line(end.x, end.y).path();
    }
}
