package ringo.rules;

import java.util.ArrayList;
import java.util.List;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.board.Place;
import ringo.board.Segment;

/**
 * A playable position: pieces, castle, side to move and counters, with no fault that {@link Setup#check} knows.
 *
 * <p>The game may be over in it, and no game need lead to it.
 *
 * @param attackers the attackers' cells, castle not included
 * @param defenders the defenders' cells
 * @param castle how many attackers are in the castle, 0 to 2
 * @param toMove the side to move
 * @param quietPlies plies in a row without capture or inward attacker move
 * @param turn the turn number, from 1; one more after each defender move or pass, but never above {@link #MAX_TURN}
 */
public record Position(CellSet attackers, CellSet defenders, int castle, Side toMove, int quietPlies, int turn) {

    /** The most attackers, castle included. */
    public static final int MAX_ATTACKERS = 7;

    /** The most defenders. */
    public static final int MAX_DEFENDERS = 4;

    /** The greatest turn number; a game that goes on past it keeps it. */
    public static final int MAX_TURN = 100_000;

    private static final List<Segment> DEFENDERS_START = List.of(Segment.B, Segment.D, Segment.F, Segment.H);

    /** @throws IllegalArgumentException on a fault that no rule set allows */
    public Position {
        if (attackers.intersects(defenders)
                || castle < 0
                || castle > CastleGoal.TWO_INSIDE.mostInCastle()
                || attackers.size() + castle > MAX_ATTACKERS
                || defenders.size() > MAX_DEFENDERS
                || quietPlies < 0
                || quietPlies > RuleSet.MOST_QUIET_PLY_LIMIT
                || turn < 1
                || turn > MAX_TURN) {
            throw new IllegalArgumentException("not a playable position");
        }
    }

    /**
     * The usual start: attackers on the rim but for the neutral zone, defenders on ring 1 of b, d, f and h.
     *
     * @param attackers how many, 5 to 7; with 6 the one on e6 is left out, with 5 those on d6 and f6
     */
    static Position start(int attackers) {
        List<Cell> rim = new ArrayList<>();
        for (Segment segment : Segment.values()) {
            boolean leftOut = segment.neutralZone()
                    || (attackers == 6 && segment == Segment.E)
                    || (attackers == 5 && (segment == Segment.D || segment == Segment.F));
            if (!leftOut) {
                rim.add(Cell.of(segment, Cell.RINGS));
            }
        }
        List<Cell> inner =
                DEFENDERS_START.stream().map(segment -> Cell.of(segment, 1)).toList();
        return new Position(CellSet.of(rim), CellSet.of(inner), 0, Side.ATTACKER, 0, 1);
    }

    /** The cells of this side's pieces; an attacker in the castle has none. */
    public CellSet pieces(Side side) {
        return side == Side.ATTACKER ? attackers : defenders;
    }

    /** All cells on which a piece stands. */
    public CellSet occupied() {
        return new CellSet(attackers.bits() | defenders.bits());
    }

    /** The attackers left, castle included. */
    public int attackersLeft() {
        return attackers.size() + castle;
    }

    /**
     * The position after this move, whose legality is the caller's care.
     *
     * <p>A capture, an attacker's move inward and an entry into the castle set the quiet plies to 0; all else, a pass too,
     * adds 1, though never past the greatest limit.
     */
    public Position after(Move move) {
        CellSet ours = pieces(toMove);
        CellSet theirs = pieces(toMove.opponent());
        int inCastle = castle;
        if (move.from().isPresent() && move.to().isPresent()) {
            ours = ours.without(move.from().get());
            if (move.to().get() instanceof Cell to) {
                ours = ours.with(to);
            } else {
                inCastle++;
            }
        }
        if (move.captured().isPresent()) {
            if (move.captured().get() instanceof Cell captured) {
                theirs = theirs.without(captured);
            } else {
                inCastle--;
            }
        }
        boolean attackers = toMove == Side.ATTACKER;
        return new Position(
                attackers ? ours : theirs,
                attackers ? theirs : ours,
                inCastle,
                toMove.opponent(),
                quiet(move) ? Math.min(quietPlies + 1, RuleSet.MOST_QUIET_PLY_LIMIT) : 0,
                attackers ? turn : Math.min(turn + 1, MAX_TURN));
    }

    private boolean quiet(Move move) {
        boolean inward = move.from().isPresent()
                && move.to().filter(to -> ring(to) < move.from().get().ring()).isPresent();
        return move.captured().isEmpty() && !(toMove == Side.ATTACKER && inward);
    }

    private static int ring(Place place) {
        return place instanceof Cell cell ? cell.ring() : 0;
    }

    /** The image under the board's mirror; counters and side to move stay. */
    public Position mirror() {
        return new Position(attackers.mirror(), defenders.mirror(), castle, toMove, quietPlies, turn);
    }

    /**
     * This position or its mirror image, whichever has the smaller attackers' and, with those equal, defenders' bits; the
     * same for both.
     */
    public Position canonical() {
        Position image = mirror();
        int order = Long.compare(attackers.bits(), image.attackers.bits());
        if (order == 0) {
            order = Long.compare(defenders.bits(), image.defenders.bits());
        }
        return order <= 0 ? this : image;
    }

    /**
     * The same position as the first of a game: without quiet plies, in the first turn. Two positions are the same for the repetition rule
     * if these are equal.
     */
    public Position afresh() {
        return new Position(attackers, defenders, castle, toMove, 0, 1);
    }

    /** How many pieces there are, those in the castle included. */
    public int pieces() {
        return attackers.size() + castle + defenders.size();
    }
}
