package ringo.engine;

import java.util.Arrays;
import ringo.rules.FastGenerator;
import ringo.rules.RuleSet;

/**
 * Principal variation search below one position.
 *
 * <h2>What may be called proven</h2>
 *
 * A score beyond {@link Score#PROVEN} has only ever come from ends of the game that hold whatever line leads to them: decided by
 * pieces, castle or immobility, or by a position that the game before the search has seen twice. Lines that repeat a position
 * within the search, and those that reach the quiet limit, get scores that are not proven; so does every maximum that takes part
 * of them. What is skipped counts as the static value, which is not proven either.
 *
 * <p>A win that the table remembers was found on another path, with fewer quiet plies perhaps: it is believed only if its plies fit
 * under the quiet limit here. Repetitions cannot spoil it, for the plies to the end shrink with every move, so that no position comes
 * twice. What endgame tables say is believed where {@link TableScores} says that it holds.
 */
final class Tree {

    /** No line is longer, in plies. */
    static final int MAX_PLY = 127;

    private static final int QUIET_KEYS = 16;

    /** A look at the table takes as long as a visit to a few positions, and saves no more next to the horizon. */
    private static final int TABLE_FROM_DEPTH = 2;

    /** Up to this depth static scores may stand for a search. */
    private static final int FUTILITY_DEPTH = 4;

    /** What the opponent may win a ply, in centi-attackers: a position that is better than needed by so much is left at that. */
    private static final int FUTILITY_MARGIN = 70;

    /** What a quiet move may win a ply: moves that would not reach what is needed are left out. */
    private static final int REACH_MARGIN = 90;

    /** How many moves are looked at before quiet ones are left out, by the depth after them. */
    private static final int[] LATE_MOVES = {6, 10, 16, 24};

    /** Stands for a static score that was not asked for. */
    private static final int NOT_ASKED = Score.INFINITE + 2;

    final Frame[] frames = new Frame[MAX_PLY + 1];
    private final FastGenerator generator;
    private final Castles castles;
    private final Evaluation evaluation;
    private final MoveOrder order;
    private final Reductions reductions;
    private final Ends ends;
    private final TableScores endgames;
    private final TranspositionTable table;
    private final Budget budget;
    private final Features features;
    private final int quietPlyLimit;

    private int selectiveDepth;
    private int iteration;

    /** @param twice keys of the positions that occurred twice in the game */
    Tree(
            RuleSet rules,
            Evaluation evaluation,
            Features features,
            TranspositionTable table,
            TableScores endgames,
            Budget budget,
            long[] twice) {
        this.evaluation = evaluation;
        this.features = features;
        this.table = table;
        this.endgames = endgames;
        this.budget = budget;
        generator = new FastGenerator(rules);
        castles = new Castles(rules);
        order = new MoveOrder(rules);
        quietPlyLimit = rules.quietPlyLimit();
        reductions = new Reductions(order);
        ends = new Ends(rules, generator, frames, twice);
        Arrays.setAll(frames, ply -> new Frame());
    }

    int selectiveDepth() {
        return selectiveDepth;
    }

    /**
     * Searches the moves of the first frame, which the caller has set up, in their order.
     *
     * @return the value from the point of view of the side to move; the first frame then has the best line, empty if no move is
     *     better than {@code alpha}. Once the budget is spent, the same of the moves that were looked at in time
     */
    int root(int depth, int alpha, int beta) {
        iteration = depth;
        frames[0].variationLength = 0;
        return moves(frames[0], 0, depth - 1, alpha, beta, -Score.INFINITE, NOT_ASKED);
    }

    /**
     * The value of the position in the frame of this ply, from the point of view of its side to move; meaningless once the budget
     * is spent. Fails soft: outside of the window it is a bound.
     */
    int search(int ply, int depth, int alpha, int beta) {
        Frame frame = frames[ply];
        frame.variationLength = 0;
        if (budget.visit()) {
            return Score.DRAW;
        }
        int end = ends.score(frame, ply);
        if (end != Ends.ONGOING) {
            return end;
        }
        selectiveDepth = Math.max(selectiveDepth, ply);
        int known = endgames.score(frame, ply);
        if (known != TableScores.UNKNOWN) {
            return known;
        }
        if ((depth <= 0 && !features.quiescence()) || ply >= MAX_PLY - 1) {
            return leaf(frame, ply);
        }
        int most = Math.min(beta, Score.WIN - ply - 1);
        int least = Math.max(alpha, -Score.WIN + ply);
        if (least >= most) {
            return least;
        }
        int lossIn = 0;
        if (features.quiescence()) {
            int storm = frame.attackerToMove ? castles.pliesToStorm(frame.attackers, frame.defenders) : 0;
            if (storm > 0) {
                return Score.WIN - ply - storm;
            }
            lossIn = frame.attackerToMove ? 0 : pliesUnlessCleared(frame);
        }
        if (depth <= 0) {
            return quiesce(frame, ply, depth, least, most, lossIn);
        }
        return interior(frame, ply, depth, least, most, lossIn);
    }

    private int leaf(Frame frame, int ply) {
        return ends.immobile(frame) ? ply - Score.WIN : staticScore(frame);
    }

    private int staticScore(Frame frame) {
        return evaluation.score(frame.attackers, frame.defenders, frame.attackerToMove);
    }

    /** In how many plies the defender, who is to move, has lost unless it captures; 0 if that is not known. */
    private int pliesUnlessCleared(Frame frame) {
        if (castles.mustBeCleared(frame.attackers)) {
            return 1;
        }
        boolean certain = !ends.gameMayRepeat() && frame.quietPlies + 2 <= quietPlyLimit;
        return certain && castles.threatened(frame.attackers) ? 2 : 0;
    }

    /** @param lossIn in how many plies the game is lost without a capture, 0 if that is not known */
    private int quiesce(Frame frame, int ply, int depth, int alpha, int beta, int lossIn) {
        int best;
        if (lossIn > 0) {
            best = ply + lossIn - Score.WIN;
        } else {
            best = leaf(frame, ply);
        }
        if (best >= beta || (lossIn == 0 && best < -Score.PROVEN)) {
            return best;
        }
        list(frame, true);
        order.score(frame, 0);
        Frame next = frames[ply + 1];
        int least = Math.max(alpha, best);
        for (int i = 0; i < frame.moveCount; i++) {
            int move = MoveOrder.pick(frame, i);
            frame.play(move, next);
            int score = -search(ply + 1, depth - 1, -beta, -least);
            if (budget.spent()) {
                return best;
            }
            if (score > best) {
                best = score;
                if (score > least) {
                    least = score;
                    frame.lead(move, next);
                }
                if (score >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    private int interior(Frame frame, int ply, int depth, int alpha, int beta, int lossIn) {
        boolean principal = beta - alpha > 1;
        int standing = NOT_ASKED;
        if (features.reductions() && !principal && lossIn == 0 && depth <= FUTILITY_DEPTH && !Score.proven(beta)) {
            standing = staticScore(frame);
            int hopeful = standing - FUTILITY_MARGIN * depth;
            if (hopeful >= beta && !ends.immobile(frame)) {
                return hopeful;
            }
        }
        long key = tableKey(frame);
        boolean remembered = features.table() && depth >= TABLE_FROM_DEPTH;
        long entry = remembered ? table.find(key) : TranspositionTable.NONE;
        if (!principal && entry != TranspositionTable.NONE && cuts(entry, depth, frame.quietPlies, ply, alpha, beta)) {
            return Score.fromRoot(TranspositionTable.score(entry), ply);
        }
        list(frame, lossIn > 0);
        int worst = lossIn > 0 ? ply + lossIn - Score.WIN : -Score.INFINITE;
        if (frame.moveCount == 0) {
            return ply + lossIn - Score.WIN;
        }
        if (worst >= beta) {
            return worst;
        }
        order.score(frame, TranspositionTable.move(entry));
        boolean forced = lossIn > 0 || (frame.moveCount == 1 && ply < 2 * iteration);
        int best = moves(frame, ply, features.extensions() && forced ? depth : depth - 1, alpha, beta, worst, standing);
        if (remembered && !budget.spent()) {
            int move = frame.variationLength == 0 ? 0 : frame.variation[0];
            if (table.put(key, move, Score.fromHere(best, ply), depth, bound(best, alpha, beta))) {
                budget.lookSoon();
            }
        }
        return best;
    }

    private void list(Frame frame, boolean forcingOnly) {
        frame.moveCount = forcingOnly
                ? generator.generateForcing(frame.attackers, frame.defenders, frame.attackerToMove, frame.moves, 0)
                : generator.generate(frame.attackers, frame.defenders, frame.attackerToMove, frame.moves, 0);
    }

    private static int bound(int score, int alpha, int beta) {
        if (score >= beta) {
            return TranspositionTable.LOWER;
        }
        return score > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    }

    /** Near the quiet limit positions with other counts are others. */
    private long tableKey(Frame frame) {
        int left = quietPlyLimit - frame.quietPlies;
        return left < QUIET_KEYS ? frame.key ^ left * 0x9E3779B97F4A7C15L : frame.key;
    }

    /** Whether what the table knows makes a search of this depth needless. */
    private boolean cuts(long entry, int depth, int quietPlies, int ply, int alpha, int beta) {
        int score = TranspositionTable.score(entry);
        int bound = TranspositionTable.bound(entry);
        boolean proven = Score.proven(score);
        if (proven && Score.plies(score) > quietPlyLimit - quietPlies) {
            return false;
        }
        boolean forEver = score > 0 ? (bound & TranspositionTable.LOWER) != 0 : (bound & TranspositionTable.UPPER) != 0;
        if (TranspositionTable.depth(entry) < depth && !(proven && forEver)) {
            return false;
        }
        int here = Score.fromRoot(score, ply);
        return ((bound & TranspositionTable.LOWER) != 0 && here >= beta)
                || ((bound & TranspositionTable.UPPER) != 0 && here <= alpha);
    }

    /**
     * Searches the frame's moves, {@code depth} plies deep after each of them; {@code worst} is certain without them.
     *
     * @param standing the static score, where quiet moves that come late or promise little may be left out; else {@link #NOT_ASKED}
     */
    private int moves(Frame frame, int ply, int depth, int alpha, int beta, int worst, int standing) {
        Frame next = frames[ply + 1];
        int best = worst;
        int least = Math.max(alpha, worst);
        for (int i = 0; i < frame.moveCount; i++) {
            int move = ply == 0 ? frame.moves[i] : MoveOrder.pick(frame, i);
            boolean plain = i > 0 && frame.scores[i] < MoveOrder.KILLER;
            if (plain && standing != NOT_ASKED && best > -Score.PROVEN) {
                int hoped = standing + REACH_MARGIN * (depth + 1);
                if (hoped <= least || i >= LATE_MOVES[depth]) {
                    return Math.max(best, Math.min(hoped, least));
                }
            }
            frame.play(move, next);
            int score = after(frame, i, ply, depth, least, beta, beta - alpha > 1);
            if (budget.spent()) {
                return best;
            }
            if (score > best) {
                best = score;
                if (score > least) {
                    least = score;
                    frame.lead(move, next);
                    if (score >= beta) {
                        order.refuted(frame, i, depth);
                        return best;
                    }
                }
            }
        }
        return best;
    }

    /** The value of the move at this index, which has been played: the later ones are first asked only whether they are better. */
    private int after(Frame frame, int index, int ply, int depth, int least, int beta, boolean principal) {
        if (index == 0) {
            return -search(ply + 1, depth, -beta, -least);
        }
        int reduction = features.reductions() ? reductions.of(frame, index, depth, principal) : 0;
        int score = -search(ply + 1, depth - reduction, -least - 1, -least);
        if (score > least && reduction > 0 && !budget.spent()) {
            score = -search(ply + 1, depth, -least - 1, -least);
        }
        if (score > least && score < beta && !budget.spent()) {
            score = -search(ply + 1, depth, -beta, -least);
        }
        return score;
    }
}
