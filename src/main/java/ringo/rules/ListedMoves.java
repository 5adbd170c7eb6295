package ringo.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import ringo.board.Cell;
import ringo.board.Place;

/**
 * {@linkplain PackedMove Packed} moves as {@link Move}s in the order of lists, one instance of every move.
 *
 * <p>A move's key, {@code from << 12 | to << 6 | captured}, orders as the move does and finds its instance. In it the castle
 * comes before the cells, and no captured piece before the castle; a hop can be told from a slide of the same from and to.
 */
final class ListedMoves {

    private static final int NONE = 0;
    private static final int HOP = 1;
    private static final int CASTLE = 2;
    private static final int FIRST_CELL = 3;

    /** The cells of a ring from which a slide between segments b and h must keep clear of pieces: c to g. */
    private static final int FAR_SIDE = 0b0111_1100;

    /** By the upper twelve, then the lower six bits of the key; null where there is no move. */
    private static final Move[][] MOVES = new Move[1 << 12][];

    static {
        for (Side side : Side.values()) {
            for (Cell from : Cell.all()) {
                Way.of(side, from).stream().map(Way::move).forEach(ListedMoves::add);
            }
        }
        add(Move.PASS);
    }

    private ListedMoves() {}

    private static void add(Move move) {
        int key = key(PackedMove.pack(
                move.from().map(Cell::index).orElse(PackedMove.NONE), number(move.to()), number(move.captured())));
        add(key, move);
        if (move.kind() == MoveKind.HOP) {
            add(key + HOP, move);
        }
    }

    /** Of two kinds of one move the simpler stays, as in {@link PlainGenerator}. */
    private static void add(int key, Move move) {
        if (MOVES[key >>> 6] == null) {
            MOVES[key >>> 6] = new Move[1 << 6];
        }
        Move known = MOVES[key >>> 6][key & 63];
        if (known == null || known.kind().compareTo(move.kind()) > 0) {
            MOVES[key >>> 6][key & 63] = move;
        }
    }

    private static int number(Optional<Place> place) {
        return place.map(at -> at instanceof Cell cell ? cell.index() : PackedMove.CASTLE)
                .orElse(PackedMove.NONE);
    }

    private static int key(int move) {
        return PackedMove.from(move) << 12 | order(PackedMove.to(move)) << 6 | order(PackedMove.captured(move));
    }

    private static int order(int place) {
        if (place < PackedMove.CASTLE) {
            return place + FIRST_CELL;
        }
        return place == PackedMove.CASTLE ? CASTLE : NONE;
    }

    /**
     * The first {@code count} of these legal moves, sorted. The array is overwritten.
     *
     * @param occupied the cells on which a piece stands
     * @param slides whether the side to move slides along rings
     */
    static List<Move> sorted(int[] moves, int count, long occupied, boolean slides) {
        for (int i = 0; i < count; i++) {
            moves[i] = key(moves[i]) + (hopsNotSlides(moves[i], occupied, slides) ? HOP : 0);
        }
        Arrays.sort(moves, 0, count);
        Move[] sorted = new Move[count];
        for (int i = 0; i < count; i++) {
            sorted[i] = MOVES[moves[i] >>> 6][moves[i] & 63];
        }
        return List.of(sorted);
    }

    /**
     * Whether the move is a hop between segments b and h that is no slide too. Only there can a move be both: over the immune
     * piece between them, and the other way round.
     */
    private static boolean hopsNotSlides(int move, long occupied, boolean slides) {
        int from = PackedMove.from(move);
        int segment = from & 7;
        boolean across = (from ^ PackedMove.to(move)) == 6 && (segment == 1 || segment == 7);
        boolean mayBeSlide = slides && (occupied >>> (from & ~7) & FAR_SIDE) == 0;
        return across && !mayBeSlide && !PackedMove.captures(move);
    }
}
