package ringo.picture;

/** The outlines of arrows. Lengths are in rings. */
final class Arrows {

    private static final double START = 0.24;
    private static final double TIP = 0.1;
    private static final double HEAD = 0.38;
    private static final double HEAD_HALF = 0.22;
    private static final double SHAFT_HALF = 0.07;

    private Arrows() {}

    /** An arrow that begins beside the middle of a place and ends before that of another one. */
    static Path outline(Stage.Point from, Stage.Point to, double ring) {
        double length = StrictMath.hypot(to.x() - from.x(), to.y() - from.y());
        double alongX = (to.x() - from.x()) / length;
        double alongY = (to.y() - from.y()) / length;
        double[][] corners = {
            {START * ring, -SHAFT_HALF},
            {length - (TIP + HEAD) * ring, -SHAFT_HALF},
            {length - (TIP + HEAD) * ring, -HEAD_HALF},
            {length - TIP * ring, 0},
            {length - (TIP + HEAD) * ring, HEAD_HALF},
            {length - (TIP + HEAD) * ring, SHAFT_HALF},
            {START * ring, SHAFT_HALF}
        };
        double[] points = new double[2 * corners.length];
        for (int i = 0; i < corners.length; i++) {
            double along = corners[i][0];
            double across = corners[i][1] * ring;
            points[2 * i] = from.x() + along * alongX - across * alongY;
            points[2 * i + 1] = from.y() + along * alongY + across * alongX;
        }
        return Path.polygon(points);
    }
}
