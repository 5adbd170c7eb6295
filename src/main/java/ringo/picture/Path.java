package ringo.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines and outlines, one after the other. Coordinates go to the right and down.
 *
 * @param steps what the pen does, in its order
 */
record Path(List<Step> steps) {

    static final Path EMPTY = new Path(List.of());

    Path {
        steps = List.copyOf(steps);
    }

    /** One movement of the pen. */
    sealed interface Step {}

    /** Lifts the pen and begins anew here. */
    record Move(double x, double y) implements Step {}

    /** A straight line. */
    record Line(double x, double y) implements Step {}

    /** An arc of a circle, at most half of it. */
    record Arc(double radius, boolean clockwise, double x, double y) implements Step {}

    /** A curve with one control point. */
    record Curve(double controlX, double controlY, double x, double y) implements Step {}

    /** A straight line back to where the pen began. */
    record Close() implements Step {}

    /** What draws a path where there are no arcs, but curves with two control points. */
    interface Pen {
        void move(double x, double y);

        void line(double x, double y);

        void curve(double x1, double y1, double x2, double y2, double x, double y);

        void close();
    }

    static Builder builder() {
        return new Builder();
    }

    /** A circle. */
    static Path circle(double x, double y, double radius) {
        return builder()
                .move(x - radius, y)
                .arc(radius, true, x + radius, y)
                .arc(radius, true, x - radius, y)
                .close()
                .path();
    }

    /** A closed outline of straight lines: x and y of each corner in turn. */
    static Path polygon(double... corners) {
        Builder builder = builder().move(corners[0], corners[1]);
        for (int i = 2; i < corners.length; i += 2) {
            builder.line(corners[i], corners[i + 1]);
        }
        return builder.close().path();
    }

    static Path rectangle(double x, double y, double width, double height) {
        return polygon(x, y, x + width, y, x + width, y + height, x, y + height);
    }

    /** This path so many times as large, with its origin moved there. */
    Path at(double x, double y, double scale) {
        Builder builder = builder();
        for (Step step : steps) {
            if (step instanceof Move move) {
                builder.move(x + scale * move.x, y + scale * move.y);
            } else if (step instanceof Line line) {
                builder.line(x + scale * line.x, y + scale * line.y);
            } else if (step instanceof Arc arc) {
                builder.arc(scale * arc.radius, arc.clockwise, x + scale * arc.x, y + scale * arc.y);
            } else if (step instanceof Curve curve) {
                builder.curve(
                        x + scale * curve.controlX,
                        y + scale * curve.controlY,
                        x + scale * curve.x,
                        y + scale * curve.y);
            } else {
                builder.close();
            }
        }
        return builder.path();
    }

    /** Draws the path by straight lines and curves. */
    void draw(Pen pen) {
        double x = 0;
        double y = 0;
        for (Step step : steps) {
            if (step instanceof Move move) {
                pen.move(move.x, move.y);
                x = move.x;
                y = move.y;
            } else if (step instanceof Line line) {
                pen.line(line.x, line.y);
                x = line.x;
                y = line.y;
            } else if (step instanceof Arc arc) {
                draw(arc, x, y, pen);
                x = arc.x;
                y = arc.y;
            } else if (step instanceof Curve curve) {
                pen.curve(
                        x + (curve.controlX - x) * 2 / 3,
                        y + (curve.controlY - y) * 2 / 3,
                        curve.x + (curve.controlX - curve.x) * 2 / 3,
                        curve.y + (curve.controlY - curve.y) * 2 / 3,
                        curve.x,
                        curve.y);
                x = curve.x;
                y = curve.y;
            } else {
                pen.close();
            }
        }
    }

    /** The arc in parts of at most a quarter of the circle, whose curves are off by less than a thousandth of the radius. */
    private static void draw(Arc arc, double fromX, double fromY, Pen pen) {
        double dx = arc.x - fromX;
        double dy = arc.y - fromY;
        double chord = StrictMath.hypot(dx, dy);
        double side = arc.clockwise ? 1 : -1;
        double height = StrictMath.sqrt(Math.max(0, arc.radius * arc.radius - chord * chord / 4));
        double centreX = (fromX + arc.x) / 2 - side * height * dy / chord;
        double centreY = (fromY + arc.y) / 2 + side * height * dx / chord;
        double sweep = 2 * StrictMath.asin(Math.min(1, chord / 2 / arc.radius));
        int parts = sweep > Math.PI / 2 + 0.001 ? 2 : 1;
        double part = side * sweep / parts;
        double pull = 4.0 / 3 * StrictMath.tan(part / 4);
        double angle = StrictMath.atan2(fromY - centreY, fromX - centreX);
        for (int i = 0; i < parts; i++) {
            double cos = arc.radius * StrictMath.cos(angle);
            double sin = arc.radius * StrictMath.sin(angle);
            double nextCos = arc.radius * StrictMath.cos(angle + part);
            double nextSin = arc.radius * StrictMath.sin(angle + part);
            pen.curve(
                    centreX + cos - pull * sin,
                    centreY + sin + pull * cos,
                    centreX + nextCos + pull * nextSin,
                    centreY + nextSin - pull * nextCos,
                    centreX + nextCos,
                    centreY + nextSin);
            angle += part;
        }
    }

    /** A path while it is drawn. */
    static final class Builder {

        private final List<Step> steps = new ArrayList<>();

        Builder move(double x, double y) {
            steps.add(new Move(x, y));
            return this;
        }

        Builder line(double x, double y) {
            steps.add(new Line(x, y));
            return this;
        }

        Builder arc(double radius, boolean clockwise, double x, double y) {
            steps.add(new Arc(radius, clockwise, x, y));
            return this;
        }

        Builder curve(double controlX, double controlY, double x, double y) {
            steps.add(new Curve(controlX, controlY, x, y));
            return this;
        }

        Builder close() {
            steps.add(new Close());
            return this;
        }

        Builder add(Path path) {
            steps.addAll(path.steps());
            return this;
        }

        Path path() {
            return new Path(steps);
        }
    }
}
