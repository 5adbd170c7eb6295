package ringo.picture;

import java.util.List;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.rules.Position;

/**
 * A picture of a position. Equal ones are the same to the byte.
 *
 * @param words for those who do not see it
 */
public record Picture(Position position, Look look, Notes notes, Words words) {

    /** How wide a ring is drawn; the coordinates of the drawing are good to a tenth. */
    private static final double RING = 100;

    private static final double RIM = 7;

    /** Round a board without labels, in rings. */
    private static final double NARROW_MARGIN = 0.2;

    private static final double CAPTION_STRIP = 1.2;
    private static final double CAPTION_HEIGHT = 0.5;
    private static final double CAPTION_WIDTH = 0.065;

    private static final double FRAME_INSET = 0.07;
    private static final double FRAME_WIDTH = 0.09;
    private static final double DOT_RADIUS = 0.15;

    /** The picture as an SVG document. */
    public String svg() {
        Drawing drawing = drawing();
        return Svg.write(drawing, Integer.toString(look.size()), Integer.toString(height(drawing)), words);
    }

    /** The picture as a PNG file. Takes time and memory that grow with the square of the size. */
    public byte[] png() {
        Drawing drawing = drawing();
        return Png.write(drawing, look.size(), height(drawing));
    }

    private int height(Drawing drawing) {
        return (int) Math.round(look.size() * drawing.height() / drawing.width());
    }

    Drawing drawing() {
        double margin = look.labels() ? BoardPainter.LABEL_MARGIN : NARROW_MARGIN;
        double width = 2 * RING * (RIM + margin);
        double height = width + (notes.caption().isPresent() ? RING * CAPTION_STRIP : 0);
        Stage stage = new Stage(width / 2, width / 2, RING, look.facing());
        Drawing.Canvas canvas = new Drawing.Canvas();
        canvas.fill(look.theme().palette().ground().paper(), Path.rectangle(0, 0, width, height));
        BoardPainter painter = new BoardPainter(canvas, stage, look.theme());
        painter.board(lastMove());
        frames(canvas, stage);
        if (look.labels()) {
            painter.labels();
        }
        painter.pieces(position);
        targets(canvas, stage);
        notes.arrows().forEach(arrow -> arrow(canvas, stage, arrow));
        notes.caption().ifPresent(text -> caption(canvas, text, width, width + RING * CAPTION_STRIP / 2));
        return canvas.drawing(width, height);
    }

    private List<Place> lastMove() {
        return notes.lastMove().map(move -> List.of(move.from(), move.to())).orElse(List.of());
    }

    private void frames(Drawing.Canvas canvas, Stage stage) {
        Theme.Signs signs = look.theme().palette().signs();
        notes.highlight()
                .forEach(
                        cell -> canvas.stroke(signs.highlight(), RING * FRAME_WIDTH, stage.outline(cell, FRAME_INSET)));
        notes.chosen()
                .ifPresent(cell -> canvas.stroke(signs.target(), RING * FRAME_WIDTH, stage.outline(cell, FRAME_INSET)));
    }

    /** A dot on each target, or a ring round the piece that stands there. */
    private void targets(Drawing.Canvas canvas, Stage stage) {
        int colour = look.theme().palette().signs().target();
        for (Place target : notes.targets()) {
            Stage.Point at = stage.middle(target);
            if (occupied(target)) {
                canvas.stroke(
                        colour, RING * FRAME_WIDTH, Path.circle(at.x(), at.y(), RING * (PieceShapes.RADIUS + 0.03)));
            } else {
                canvas.fill(colour, Path.circle(at.x(), at.y(), RING * DOT_RADIUS));
            }
        }
    }

    private boolean occupied(Place place) {
        return place instanceof Cell cell ? position.occupied().contains(cell) : position.castle() > 0;
    }

    private void arrow(Drawing.Canvas canvas, Stage stage, Arrow arrow) {
        int colour = look.theme().palette().signs().arrow();
        Stage.Point from = stage.middle(arrow.from());
        Stage.Point to = stage.middle(arrow.to());
        if (arrow.from().equals(arrow.to())) {
            Path circle = Path.circle(from.x(), from.y(), RING * (PieceShapes.RADIUS + 0.03));
            canvas.stroke(colour, RING * FRAME_WIDTH, circle);
        } else {
            canvas.fill(colour, Arrows.outline(from, to, RING));
        }
    }

    private void caption(Drawing.Canvas canvas, String text, double width, double y) {
        double room = width - RING;
        double height = RING * CAPTION_HEIGHT;
        double length = Glyphs.write(text, height).width();
        double scale = Math.min(1, room / Math.max(1, length));
        canvas.stroke(
                look.theme().palette().signs().label(),
                RING * CAPTION_WIDTH * scale,
                Glyphs.centred(text, width / 2, y, height * scale));
    }
}
