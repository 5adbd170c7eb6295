package ringo.api;

import java.util.ArrayList;
import java.util.List;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.rules.Codes;
import ringo.rules.Position;

/** A position as an answer shows it; see {@link Position} for the fields. Cells are sorted by ring, then segment. */
public record PositionJson(
        List<String> attackers, List<String> defenders, int castle, String toMove, int quietPlies, int turn) {

    static PositionJson of(Position position) {
        return new PositionJson(
                names(position.attackers()),
                names(position.defenders()),
                position.castle(),
                Codes.of(position.toMove()),
                position.quietPlies(),
                position.turn());
    }

    private static List<String> names(CellSet cells) {
        List<String> names = new ArrayList<>(cells.size());
        for (Cell cell : cells) {
            names.add(cell.text());
        }
        return names;
    }
}
