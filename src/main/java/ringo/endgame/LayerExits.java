package ringo.endgame;

import ringo.rules.FastGenerator;
import ringo.rules.PackedMove;
import ringo.rules.Result;

/** The first pass over a layer: what the moves that lead out of it offer, and how many stay. See {@link LayerSolver}. */
final class LayerExits implements Workers.Range {

    private final TableContext context;
    private final int layer;
    private final int half;
    private final short[] codes;
    private final byte[] hopes;
    private final Board board = new Board();
    private final int[] moves = new int[FastGenerator.MOST_MOVES];

    LayerExits(TableContext context, int layer, short[] codes, byte[] hopes) {
        this.context = context;
        this.layer = layer;
        this.codes = codes;
        this.hopes = hopes;
        half = codes.length / 2;
    }

    @Override
    public void work(int from, int to) {
        for (int entry = from; entry < to; entry++) {
            boolean attackerToMove = entry < half;
            context.index().boardOfHalf(layer, attackerToMove ? entry : entry - half, board);
            look(entry, board.attackers + context.index().material().castleBits(), board.defenders, attackerToMove);
        }
    }

    private void look(int entry, long attackers, long defenders, boolean attackerToMove) {
        int count = context.generator().generate(attackers, defenders, attackerToMove, moves, 0);
        if (count == 0) {
            Result result = context.generator()
                    .outcome(attackers, defenders, attackerToMove)
                    .result();
            boolean won = (result == Result.ATTACKER_WINS) == attackerToMove;
            codes[entry] = (short) (won ? ProbeCode.win(0) : ProbeCode.loss(0));
            hopes[entry] = LayerSolver.CLOSED;
            return;
        }
        int staying = 0;
        int shortestWin = 0;
        int longestLoss = 0;
        boolean undecided = false;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            if (PackedMove.quiet(move, attackerToMove)) {
                staying++;
                continue;
            }
            int code = attackerToMove
                    ? context.known(PackedMove.mover(attackers, move), PackedMove.opponent(defenders, move), false)
                    : context.known(PackedMove.opponent(attackers, move), PackedMove.mover(defenders, move), true);
            if (code < 0) {
                int win = 1 - code;
                shortestWin = shortestWin == 0 ? win : Math.min(shortestWin, win);
            } else if (code > 0) {
                longestLoss = Math.min(longestLoss, -code - 1);
            } else {
                undecided = true;
            }
        }
        codes[entry] = (short) (shortestWin > 0 ? shortestWin : loss(longestLoss, staying > 0, undecided));
        hopes[entry] = staying == 0 ? LayerSolver.CLOSED : (byte) (2 * staying + (undecided ? 1 : 0));
    }

    /** The code of an entry without winning exits. */
    private static int loss(int longest, boolean open, boolean undecided) {
        if (undecided || longest == 0) {
            return ProbeCode.UNDECIDED;
        }
        return open ? longest + LayerSolver.OFFER : longest;
    }
}
