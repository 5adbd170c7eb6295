package ringo.engine;

import ringo.board.Bitboard;
import ringo.rules.FastGenerator;
import ringo.rules.PackedMove;

/**
 * One ply of the line that is being searched: its position, its moves, and the best line from it. There is one a ply, made once
 * and used again.
 */
final class Frame {

    long attackers;
    long defenders;
    boolean attackerToMove;
    long key;
    int quietPlies;

    final int[] moves = new int[FastGenerator.MOST_MOVES];
    final int[] scores = new int[FastGenerator.MOST_MOVES];
    int moveCount;

    /** Two quiet moves that were too good for the opponent in a sibling of this position; 0 for none. */
    int killer;

    int olderKiller;

    final int[] variation = new int[Tree.MAX_PLY + 1];
    int variationLength;

    /** Plays a move of this position into the next frame. */
    void play(int move, Frame next) {
        if (attackerToMove) {
            next.attackers = PackedMove.mover(attackers, move);
            next.defenders = PackedMove.opponent(defenders, move);
            next.key = Zobrist.afterAttacker(key, attackers, move);
        } else {
            next.attackers = PackedMove.opponent(attackers, move);
            next.defenders = PackedMove.mover(defenders, move);
            next.key = Zobrist.afterDefender(key, attackers, move);
        }
        next.attackerToMove = !attackerToMove;
        next.quietPlies = PackedMove.quiet(move, attackerToMove) ? quietPlies + 1 : 0;
    }

    /** Makes the best line this move and the best line of the next frame. */
    void lead(int move, Frame next) {
        variation[0] = move;
        System.arraycopy(next.variation, 0, variation, 1, next.variationLength);
        variationLength = next.variationLength + 1;
    }

    /** Whether a piece of the side to move has a step to an empty neighbour: if so, the side is not immobilised. */
    boolean steps() {
        long cells = attackers & Bitboard.ALL;
        long empty = Bitboard.ALL & ~(cells | defenders);
        long movers = attackerToMove ? cells : defenders;
        long inward = movers >>> 8;
        return (inward & empty) != 0 || (!attackerToMove && (movers << 8 & empty) != 0);
    }
}
