package ringo.engine;

import java.util.SplittableRandom;
import ringo.rules.PackedMove;

/**
 * Hash keys of positions: pieces, castle and side to move, nothing else.
 *
 * <p>The key is the exclusive or of a random number for each piece on its cell, for the first and the second attacker in the
 * castle, and for the attacker to move. A move changes three or four of them.
 */
final class Zobrist {

    /** By cell; then the first and the second in the castle; 0 for {@link PackedMove#NONE}. */
    private static final long[] ATTACKERS = new long[64];

    private static final long[] DEFENDERS = new long[64];
    private static final long ATTACKER_TO_MOVE;

    static {
        SplittableRandom random = new SplittableRandom(0x52494E474FL);
        for (int place = 0; place < PackedMove.NONE; place++) {
            ATTACKERS[place] = random.nextLong();
            DEFENDERS[place] = random.nextLong();
        }
        ATTACKER_TO_MOVE = random.nextLong();
    }

    private Zobrist() {}

    /** The key of a position from nothing. */
    static long key(long attackers, long defenders, boolean attackerToMove) {
        long key = attackerToMove ? ATTACKER_TO_MOVE : 0;
        for (int cell = 0; cell < PackedMove.CASTLE; cell++) {
            key ^= (attackers >>> cell & 1) * ATTACKERS[cell] ^ (defenders >>> cell & 1) * DEFENDERS[cell];
        }
        for (int inside = 0; inside < attackers >>> PackedMove.CASTLE; inside++) {
            key ^= ATTACKERS[PackedMove.CASTLE + inside];
        }
        return key;
    }

    /** The key after a move of an attacker, from the key and the attackers before. */
    static long afterAttacker(long key, long attackers, int move) {
        int to = PackedMove.to(move);
        int place = to == PackedMove.CASTLE ? to + (int) (attackers >>> PackedMove.CASTLE) : to;
        return key
                ^ ATTACKER_TO_MOVE
                ^ ATTACKERS[PackedMove.from(move)]
                ^ ATTACKERS[place]
                ^ DEFENDERS[PackedMove.captured(move)];
    }

    /** The key after a move of a defender, from the key and the attackers before. */
    static long afterDefender(long key, long attackers, int move) {
        int captured = PackedMove.captured(move);
        int place = captured == PackedMove.CASTLE ? captured - 1 + (int) (attackers >>> PackedMove.CASTLE) : captured;
        return key
                ^ ATTACKER_TO_MOVE
                ^ DEFENDERS[PackedMove.from(move)]
                ^ DEFENDERS[PackedMove.to(move)]
                ^ ATTACKERS[place];
    }
}
