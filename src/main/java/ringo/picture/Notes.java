package ringo.picture;

import java.util.List;
import java.util.Optional;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.board.Place;

/**
 * What a picture shows besides the position.
 *
 * @param lastMove the move that led to the position
 * @param highlight cells with a frame
 * @param chosen a piece whose targets are shown
 * @param targets where it may go
 * @param caption a line below the board, see {@link #drawable}
 */
public record Notes(
        Optional<Arrow> lastMove,
        List<Arrow> arrows,
        CellSet highlight,
        Optional<Cell> chosen,
        List<Place> targets,
        Optional<String> caption) {

    /** Nothing besides. */
    public static final Notes NONE =
            new Notes(Optional.empty(), List.of(), CellSet.EMPTY, Optional.empty(), List.of(), Optional.empty());

    /** @throws IllegalArgumentException if the caption cannot be drawn */
    public Notes {
        arrows = List.copyOf(arrows);
        targets = List.copyOf(targets);
        if (!caption.stream().allMatch(Notes::drawable)) {
            throw new IllegalArgumentException("no shape for a character of the caption");
        }
    }

    /** Whether there is a shape for every character of the text. */
    public static boolean drawable(String text) {
        return Glyphs.drawable(text);
    }
}
