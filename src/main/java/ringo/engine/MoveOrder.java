package ringo.engine;

import ringo.board.Bitboard;
import ringo.rules.PackedMove;
import ringo.rules.RuleSet;

/**
 * Which moves to look at first: the table's, entries into a castle out of the defenders' reach, captures by gain, other entries,
 * killers, then by history: how often a move was the best elsewhere in this search.
 */
final class MoveOrder {

    private static final int TABLE = 1 << 30;
    private static final int SAFE_ENTRY = 1 << 26;
    private static final int CAPTURE = 1 << 24;
    private static final int ENTRY = 1 << 22;

    /** Killers and what comes before them score at least so much. */
    static final int KILLER = 1 << 21;

    /** Histories stay within plus and minus this. */
    private static final int MOST_HISTORY = 1 << 14;

    private static final int PLACES = 1 << 12;

    private final int[] history = new int[2 * PLACES];
    private final long jumpers;

    MoveOrder(RuleSet rules) {
        jumpers = Castles.jumpers(rules);
    }

    /** Scores all moves of the frame. */
    void score(Frame frame, int tableMove) {
        int side = frame.attackerToMove ? 0 : PLACES;
        long empty = ~(frame.attackers | frame.defenders);
        long landings = Bitboard.opposite(frame.defenders & jumpers);
        for (int i = 0; i < frame.moveCount; i++) {
            int move = frame.moves[i];
            int score;
            if (move == tableMove) {
                score = TABLE;
            } else if (PackedMove.to(move) == PackedMove.CASTLE) {
                score = (landings & (empty | 1L << PackedMove.from(move))) == 0 ? SAFE_ENTRY : ENTRY;
                score += PackedMove.captures(move) ? CAPTURE : 0;
            } else if (PackedMove.captures(move)) {
                score = CAPTURE + gain(move, frame.attackerToMove) + history[side + (move & PLACES - 1)];
            } else if (move == frame.killer) {
                score = KILLER + 1;
            } else if (move == frame.olderKiller) {
                score = KILLER;
            } else {
                score = history[side + (move & PLACES - 1)];
            }
            frame.scores[i] = score;
        }
    }

    /** An attacker is worth the more to take the nearer it is to the castle; a defender, too. */
    private static int gain(int move, boolean attackerToMove) {
        int captured = PackedMove.captured(move);
        int ring = captured == PackedMove.CASTLE ? -1 : captured >>> 3;
        return (attackerToMove ? 5 - ring : 6 - ring) << 15;
    }

    /** The best of the moves from this index on, brought to it. */
    static int pick(Frame frame, int index) {
        int best = index;
        for (int i = index + 1; i < frame.moveCount; i++) {
            if (frame.scores[i] > frame.scores[best]) {
                best = i;
            }
        }
        int move = frame.moves[best];
        frame.moves[best] = frame.moves[index];
        frame.moves[index] = move;
        int score = frame.scores[best];
        frame.scores[best] = frame.scores[index];
        frame.scores[index] = score;
        return move;
    }

    int history(int move, boolean attackerToMove) {
        return history[(attackerToMove ? 0 : PLACES) + (move & PLACES - 1)];
    }

    /** The move at this index refuted the position before; those looked at before it did not. */
    void refuted(Frame frame, int index, int depth) {
        int move = frame.moves[index];
        int bonus = Math.min(depth * depth * 16, MOST_HISTORY / 8);
        adjust(frame, move, bonus);
        for (int i = 0; i < index; i++) {
            adjust(frame, frame.moves[i], -bonus);
        }
        if (!PackedMove.captures(move) && move != frame.killer) {
            frame.olderKiller = frame.killer;
            frame.killer = move;
        }
    }

    private void adjust(Frame frame, int move, int bonus) {
        int place = (frame.attackerToMove ? 0 : PLACES) + (move & PLACES - 1);
        history[place] += bonus - history[place] * Math.abs(bonus) / MOST_HISTORY;
    }
}
