package ringo.rules;

import java.util.List;
import ringo.board.Bitboard;

/**
 * The rules of Ringo on sets of cells: lists and counts the moves of millions of positions a second. Its twin
 * {@link PlainGenerator} is the definition of what is legal.
 *
 * <h2>Positions as bits</h2>
 *
 * A position is two {@code long}s and the side to move. {@code attackers} and {@code defenders} have a bit for every cell on
 * which such a piece stands, see {@link Bitboard}; {@code attackers} also holds, from bit {@link PackedMove#CASTLE} on, the
 * number of those in the castle. The two are those of some {@link Position}: they share no cell and hold not more pieces than
 * a side may have. {@link PackedMove} says how a move is played on them.
 *
 * <h2>Method</h2>
 *
 * Moves inward and outward are found for all pieces at once, by shifts and masks ({@link RuleMasks}). Moves along a ring are
 * looked up: their number once for the whole ring by all that stands on it ({@link RingCounts}), the moves themselves piece by
 * piece by the cells that are occupied ({@link RingTables}), or, where pieces only step, by shifts again.
 *
 * <p>Immutable; may be used by several threads.
 */
public final class FastGenerator implements MoveGenerator {

    /**
     * No position has more moves: four defenders with four moves inward and outward (each way to the next cell and over it) and
     * eleven along the ring (to seven cells, two jumps, two displacements), and a pass. Seven attackers have six each.
     */
    public static final int MOST_MOVES = 4 * (4 + 11) + 1;

    private static final Outcome QUIET_LIMIT = Outcome.ended(Result.DRAW, Outcome.Reason.QUIET_LIMIT);
    private static final Outcome ATTACKERS_REDUCED =
            Outcome.ended(Result.DEFENDER_WINS, Outcome.Reason.ATTACKERS_REDUCED);
    private static final Outcome NO_DEFENDERS = Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.NO_DEFENDERS);
    private static final Outcome NO_ATTACKER_MOVES = Outcome.ended(Result.DEFENDER_WINS, Outcome.Reason.NO_MOVES);
    private static final Outcome NO_DEFENDER_MOVES = Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.NO_MOVES);

    private final RuleSet rules;
    private final RuleMasks masks;
    private final BitCounts counts;
    private final BitMoves lists;
    private final Outcome castleWon;

    public FastGenerator(RuleSet rules) {
        this.rules = rules;
        masks = new RuleMasks(rules);
        counts = new BitCounts(rules, masks);
        lists = new BitMoves(rules, masks);
        castleWon = Outcome.ended(
                Result.ATTACKER_WINS,
                rules.castleGoal() == CastleGoal.TWO_INSIDE ? Outcome.Reason.CASTLE_TAKEN : Outcome.Reason.CASTLE_HELD);
    }

    /** The position's attackers as bits, with those in the castle. */
    public static long attackers(Position position) {
        return position.attackers().bits() | (long) position.castle() << PackedMove.CASTLE;
    }

    /** The position's defenders as bits. */
    public static long defenders(Position position) {
        return position.defenders().bits();
    }

    @Override
    public RuleSet rules() {
        return rules;
    }

    @Override
    public List<Move> legalMoves(Position position) {
        if (position.quietPlies() >= rules.quietPlyLimit()) {
            return List.of();
        }
        boolean attackerToMove = position.toMove() == Side.ATTACKER;
        int[] moves = new int[MOST_MOVES];
        int count = generate(attackers(position), defenders(position), attackerToMove, moves, 0);
        boolean slides = !attackerToMove && rules.defenderRingMove() == RingMove.SLIDE;
        return ListedMoves.sorted(moves, count, position.occupied().bits(), slides);
    }

    @Override
    public Outcome outcome(Position position) {
        Outcome outcome = outcome(attackers(position), defenders(position), position.toMove() == Side.ATTACKER);
        return !outcome.decided() && position.quietPlies() >= rules.quietPlyLimit() ? QUIET_LIMIT : outcome;
    }

    /** How the game stands, repetition and quiet plies left out of account. */
    public Outcome outcome(long attackers, long defenders, boolean attackerToMove) {
        if (masks.castleWon(attackers, attackerToMove)) {
            return castleWon;
        }
        if (masks.attackersReduced(attackers)) {
            return ATTACKERS_REDUCED;
        }
        if (defenders == 0) {
            return NO_DEFENDERS;
        }
        if (count(attackers, defenders, attackerToMove) == 0) {
            return attackerToMove ? NO_ATTACKER_MOVES : NO_DEFENDER_MOVES;
        }
        return Outcome.ONGOING;
    }

    /**
     * Whether the game is over by the pieces left and those in the castle. It is also over in a position that has no legal
     * move, and only then.
     */
    public boolean decidedByPieces(long attackers, long defenders, boolean attackerToMove) {
        return masks.decided(attackers, defenders, attackerToMove);
    }

    /** The number of legal moves; none if the game is over. */
    public int count(long attackers, long defenders, boolean attackerToMove) {
        if (masks.decided(attackers, defenders, attackerToMove)) {
            return 0;
        }
        return attackerToMove ? counts.attackerMoves(attackers, defenders) : counts.defenderMoves(attackers, defenders);
    }

    /**
     * Lists the legal moves, {@linkplain PackedMove packed}, each once, in no order to rely on; none if the game is over.
     *
     * @param moves where to list them; there must be room for {@link #MOST_MOVES} from {@code offset} on
     * @param offset where in {@code moves} to begin
     * @return where in {@code moves} the list ends, the index after its last move
     */
    public int generate(long attackers, long defenders, boolean attackerToMove, int[] moves, int offset) {
        if (masks.decided(attackers, defenders, attackerToMove)) {
            return offset;
        }
        return attackerToMove
                ? lists.attackerMoves(attackers, defenders, moves, offset)
                : lists.defenderMoves(attackers, defenders, moves, offset);
    }

    /**
     * Lists the legal moves that capture or go into the castle; otherwise as {@link #generate}. An empty list does not mean
     * that the game is over.
     */
    public int generateForcing(long attackers, long defenders, boolean attackerToMove, int[] moves, int offset) {
        if (masks.decided(attackers, defenders, attackerToMove)) {
            return offset;
        }
        return attackerToMove
                ? lists.attackerForcingMoves(attackers, defenders, moves, offset)
                : lists.defenderCaptures(attackers, defenders, moves, offset);
    }
}
