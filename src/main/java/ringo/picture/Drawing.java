package ringo.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A picture made of painted paths, from the bottom to the top; what {@link Svg}, {@link Png} and {@link Pdf} are written from.
 *
 * @param width in units of the drawing
 * @param height in units of the drawing
 */
record Drawing(double width, double height, List<Mark> marks) {

    Drawing {
        marks = List.copyOf(marks);
    }

    /** A path and its paint. */
    record Mark(Paint paint, Path path) {}

    /** Puts marks on a drawing; neighbours of one paint become one mark. */
    static final class Canvas {

        private final List<Mark> marks = new ArrayList<>();
        private Optional<Paint> paint = Optional.empty();
        private Path.Builder path = Path.builder();

        Canvas fill(int colour, Path outline) {
            return mark(new Paint.Fill(colour), outline);
        }

        Canvas stroke(int colour, double width, Path lines) {
            return mark(new Paint.Stroke(colour, width), lines);
        }

        private Canvas mark(Paint used, Path added) {
            if (!paint.equals(Optional.of(used))) {
                finish();
                paint = Optional.of(used);
            }
            path.add(added);
            return this;
        }

        private void finish() {
            paint.ifPresent(used -> marks.add(new Mark(used, path.path())));
            path = Path.builder();
        }

        Drawing drawing(double width, double height) {
            finish();
            paint = Optional.empty();
            return new Drawing(width, height, marks);
        }
    }
}
