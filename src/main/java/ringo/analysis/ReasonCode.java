package ringo.analysis;

/**
 * What may be said for a move, against a move, or about a position, the weightiest first. A closed list; outside of Java the
 * constants are written as {@link ringo.rules.Codes} has them.
 *
 * <p>Every constant is a predicate over the rules and the search, defined here. In the definitions <i>the mover</i> is the side
 * to move in the position that the hint is about, <i>the position</i> is that position, and <i>after it</i> means after
 * the move that the reason is about. To <i>skip</i> a turn is to let the other side move with the pieces where they stand. Said as
 * a theme, a code is about the best move, but names neither piece nor move. What an endgame table says exactly counts as proven.
 *
 * <p><b>Gain.</b> A side that is to move <i>gains n</i> if, both sides doing nothing but capture from there and each free
 * to stop where it has a move that captures nothing, it can come out n pieces ahead; an end of the game counts as any number of
 * pieces for the winner. A capture <i>gains</i> if the piece taken is not won back so. A move <i>is safe</i> if the other side
 * gains nothing after it.
 *
 * <p><b>Storm.</b> The attacker, to move, <i>storms the castle in n plies</i> if n is the least number, at most 3, within
 * which it can end the game by {@code castleTaken} or {@code castleHeld} against every reply.
 */
public enum ReasonCode {

    /** For, theme: the move ends the game by {@code castleTaken}, or enters the castle and every reply ends it by {@code castleHeld}. */
    TAKES_CASTLE(Detail.PLIES, Use.THEME, Use.FOR),

    /** For, theme: the other side, not beaten before, has no legal move after it, and so has lost. */
    IMMOBILISES(Detail.NONE, Use.THEME, Use.FOR),

    /**
     * For, theme: the search has proven that the mover wins within so many plies. Against: the same, but the best move wins in
     * fewer.
     */
    WINS_IN_PLIES(Detail.PLIES, Use.THEME, Use.FOR, Use.AGAINST),

    /** For, theme: there is no other legal move. */
    ONLY_LEGAL_MOVE(Detail.NONE, Use.THEME, Use.FOR),

    /** For, theme: the search has proven that every other legal move loses, at least one, and not that this one does. */
    ONLY_MOVE(Detail.COUNT, Use.THEME, Use.FOR),

    /** For, theme: the search has proven that every move loses, this one within so many plies, and no other is known to hold longer. */
    RESISTS_LONGEST(Detail.PLIES, Use.THEME, Use.FOR),

    /**
     * For, theme, against: after it the position has occurred for the third time, which is a draw, and no other move is better;
     * against: another is.
     */
    DRAWS_BY_REPETITION(Detail.NONE, Use.THEME, Use.FOR, Use.AGAINST),

    /** Against: the search has proven that the mover loses within so many plies, this move included. */
    LOSES_IN_PLIES(Detail.PLIES, Use.AGAINST),

    /** Against: the search has proven that the best move wins within so many plies, and not that this one wins. */
    MISSES_WIN(Detail.PLIES, Use.AGAINST),

    /** Against, of a defender: the attacker storms the castle after it; the plies count this move. */
    ALLOWS_CASTLE(Detail.PLIES, Use.AGAINST),

    /**
     * For, theme, of a defender: if the defender skipped its turn the attacker would storm the castle, within so many plies
     * counted from the skipped one; after the move it does not. An attacker that would have won by skipping (one in the castle
     * under {@code oneSurvivesReply}) storms it in 0 plies.
     */
    STOPS_CASTLE(Detail.PLIES, Use.THEME, Use.FOR),

    /** For, theme, of an attacker: if the defender skipped its reply, the attacker would storm the castle; the plies count the reply. */
    THREATENS_CASTLE(Detail.PLIES, Use.THEME, Use.FOR),

    /** For, theme: the move ends in the castle, the game goes on, and no legal reply captures there. */
    ENTERS_CASTLE(Detail.NONE, Use.THEME, Use.FOR),

    /** For, theme: whatever legal reply is played, the mover is a piece ahead, what it captures with the move and gains after the reply. */
    WINS_PIECE(Detail.NONE, Use.THEME, Use.FOR),

    /** Against: the best move {@linkplain #WINS_PIECE wins a piece}, this one does not. */
    MISSES_PIECE(Detail.NONE, Use.AGAINST),

    /**
     * For, theme: if the mover skipped its turn, captures of the pieces on these places would gain; after the move none of
     * them, wherever it now stands, can be captured with gain, and the move is safe.
     */
    SAVES_PIECE(Detail.PLACES, Use.THEME, Use.FOR),

    /**
     * For, theme: the move is safe, and so many other moves, at least half of them, lose: the game by proof, or a piece as in
     * {@link #WALKS_INTO_CAPTURE} and {@link #LOSES_PIECE}. Not said where all of them lose the game.
     */
    AVOIDS_LOSS(Detail.COUNT, Use.THEME, Use.FOR),

    /** Against: the move captures nothing, and the moved piece can be captured with gain on the place where it ends. */
    WALKS_INTO_CAPTURE(Detail.PLACES, Use.AGAINST),

    /** Against: the move captures nothing, and other pieces of the mover can be captured with gain on these places. */
    LOSES_PIECE(Detail.PLACES, Use.AGAINST),

    /**
     * The move captures, and the other side wins back just that one: it gains one piece after it, not two. For, theme: every
     * move that does not trade costs something. Against: the move costs something.
     */
    TRADES(Detail.NONE, Use.THEME, Use.FOR, Use.AGAINST),

    /**
     * For, theme: the move is safe, and if the other side skipped its reply, captures of its pieces on these places would
     * gain, which would not have gained before the move.
     */
    THREATENS_CAPTURE(Detail.PLACES, Use.THEME, Use.FOR),

    /** For, theme, of an attacker: a defender must capture if it can, and so every legal reply is a capture. */
    FORCES_CAPTURE(Detail.COUNT, Use.THEME, Use.FOR),

    /**
     * For, theme, of a defender: the move is safe and ends on the cell next outward of an attacker, which it could capture
     * inward if the attacker skipped its reply. Attackers never move outward, so that this one cannot turn on it.
     */
    GETS_BEHIND(Detail.PLACES, Use.THEME, Use.FOR),

    /**
     * For, theme, of a defender: the move is safe and ends on the cell next inward of an attacker. Had the defender skipped its
     * turn, this attacker would have had a legal move inward that captures nothing; after the move it has none.
     */
    BLOCKS(Detail.PLACES, Use.THEME, Use.FOR),

    /**
     * For, theme, of a defender: the move is safe, and after it so many defenders, more than before, stand so that they could
     * capture an attacker in the castle: on ring 1 with the opposite cell empty, where the rules let them jump.
     */
    GUARDS_CASTLE(Detail.COUNT, Use.THEME, Use.FOR),

    /** For, theme: the move takes a piece from outside into the neutral zone, where under these rules no piece can be captured. */
    ENTERS_ZONE(Detail.NONE, Use.THEME, Use.FOR),

    /**
     * For, theme, of an attacker: the move does not enter the neutral zone, after it so many attackers more may enter, and
     * another move that costs something {@linkplain #FILLS_ZONE fills the zone}.
     */
    KEEPS_ZONE_FREE(Detail.COUNT, Use.THEME, Use.FOR),

    /** Against, of an attacker: the move enters the neutral zone from outside, which then holds as many attackers, so many, as may be in it. */
    FILLS_ZONE(Detail.COUNT, Use.AGAINST),

    /**
     * Theme, of an attacker: one of its pieces could step into the neutral zone but for the limit; the count is that of the
     * attackers in it.
     */
    ZONE_FULL(Detail.COUNT, Use.THEME),

    /** For, theme, of an attacker: the move captures nothing, ends on a cell of a ring further in, and is safe. */
    ADVANCES(Detail.NONE, Use.THEME, Use.FOR),

    /** For, theme: no other reason is a fact here; the search expects this score of the best move, 0 to 1. */
    IMPROVES(Detail.POINTS, Use.THEME, Use.FOR),

    /** Against: no other reason is a fact here; the search expects so much less of this move than of the best. */
    FALLS_SHORT(Detail.POINTS, Use.AGAINST);

    /** What a reason may be given as. */
    public enum Use {
        /** What matters in the position. */
        THEME,
        /** Why to play the best move. */
        FOR,
        /** Why not to play another move. */
        AGAINST
    }

    /** The one value that a reason carries beside its code. */
    public enum Detail {
        NONE,
        /** Where the pieces stand that the reason is about. */
        PLACES,
        /** A number of plies. */
        PLIES,
        /** A number of moves or pieces. */
        COUNT,
        /** An expected score, or a difference of two. */
        POINTS
    }

    private final Detail detail;

    /** A bit for each use, by its ordinal. */
    private final int uses;

    ReasonCode(Detail detail, Use... uses) {
        this.detail = detail;
        int bits = 0;
        for (Use use : uses) {
            bits |= 1 << use.ordinal();
        }
        this.uses = bits;
    }

    /** What a reason of this code carries. */
    public Detail detail() {
        return detail;
    }

    /** Whether a reason of this code may be given as that. */
    public boolean usedAs(Use use) {
        return (uses >>> use.ordinal() & 1) != 0;
    }
}
