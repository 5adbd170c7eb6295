package ringo.endgame;

import java.util.List;
import ringo.board.Cell;

/**
 * Numbers the positions of some material from 0 without gaps, mirror images with one number.
 *
 * <h2>Order</h2>
 *
 * Positions are numbered by <em>layer</em>: how the attackers are spread over the rings; then by the side to move, the attacker
 * first; then by <em>block</em>: how the defenders are spread over the rings. Attackers never move outward, so that every move that
 * captures nothing and does not go into the castle stays in its layer or leads to an earlier one.
 *
 * <h2>Within a block</h2>
 *
 * Of every ring the {@linkplain RingStates class} is given; say ring i has N_i states, of which S_i are symmetric and P_i pairs of
 * mirror images. If ring 1 is not symmetric, it is one of a pair, and may be taken to be the pair's first: otherwise the whole
 * board is mirrored. That gives P_1 N_2 ... N_6 positions. If it is symmetric, ring 2 decides in the same way, and so on:
 *
 * <pre>{@code orbits(i) = P_i N_(i+1) ... N_6 + S_i orbits(i+1),  orbits(7) = 1}</pre>
 *
 * Immutable; may be used by several threads.
 */
final class PositionIndex {

    private final Material material;
    private final List<Integer> attackerSpreads;
    private final List<Integer> defenderSpreads;

    /** The number of each layer's first position, and after the last layer that of all positions. */
    private final long[] layerStarts;

    /** Where each block begins in its side's half of the layer; by layer, then block. */
    private final long[] blockStarts;

    /** For each block and ring: the product of the sizes of the rings further out. */
    private final int[] products;

    /** For each block and ring: how many positions the rings further out have, mirror images counted once. */
    private final int[] orbits;

    /** @throws ArithmeticException if there are more pieces than {@link Material#MOST_PIECES} */
    PositionIndex(Material material) {
        this.material = material;
        attackerSpreads = Spreads.of(material.attackers());
        defenderSpreads = Spreads.of(material.defenders());
        layerStarts = new long[attackerSpreads.size() + 1];
        blockStarts = new long[attackerSpreads.size() * defenderSpreads.size()];
        products = new int[blockStarts.length * Cell.RINGS];
        orbits = new int[blockStarts.length * Cell.RINGS];
        for (int layer = 0; layer < attackerSpreads.size(); layer++) {
            long size = 0;
            for (int spread = 0; spread < defenderSpreads.size(); spread++) {
                int block = layer * defenderSpreads.size() + spread;
                blockStarts[block] = size;
                size += countBlock(attackerSpreads.get(layer), defenderSpreads.get(spread), block * Cell.RINGS);
            }
            layerStarts[layer + 1] = layerStarts[layer] + 2 * size;
        }
    }

    private long countBlock(int attackerSpread, int defenderSpread, int first) {
        long product = 1;
        long orbit = 1;
        for (int ring = Cell.RINGS - 1; ring >= 0; ring--) {
            products[first + ring] = Math.toIntExact(product);
            orbits[first + ring] = Math.toIntExact(orbit);
            int attackers = Spreads.onRing(attackerSpread, ring);
            int defenders = Spreads.onRing(defenderSpread, ring);
            int ringClass = RingStates.classOf(attackers, defenders);
            orbit = RingStates.PAIRS[ringClass] * product + RingStates.SYMMETRIC[ringClass] * orbit;
            product *= RingStates.size(ringClass);
        }
        return orbit;
    }

    Material material() {
        return material;
    }

    /** How many positions there are, both sides to move. */
    long size() {
        return layerStarts[layers()];
    }

    int layers() {
        return attackerSpreads.size();
    }

    /** The number of the first position of a layer; of the layer after the last, {@link #size()}. */
    long layerStart(int layer) {
        return layerStarts[layer];
    }

    /** How many positions a layer has, both sides to move. The first half has the attacker to move. */
    long layerSize(int layer) {
        return layerStarts[layer + 1] - layerStarts[layer];
    }

    /** The layer in which this position's number is. */
    int layerOf(long index) {
        int least = 0;
        int most = layers() - 1;
        while (least < most) {
            int middle = (least + most + 1) >>> 1;
            if (layerStarts[middle] <= index) {
                least = middle;
            } else {
                most = middle - 1;
            }
        }
        return least;
    }

    /**
     * The number of a position of this material, which is also that of its mirror image.
     *
     * @param attackers the attackers' cells, without the castle
     */
    long index(long attackers, long defenders, boolean attackerToMove) {
        int layer = Spreads.number(attackers);
        long side = attackerToMove ? 0 : layerSize(layer) >>> 1;
        return layerStarts[layer] + side + indexInHalf(layer, attackers, defenders);
    }

    /** The number of a position, counted from the first of its layer with the same side to move. */
    long indexInHalf(int layer, long attackers, long defenders) {
        int block = layer * defenderSpreads.size() + Spreads.number(defenders);
        int first = block * Cell.RINGS;
        long index = blockStarts[block];
        boolean paired = false;
        boolean mirrored = false;
        for (int ring = 0; ring < Cell.RINGS; ring++) {
            int shift = ring * Byte.SIZE;
            int place = RingStates.place((int) (attackers >>> shift) & 0xFF, (int) (defenders >>> shift) & 0xFF);
            int ringClass = RingStates.classOf(place);
            int rank = RingStates.rankOf(place);
            if (paired) {
                int seen = mirrored ? RingStates.mirrored(ringClass, rank) : rank;
                index += (long) seen * products[first + ring];
                continue;
            }
            int symmetric = RingStates.SYMMETRIC[ringClass];
            int pairs = RingStates.PAIRS[ringClass];
            if (rank < symmetric) {
                index += (long) pairs * products[first + ring] + (long) rank * orbits[first + ring];
                continue;
            }
            paired = true;
            mirrored = rank >= symmetric + pairs;
            index += (long) (rank - symmetric - (mirrored ? pairs : 0)) * products[first + ring];
        }
        return index;
    }

    /** Sets the board to the position of this number, or rather to one of the two that are each other's mirror image. */
    void board(long index, Board board) {
        int layer = layerOf(index);
        long inLayer = index - layerStarts[layer];
        long half = layerSize(layer) >>> 1;
        board.attackerToMove = inLayer < half;
        boardOfHalf(layer, board.attackerToMove ? inLayer : inLayer - half, board);
    }

    /** Sets the pieces of the board to the position that {@link #indexInHalf} gives this number. */
    void boardOfHalf(int layer, long index, Board board) {
        int block = block(layer, index);
        int first = block * Cell.RINGS;
        int left = (int) (index - blockStarts[block]);
        int attackerSpread = attackerSpreads.get(layer);
        int defenderSpread = defenderSpreads.get(block - layer * defenderSpreads.size());
        long attackers = 0;
        long defenders = 0;
        boolean paired = false;
        for (int ring = 0; ring < Cell.RINGS; ring++) {
            int ringClass =
                    RingStates.classOf(Spreads.onRing(attackerSpread, ring), Spreads.onRing(defenderSpread, ring));
            if (ringClass == 0) {
                continue;
            }
            int product = products[first + ring];
            int rank;
            int ofPairs = RingStates.PAIRS[ringClass] * product;
            if (paired) {
                rank = left / product;
                left -= rank * product;
            } else if (left < ofPairs) {
                paired = true;
                rank = left / product;
                left -= rank * product;
                rank += RingStates.SYMMETRIC[ringClass];
            } else {
                left -= ofPairs;
                rank = left / orbits[first + ring];
                left -= rank * orbits[first + ring];
            }
            long state = RingStates.STATES[ringClass][rank];
            attackers |= (state & 0xFF) << (ring * Byte.SIZE);
            defenders |= (state >>> Byte.SIZE) << (ring * Byte.SIZE);
        }
        board.attackers = attackers;
        board.defenders = defenders;
    }

    /** The last block of the layer that does not begin after this number. */
    private int block(int layer, long index) {
        int least = layer * defenderSpreads.size();
        int most = least + defenderSpreads.size() - 1;
        while (least < most) {
            int middle = (least + most + 1) >>> 1;
            if (blockStarts[middle] <= index) {
                least = middle;
            } else {
                most = middle - 1;
            }
        }
        return least;
    }
}
