package ringo.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import ringo.board.Cell;
import ringo.board.Place;

/**
 * A move. Within one position it is identified by from, to and captured.
 *
 * <p>The natural order is that of lists: by from, to, captured, each by {@link Place#order()}; a move that captures nothing
 * before one that does, and a pass after all others.
 *
 * @param kind what the move does
 * @param from where the piece stands; empty for a pass
 * @param to where it goes; empty for a pass
 * @param captured where the captured piece stands (with displacement {@code to}); empty if nothing is captured
 */
public record Move(MoveKind kind, Optional<Cell> from, Optional<Place> to, Optional<Place> captured)
        implements Comparable<Move> {

    /** The pass. */
    public static final Move PASS = new Move(MoveKind.PASS, Optional.empty(), Optional.empty(), Optional.empty());

    /** The golden ratio's fraction in 32 bits: neighbours of it are far from each other. */
    private static final int HASH_FACTOR = 0x9E37_79B9;

    private static final Comparator<Move> ORDER = Comparator.comparingInt(
                    (Move move) -> move.from().map(Place::order).orElse(Integer.MAX_VALUE))
            .thenComparingInt(move -> order(move.to()))
            .thenComparingInt(move -> order(move.captured()));

    /** A move of a piece that captures nothing. */
    public static Move quiet(MoveKind kind, Cell from, Place to) {
        return new Move(kind, Optional.of(from), Optional.of(to), Optional.empty());
    }

    /** A move of a piece that captures the enemy on the place named last. */
    public static Move capture(MoveKind kind, Cell from, Place to, Place captured) {
        return new Move(kind, Optional.of(from), Optional.of(to), Optional.of(captured));
    }

    /** The image under the board's mirror. */
    public Move mirror() {
        return new Move(kind, from.map(Cell::mirror), to.map(Place::mirror), captured.map(Place::mirror));
    }

    /** Whether the two are the same move: equal from, to and captured. */
    boolean sameAs(Move other) {
        return from.equals(other.from) && to.equals(other.to) && captured.equals(other.captured);
    }

    /** Whether another of these moves captures a different piece with the same from and to, so that the two read the same. */
    public boolean ambiguousAmong(List<Move> legal) {
        if (captured.isEmpty()) {
            return false;
        }
        for (Move other : legal) {
            if (other.captured.isPresent()
                    && !other.captured.equals(captured)
                    && other.from.equals(from)
                    && other.to.equals(to)) {
                return true;
            }
        }
        return false;
    }

    /** Tells all moves of the game apart and spreads them, which the hash that records have does not: moves are keys of maps. */
    @Override
    public int hashCode() {
        return HASH_FACTOR * (hash(from) << 16 | hash(to) << 10 | hash(captured) << 4 | kind.ordinal());
    }

    private static int hash(Optional<? extends Place> place) {
        return place.isPresent() ? place.get().order() + 2 : 0;
    }

    @Override
    public int compareTo(Move other) {
        return ORDER.compare(this, other);
    }

    private static int order(Optional<Place> place) {
        return place.map(Place::order).orElse(Integer.MIN_VALUE);
    }
}
