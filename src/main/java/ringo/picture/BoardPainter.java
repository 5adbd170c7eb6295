package ringo.picture;

import java.util.Collection;
import java.util.List;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.CellGeometry;
import ringo.board.Place;
import ringo.board.Segment;
import ringo.board.Shade;
import ringo.rules.Position;
import ringo.rules.Side;

/** Paints the board, its labels and the pieces. Sizes are in rings. */
final class BoardPainter {

    /** How far labels reach beyond the rim. */
    static final double LABEL_MARGIN = 0.9;

    private static final double LABEL_RADIUS = CellGeometry.RIM_RADIUS + 0.44;
    private static final double LABEL_HEIGHT = 0.38;
    private static final double LABEL_WIDTH = 0.06;
    private static final double NUMBER_HEIGHT = 0.2;
    private static final double NUMBER_WIDTH = 0.035;

    /** Where a ring's number is: so far from the inner edge of the cell, and so far from its side. */
    private static final double NUMBER_OUTWARD = 0.76;

    private static final double NUMBER_INWARD = 0.21;

    private static final double WALL_RADIUS = 0.72;
    private static final int BATTLEMENTS = 16;
    private static final double BATTLEMENT = 0.09;

    /** How far from the castle's middle each of two attackers stands. */
    private static final double PAIR_DISTANCE = 0.43;

    /** How wide lines are for which a theme says how wide they are where a ring is 100 wide. */
    private static final double LINE_UNIT = 0.01;

    private final Drawing.Canvas canvas;
    private final Stage stage;
    private final Theme.Palette palette;

    BoardPainter(Drawing.Canvas canvas, Stage stage, Theme theme) {
        this.canvas = canvas;
        this.stage = stage;
        this.palette = theme.palette();
    }

    /**
     * Cells, castle and the lines between them.
     *
     * @param marked places that are painted as those of the last move
     */
    void board(Collection<Place> marked) {
        Theme.Ground ground = palette.ground();
        canvas.fill(ground.dark(), stage.circle(CellGeometry.RIM_RADIUS));
        for (Cell cell : Cell.all()) {
            if (Shade.of(cell) == Shade.LIGHT) {
                canvas.fill(ground.light(), stage.outline(cell, 0));
            }
        }
        for (Cell cell : Cell.all()) {
            if (Shade.of(cell) == Shade.NEUTRAL) {
                canvas.fill(ground.zone(), stage.outline(cell, 0));
            }
        }
        canvas.fill(ground.castle(), stage.circle(CellGeometry.CASTLE_RADIUS));
        marked.forEach(place -> canvas.fill(palette.signs().lastMove(), stage.outline(place, 0)));
        lines(ground);
        castle(ground);
    }

    private void lines(Theme.Ground ground) {
        double width = ground.lineWidth() * LINE_UNIT * stage.ring();
        for (int ring = 0; ring <= Cell.RINGS; ring++) {
            canvas.stroke(ground.line(), width, stage.circle(CellGeometry.CASTLE_RADIUS + ring));
        }
        for (Segment segment : Segment.values()) {
            canvas.stroke(
                    ground.line(),
                    width,
                    stage.spoke(CellGeometry.CASTLE_RADIUS, CellGeometry.RIM_RADIUS, CellGeometry.startAngle(segment)));
        }
        CellGeometry zone = new CellGeometry(
                CellGeometry.CASTLE_RADIUS,
                CellGeometry.RIM_RADIUS,
                CellGeometry.startAngle(Segment.A),
                CellGeometry.endAngle(Segment.A));
        canvas.stroke(ground.line(), 2 * width, stage.outline(zone, 0));
    }

    /** The wall of the castle, seen from above. */
    private void castle(Theme.Ground ground) {
        double width = ground.lineWidth() * LINE_UNIT * stage.ring();
        canvas.stroke(ground.line(), width, stage.circle(WALL_RADIUS));
        for (int i = 0; i < BATTLEMENTS; i++) {
            double angle = i * 360.0 / BATTLEMENTS;
            canvas.stroke(ground.line(), width, stage.spoke(WALL_RADIUS, WALL_RADIUS + BATTLEMENT, angle));
        }
    }

    /** The letters of the segments round the rim, and the numbers of the rings in the segment near the reader. */
    void labels() {
        for (Segment segment : Segment.values()) {
            Stage.Point at = stage.at(LABEL_RADIUS, CellGeometry.centreAngle(segment));
            Path letter = Glyphs.centred(segment.text(), at.x(), at.y(), LABEL_HEIGHT * stage.ring());
            canvas.stroke(palette.signs().label(), LABEL_WIDTH * stage.ring(), letter);
        }
        for (int ring = 1; ring <= Cell.RINGS; ring++) {
            double radius = ring + NUMBER_OUTWARD;
            double inward = StrictMath.toDegrees(StrictMath.asin(NUMBER_INWARD / radius));
            Stage.Point at = stage.at(radius, CellGeometry.endAngle(stage.facing()) - inward);
            Path number = Glyphs.centred(Integer.toString(ring), at.x(), at.y(), NUMBER_HEIGHT * stage.ring());
            canvas.stroke(palette.signs().number(), NUMBER_WIDTH * stage.ring(), number);
        }
    }

    /** Every piece where it stands, those in the castle too. */
    void pieces(Position position) {
        for (Side side : Side.values()) {
            List<Stage.Point> places =
                    position.pieces(side).toList().stream().map(stage::middle).toList();
            pieces(side, places);
        }
        Stage.Point middle = stage.middle(Castle.CASTLE);
        double apart = PAIR_DISTANCE * stage.ring();
        switch (position.castle()) {
            case 1 -> pieces(Side.ATTACKER, List.of(middle));
            case 2 ->
                pieces(
                        Side.ATTACKER,
                        List.of(
                                new Stage.Point(middle.x() - apart, middle.y()),
                                new Stage.Point(middle.x() + apart, middle.y())));
            default -> {}
        }
    }

    /** Pieces of a side at these points. */
    void pieces(Side side, List<Stage.Point> places) {
        Theme.Pieces pieces = palette.pieces();
        boolean attacker = side == Side.ATTACKER;
        int colour = attacker ? pieces.attacker() : pieces.defender();
        int sign = attacker ? pieces.attackerSign() : pieces.defenderSign();
        double edge = pieces.edgeWidth() * LINE_UNIT * stage.ring();
        places.forEach(at -> canvas.fill(colour, placed(PieceShapes.body(side), at)));
        places.forEach(at -> canvas.stroke(sign, edge, placed(PieceShapes.body(side), at)));
        places.forEach(at -> canvas.fill(sign, placed(PieceShapes.sign(side), at)));
    }

    private Path placed(Path shape, Stage.Point at) {
        return shape.at(at.x(), at.y(), stage.ring());
    }
}
