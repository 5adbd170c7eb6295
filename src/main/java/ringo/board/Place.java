package ringo.board;

import java.util.Optional;

/** Where a piece may stand: a {@link Cell} or the {@link Castle}. */
public sealed interface Place permits Cell, Castle {

    /** The name in notation: {@code b6}, or {@code castle}. */
    String text();

    /** The image under the board's mirror; the castle is its own. */
    Place mirror();

    /**
     * The place in the order of lists: the castle first (-1), then the cells by ring, then segment (their
     * {@linkplain Cell#index() index}).
     */
    int order();

    /** The place of this name; empty for any other text. */
    static Optional<Place> parse(CharSequence text) {
        if (Castle.NAME.contentEquals(text)) {
            return Optional.of(Castle.CASTLE);
        }
        return Cell.parse(text).map(cell -> cell);
    }
}
