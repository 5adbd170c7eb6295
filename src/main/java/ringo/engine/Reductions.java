package ringo.engine;

import ringo.rules.PackedMove;

/** Late move reductions: the later a move is looked at, and the less it was worth elsewhere, the less deeply. */
final class Reductions {

    private static final int REDUCED_FROM_DEPTH = 3;
    private static final int REDUCED_FROM_MOVE = 3;
    private static final int HISTORY_PER_PLY = 6000;
    private static final int[] REDUCTIONS = new int[64 * 64];

    static {
        for (int depth = 1; depth < 64; depth++) {
            for (int index = 1; index < 64; index++) {
                REDUCTIONS[depth << 6 | index] = (int) (0.4 + Math.log(depth) * Math.log(index) / 2.0);
            }
        }
    }

    private final MoveOrder order;

    Reductions(MoveOrder order) {
        this.order = order;
    }

    /** By how many of the {@code depth} plies after it the move at this index is looked at less deeply. */
    int of(Frame frame, int index, int depth, boolean principal) {
        int move = frame.moves[index];
        boolean plain = !PackedMove.captures(move) && PackedMove.to(move) != PackedMove.CASTLE;
        if (!plain || depth + 1 < REDUCED_FROM_DEPTH || index < REDUCED_FROM_MOVE) {
            return 0;
        }
        int reduction = REDUCTIONS[Math.min(depth + 1, 63) << 6 | Math.min(index, 63)]
                - order.history(move, frame.attackerToMove) / HISTORY_PER_PLY
                - (principal ? 1 : 0)
                - (move == frame.killer || move == frame.olderKiller ? 1 : 0);
        return Math.max(0, Math.min(reduction, depth - 1));
    }
}
