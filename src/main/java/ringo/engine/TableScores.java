package ringo.engine;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import ringo.board.Bitboard;
import ringo.endgame.EndgameTables;
import ringo.endgame.Horizon;
import ringo.endgame.ProbeCode;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * What the endgame tables say of positions of one search.
 *
 * <p>A win counts as {@link Horizon} says. Positions of the line that is searched cannot come up in it either: those that a table
 * answers for are not searched further, and where its answer did not count the plies were too many by more than the line is long.
 *
 * <p>A position that neither side can win is a draw under {@link Repetition#DRAW}, whatever the quiet limit and the game before: both
 * sides can keep to such positions, and each of the other ends is a draw. Under {@link Repetition#DEFENDER_WINS} the quiet limit may
 * still save the attacker; such a position is searched as if no table held it.
 */
final class TableScores {

    /** No score: no table says, or what it says need not hold here. */
    static final int UNKNOWN = Score.INFINITE + 3;

    /** A win of more plies could not be told from an estimate. */
    private static final int MOST_PLIES = Score.WIN - Score.PROVEN - Tree.MAX_PLY - 1;

    private final @Nullable EndgameTables tables;
    private final int mostPieces;
    private final Result undecided;
    private final @Nullable Horizon horizon;
    private long answers;

    private TableScores(@Nullable EndgameTables tables, RuleSet rules, List<Position> twice) {
        this.tables = tables;
        mostPieces = tables == null ? 0 : tables.mostPieces();
        undecided = rules.repetition().result();
        horizon = tables == null ? null : new Horizon(tables, twice);
    }

    /** @param twice the positions that have occurred twice in the game */
    static TableScores of(SearchRequest request, List<Position> twice) {
        return new TableScores(request.tables().orElse(null), request.rules(), twice);
    }

    boolean present() {
        return mostPieces > 0;
    }

    /** Whether there are tables with as many pieces as the position has, or more. */
    boolean cover(Position position) {
        return mostPieces > 0 && position.pieces() <= mostPieces;
    }

    /** The part of the tables so far. */
    Analysis.Endgames part() {
        return mostPieces == 0 ? Analysis.Endgames.NONE : new Analysis.Endgames(mostPieces, answers);
    }

    /**
     * The score of the position in the frame of this ply, from the point of view of its side to move, as the search would find it if
     * it looked to the end; else {@link #UNKNOWN}. The game must go on there.
     */
    int score(Frame frame, int ply) {
        if (mostPieces == 0 || pieces(frame.attackers, frame.defenders) > mostPieces) {
            return UNKNOWN;
        }
        int code = code(frame.attackers, frame.defenders, frame.attackerToMove);
        int score = score(code, frame.attackerToMove, frame.quietPlies);
        if (score == UNKNOWN) {
            return UNKNOWN;
        }
        answers++;
        return Score.fromRoot(score, ply);
    }

    private int score(int code, boolean attackerToMove, int quietPlies) {
        if (code == ProbeCode.ABSENT) {
            return UNKNOWN;
        }
        if (code == ProbeCode.UNDECIDED) {
            return undecided == Result.DRAW ? Score.DRAW : UNKNOWN;
        }
        int plies = ProbeCode.plies(code);
        boolean holds = horizon != null && horizon.holds(plies, attackerWins(code, attackerToMove), quietPlies);
        if (!holds || plies > MOST_PLIES) {
            return UNKNOWN;
        }
        return ProbeCode.wins(code) ? Score.WIN - plies : plies - Score.WIN;
    }

    /** What a table says of the move that led to this position. */
    Optional<Value.TableValue> said(Position after) {
        int code = cover(after) ? code(after) : ProbeCode.ABSENT;
        if (code == ProbeCode.ABSENT) {
            return Optional.empty();
        }
        if (code == ProbeCode.UNDECIDED) {
            return Optional.of(new Value.TableValue(undecided, 0));
        }
        boolean attacker = attackerWins(code, after.toMove() == Side.ATTACKER);
        Result result = attacker ? Result.ATTACKER_WINS : Result.DEFENDER_WINS;
        return Optional.of(new Value.TableValue(result, ProbeCode.plies(code) + 1));
    }

    /**
     * Whether what a table says of the position holds in this game, which goes on there or is decided by the pieces.
     *
     * @param after a position that a table {@linkplain #said answers for}
     */
    boolean holds(Position after) {
        return score(code(after), after.toMove() == Side.ATTACKER, after.quietPlies()) != UNKNOWN;
    }

    /** Whether the win of this side might take fewer plies than a table says, since a repetition would be a win, too. */
    boolean mayBeSooner(Result result) {
        return horizon != null && result != Result.DRAW && horizon.mayBeSooner(result == Result.ATTACKER_WINS);
    }

    /** What a table says of the position: a {@link ProbeCode}. */
    int code(Position position) {
        return tables == null ? ProbeCode.ABSENT : tables.code(position);
    }

    /** What a table says of the position in the frame, if tables cover it: a {@link ProbeCode}. */
    int code(Frame frame) {
        return pieces(frame.attackers, frame.defenders) > mostPieces
                ? ProbeCode.ABSENT
                : code(frame.attackers, frame.defenders, frame.attackerToMove);
    }

    private int code(long attackers, long defenders, boolean attackerToMove) {
        return tables == null ? ProbeCode.ABSENT : tables.probe(attackers, defenders, attackerToMove);
    }

    private static boolean attackerWins(int code, boolean attackerToMove) {
        return ProbeCode.wins(code) == attackerToMove;
    }

    private static int pieces(long attackers, long defenders) {
        return Long.bitCount(attackers & Bitboard.ALL)
                + (int) (attackers >>> PackedMove.CASTLE)
                + Long.bitCount(defenders);
    }
}
