package ringo.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import ringo.board.Bitboard;
import ringo.board.Cell;
import ringo.rules.Position;

/**
 * How many pieces of one side stand on each of the six rings.
 *
 * <p>The spreads of equally many pieces are numbered from 0, those with the pieces further in before those with them further out:
 * in the order of the sum of the pieces' rings. So an attacker's move inward leads to a smaller number.
 */
final class Spreads {

    private static final int BITS = 3;
    private static final int MASK = (1 << BITS) - 1;

    /** The spreads of each count of pieces, in order. A spread is a number with three bits a ring, ring 1 the lowest. */
    private static final List<List<Integer>> ALL = new ArrayList<>();

    private static final char[] NUMBERS = new char[1 << (BITS * Cell.RINGS)];

    static {
        for (int pieces = 0; pieces <= Position.MAX_ATTACKERS; pieces++) {
            List<Integer> spreads = new ArrayList<>();
            addSpreads(pieces, 0, 0, spreads);
            spreads.sort(Comparator.<Integer>comparingInt(Spreads::ringSum).thenComparing(Comparator.naturalOrder()));
            for (int number = 0; number < spreads.size(); number++) {
                NUMBERS[spreads.get(number)] = (char) number;
            }
            ALL.add(List.copyOf(spreads));
        }
    }

    private Spreads() {}

    /** The spreads of so many pieces, in order. */
    static List<Integer> of(int pieces) {
        return ALL.get(pieces);
    }

    /** How many pieces a spread has on a ring, counted from 0. */
    static int onRing(int spread, int ring) {
        return spread >>> (BITS * ring) & MASK;
    }

    /** The number of the spread of these cells among those of as many pieces. */
    static int number(long cells) {
        long pairs = cells - (cells >>> 1 & 0x5555_5555_5555L);
        long fours = (pairs & 0x3333_3333_3333L) + (pairs >>> 2 & 0x3333_3333_3333L);
        long rings = fours + (fours >>> 4) & 0x0F0F_0F0F_0F0FL;
        long two = rings | rings >>> (Byte.SIZE - BITS);
        long all = (two & 0x3F) | (two >>> 10 & 0xFC0) | (two >>> 20 & 0x3F000);
        return NUMBERS[(int) all];
    }

    private static void addSpreads(int pieces, int ring, int spread, List<Integer> spreads) {
        if (ring == Cell.RINGS - 1) {
            spreads.add(spread | pieces << (BITS * ring));
            return;
        }
        for (int here = 0; here <= pieces; here++) {
            addSpreads(pieces - here, ring + 1, spread | here << (BITS * ring), spreads);
        }
    }

    private static int ringSum(int spread) {
        int sum = 0;
        for (int ring = 0; ring < Cell.RINGS; ring++) {
            sum += onRing(spread, ring) * (ring + 1);
        }
        return sum;
    }

    /** Whether the cells are the same mirrored. */
    static boolean symmetric(long cells) {
        return Bitboard.mirror(cells) == cells;
    }
}
