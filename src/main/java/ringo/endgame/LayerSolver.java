package ringo.endgame;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Finds what every position of a layer is worth, when all that leads out of the layer is known.
 *
 * <h2>Method</h2>
 *
 * First {@link LayerExits} looks at the moves that lead out of the layer: the best of them is an entry's <em>offer</em>, a win or, if
 * they all lose, a loss; the moves that stay in the layer are counted. Then distances are gone through from 0 upward. What is worth
 * so many plies is settled, and {@link LayerSpread} takes the moves to it back: of a loss, every position before it is a win one ply
 * longer, if it is not a shorter one; of a win, every position before it has one hope less, and when none is left, and no exit is
 * undecided, it is a loss. As distances only grow, a loss is settled by its last hope, and so by the longest resistance.
 *
 * <p>What is never settled is undecided.
 *
 * <h2>Entries while they are solved</h2>
 *
 * {@code codes} holds {@linkplain ProbeCode codes}: wins and losses are settled when their distance is reached. An offer of a loss is
 * none while moves stay in the layer, and is held apart, {@link #OFFER} lower. {@code hopes} counts moves, in halves, see {@link
 * LayerSpread}: those that stay in the layer and do not yet lose, and one half for all exits that are undecided; {@link #CLOSED} if no
 * move stays in the layer.
 *
 * <p>In a step all threads write the same distance, one more than the one that is settled, and only the one that takes the last hope
 * makes a loss, so that their order does not matter.
 */
final class LayerSolver {

    /** In place of hopes: no move stays in the layer, so that nothing in it matters. */
    static final byte CLOSED = -1;

    /** Added to the code of a loss that is only offered. */
    static final int OFFER = Short.MIN_VALUE / 2;

    private final TableContext context;
    private final Workers workers;

    LayerSolver(TableContext context, Workers workers) {
        this.context = context;
        this.workers = workers;
    }

    /** The codes of all positions of the layer, in their order. */
    short[] solve(int layer) throws InterruptedException {
        int size = Math.toIntExact(context.index().layerSize(layer));
        short[] codes = new short[size];
        byte[] hopes = new byte[size];
        workers.share(size, () -> new LayerExits(context, layer, codes, hopes));
        AtomicInteger furthest = new AtomicInteger(0);
        for (int plies = 0; plies <= furthest.get(); plies++) {
            if (plies >= ProbeCode.MOST_PLIES) {
                throw new IllegalStateException("a distance does not fit an entry");
            }
            int settled = plies;
            workers.share(size, () -> new LayerSpread(context, layer, codes, hopes, settled, furthest));
        }
        workers.share(size, () -> (from, to) -> clearOffers(codes, from, to));
        return codes;
    }

    private static void clearOffers(short[] codes, int from, int to) {
        for (int entry = from; entry < to; entry++) {
            if (codes[entry] < OFFER) {
                codes[entry] = ProbeCode.UNDECIDED;
            }
        }
    }
}
