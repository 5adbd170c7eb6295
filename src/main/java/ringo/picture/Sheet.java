package ringo.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ringo.board.Segment;
import ringo.rules.Position;
import ringo.rules.Side;

/**
 * A sheet of paper with a board to print.
 *
 * @param position what stands on the board; empty for a blank one
 * @param pieces whether there are pieces to cut out below the board
 * @param facing the segment near the reader
 */
public record Sheet(
        Paper paper,
        Theme theme,
        boolean labels,
        Segment facing,
        Optional<Position> position,
        boolean pieces,
        Words words) {

    /** A tenth of a millimetre is a unit of the drawing. */
    private static final double UNIT = 0.1;

    /** The width of a ring, 12 mm: as wide as both kinds of paper allow with labels. */
    private static final double RING = 120;

    private static final double RIM = 7;

    /** Above the board, if there are pieces below it. */
    private static final double TOP = 100;

    /** How far the middles of pieces to cut out are from each other, and the first ones from the board, in rings. */
    private static final double APART = 1.15;

    private static final double LINE = 3;
    private static final int LINE_COLOUR = 0x808080;

    /** Sizes of paper. */
    public enum Paper {
        A4(210, 297),
        LETTER(215.9, 279.4);

        private final double width;
        private final double height;

        /** @param width in millimetres */
        Paper(double width, double height) {
            this.width = width;
            this.height = height;
        }
    }

    /** The sheet as an SVG document of its real size. */
    public String svg() {
        return Svg.write(drawing(), length(paper.width), length(paper.height), words);
    }

    /** The sheet as a PDF file. */
    public byte[] pdf() {
        return Pdf.write(drawing(), UNIT, words);
    }

    private static String length(double millimetres) {
        return Svg.number(millimetres, new StringBuilder()).append("mm").toString();
    }

    Drawing drawing() {
        double width = paper.width / UNIT;
        double height = paper.height / UNIT;
        double radius = RING * (RIM + BoardPainter.LABEL_MARGIN);
        double middle = pieces ? TOP + radius : height / 2;
        Drawing.Canvas canvas = new Drawing.Canvas();
        Stage stage = new Stage(width / 2, middle, RING, facing);
        BoardPainter painter = new BoardPainter(canvas, stage, theme);
        canvas.fill(theme.palette().ground().paper(), stage.circle(RIM + (labels ? BoardPainter.LABEL_MARGIN : 0.2)));
        painter.board(List.of());
        if (labels) {
            painter.labels();
        }
        position.ifPresent(painter::pieces);
        if (pieces) {
            row(canvas, painter, Side.ATTACKER, Position.MAX_ATTACKERS, middle + radius + APART * RING);
            row(canvas, painter, Side.DEFENDER, Position.MAX_DEFENDERS, middle + radius + 2 * APART * RING);
        }
        return canvas.drawing(width, height);
    }

    /** All pieces of a side, each in a circle to cut along. */
    private void row(Drawing.Canvas canvas, BoardPainter painter, Side side, int count, double y) {
        List<Stage.Point> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double x = paper.width / UNIT / 2 + (i - (count - 1) / 2.0) * APART * RING;
            places.add(new Stage.Point(x, y));
        }
        places.forEach(at ->
                canvas.stroke(LINE_COLOUR, LINE, Path.circle(at.x(), at.y(), RING * (PieceShapes.RADIUS + 0.06))));
        painter.pieces(side, places);
    }
}
