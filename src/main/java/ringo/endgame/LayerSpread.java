package ringo.endgame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import ringo.board.Bitboard;
import ringo.rules.PackedMove;

/**
 * One step of solving a layer: settles what is worth so many plies and takes the moves to it back. See {@link LayerSolver}.
 *
 * <h2>Mirror images</h2>
 *
 * An entry stands for a position and its mirror image. If both are the same, each move back to another comes twice, as a move and its
 * image, although of the other position only one leads here. If the position before is its own image and this one is not, one move
 * back stands for two moves. So a move back counts two halves of a move, one in the first case, four in the second.
 */
final class LayerSpread implements Workers.Range {

    private static final VarHandle HOPES = MethodHandles.arrayElementVarHandle(byte[].class);

    private static final int MOVE = 2;

    private final TableContext context;
    private final int layer;
    private final int half;
    private final short[] codes;
    private final byte[] hopes;
    private final int plies;
    private final AtomicInteger furthest;
    private final Retractions retractions;
    private final Board board = new Board();

    /**
     * @param plies the distance that is settled
     * @param furthest the greatest distance known of so far; raised if there is a greater one
     */
    LayerSpread(TableContext context, int layer, short[] codes, byte[] hopes, int plies, AtomicInteger furthest) {
        this.context = context;
        this.layer = layer;
        this.codes = codes;
        this.hopes = hopes;
        this.plies = plies;
        this.furthest = furthest;
        half = codes.length / 2;
        retractions = new Retractions(context.backward());
    }

    @Override
    public void work(int from, int to) {
        int win = ProbeCode.win(plies);
        int loss = ProbeCode.loss(plies);
        int greatest = 0;
        for (int entry = from; entry < to; entry++) {
            int code = codes[entry];
            if (code == win || code == loss) {
                settle(entry, code > 0);
            } else if (code > win || (code < loss && code > LayerSolver.OFFER)) {
                greatest = Math.max(greatest, ProbeCode.plies(code));
            }
        }
        raise(greatest);
    }

    private void raise(int distance) {
        if (distance > furthest.get()) {
            furthest.accumulateAndGet(distance, Math::max);
        }
    }

    private void settle(int entry, boolean won) {
        boolean attackerMoved = entry >= half;
        context.index().boardOfHalf(layer, attackerMoved ? entry - half : entry, board);
        long attackers = board.attackers + context.index().material().castleBits();
        long defenders = board.defenders;
        boolean symmetric = isSymmetric(board.attackers, defenders);
        int count = retractions.list(attackers, defenders, attackerMoved, context.mostInZone());
        int first = attackerMoved ? 0 : half;
        for (int i = 0; i < count; i++) {
            int move = retractions.moves()[i];
            long attackersBefore = attackerMoved ? PackedMove.mover(board.attackers, move) : board.attackers;
            long defendersBefore = attackerMoved ? defenders : PackedMove.mover(defenders, move);
            int before = first + (int) context.index().indexInHalf(layer, attackersBefore, defendersBefore);
            if (hopes[before] == LayerSolver.CLOSED) {
                continue;
            }
            if (won) {
                int moves = symmetric == isSymmetric(attackersBefore, defendersBefore)
                        ? MOVE
                        : symmetric ? MOVE / 2 : MOVE * 2;
                takeHope(before, moves);
            } else {
                offerWin(before);
            }
        }
    }

    private static boolean isSymmetric(long attackers, long defenders) {
        return Bitboard.mirror(attackers) == attackers && Bitboard.mirror(defenders) == defenders;
    }

    private void offerWin(int before) {
        int code = codes[before];
        int win = ProbeCode.win(plies + 1);
        if (code <= 0 || code > win) {
            codes[before] = (short) win;
            raise(plies + 1);
        }
    }

    private void takeHope(int before, int moves) {
        if (codes[before] > 0) {
            return;
        }
        byte old;
        byte left;
        do {
            // Not getAndAdd: of bytes it returns numbers that do not fit a byte, once C2 of Java 17 has compiled it.
            old = (byte) HOPES.getVolatile(hopes, before);
            left = (byte) (old - moves);
        } while (!HOPES.compareAndSet(hopes, before, old, left));
        if (left == 0) {
            int offer = codes[before] == ProbeCode.UNDECIDED ? 0 : codes[before] - LayerSolver.OFFER;
            int loss = Math.min(offer, ProbeCode.loss(plies + 1));
            codes[before] = (short) loss;
            raise(ProbeCode.plies(loss));
        }
    }
}
