package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.CellGeometry;
import ringo.board.Direction;
import ringo.board.Place;
import ringo.board.Segment;
import ringo.board.Shade;
import ringo.rules.Codes;

/**
 * The board for front ends. Lengths in ring widths, angles in degrees clockwise from the top; see {@link CellGeometry}.
 *
 * @param cells all 48, by ring, then segment
 */
public record BoardJson(int rings, double radius, List<SegmentJson> segments, CastleJson castle, List<CellJson> cells) {

    /** A segment: its neighbours across the castle and in the mirror, and the angles between which it lies. */
    public record SegmentJson(
            String name,
            boolean neutralZone,
            String opposite,
            String mirror,
            double startAngle,
            double centreAngle,
            double endAngle) {

        static SegmentJson of(Segment segment) {
            return new SegmentJson(
                    segment.text(),
                    segment.neutralZone(),
                    segment.opposite().text(),
                    segment.mirror().text(),
                    CellGeometry.startAngle(segment),
                    CellGeometry.centreAngle(segment),
                    CellGeometry.endAngle(segment));
        }
    }

    /** The castle, a disc round the centre. */
    public record CastleJson(String name, String shade, double radius, List<String> neighbours) {

        static CastleJson create() {
            List<String> ring1 = Arrays.stream(Segment.values())
                    .map(segment -> Cell.of(segment, 1).text())
                    .toList();
            return new CastleJson(
                    Castle.CASTLE.text(), Codes.of(Shade.of(Castle.CASTLE)), CellGeometry.CASTLE_RADIUS, ring1);
        }
    }

    /** A cell with its neighbours and where it is drawn. */
    public record CellJson(
            String name,
            String segment,
            int ring,
            boolean neutralZone,
            String shade,
            NeighboursJson neighbours,
            CentreJson centre,
            OutlineJson outline) {

        static CellJson of(Cell cell) {
            CellGeometry geometry = CellGeometry.of(cell);
            return new CellJson(
                    cell.text(),
                    cell.segment().text(),
                    cell.ring(),
                    cell.neutralZone(),
                    Codes.of(Shade.of(cell)),
                    NeighboursJson.of(cell),
                    new CentreJson(geometry.centreRadius(), CellGeometry.centreAngle(cell.segment())),
                    new OutlineJson(
                            geometry.innerRadius(),
                            geometry.outerRadius(),
                            geometry.startAngle(),
                            geometry.endAngle()));
        }
    }

    /** The places next to a cell; outward of the rim there is none. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record NeighboursJson(String inward, @Nullable String outward, String clockwise, String counterclockwise) {

        static NeighboursJson of(Cell cell) {
            return new NeighboursJson(
                    text(cell.neighbour(Direction.INWARD)).orElseThrow(),
                    text(cell.neighbour(Direction.OUTWARD)).orElse(null),
                    text(cell.neighbour(Direction.CLOCKWISE)).orElseThrow(),
                    text(cell.neighbour(Direction.COUNTERCLOCKWISE)).orElseThrow());
        }

        private static Optional<String> text(Optional<Place> place) {
            return place.map(Place::text);
        }
    }

    /** The middle of a cell. */
    public record CentreJson(double radius, double angle) {}

    /** The edges of a cell: two arcs and two radii. */
    public record OutlineJson(double innerRadius, double outerRadius, double startAngle, double endAngle) {}

    static BoardJson create() {
        return new BoardJson(
                Cell.RINGS,
                CellGeometry.RIM_RADIUS,
                Arrays.stream(Segment.values()).map(SegmentJson::of).toList(),
                CastleJson.create(),
                Cell.all().stream().map(CellJson::of).toList());
    }
}
