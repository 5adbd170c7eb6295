package ringo.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import ringo.board.Bitboard;
import ringo.rules.Position;

/**
 * What can stand on one ring: 3^8 states, each cell empty, with an attacker or with a defender.
 *
 * <p>A ring is two bytes, the cells of attackers and of defenders. States with as many attackers and as many defenders make a
 * <em>class</em>. In a class every state has a rank, from 0 without gaps: first the {@link #SYMMETRIC} states, which are their own
 * mirror image; then one state of each of the {@link #PAIRS} of mirror images; then the other states of the pairs, in the same
 * order, so that the image of a state of a pair is {@code pairs} ranks away.
 */
final class RingStates {

    /** A class is {@code attackers << CLASS_SHIFT | defenders}. */
    static final int CLASS_SHIFT = 3;

    static final int CLASSES = (Position.MAX_ATTACKERS + 1) << CLASS_SHIFT;

    private static final int BYTES = 256;

    /** How many states of each class are their own mirror image. */
    static final int[] SYMMETRIC = new int[CLASSES];

    /** How many pairs of mirror images each class has. */
    static final int[] PAIRS = new int[CLASSES];

    /** The state of each class and rank: {@code attackers | defenders << 8}. */
    static final char[][] STATES = new char[CLASSES][];

    /** The digits 0 and 1 of a byte read as digits of a number in base 3. */
    private static final char[] TERNARY = new char[BYTES];

    private static final int RANK_BITS = 10;
    private static final int RANK = (1 << RANK_BITS) - 1;

    /** By ternary number: {@code class << RANK_BITS | rank}. */
    private static final char[] PLACES = new char[6561];

    static {
        for (int cells = 1; cells < BYTES; cells++) {
            TERNARY[cells] = (char) (TERNARY[cells >>> 1] * 3 + (cells & 1));
        }
        for (int attackers = 0; attackers <= Position.MAX_ATTACKERS; attackers++) {
            for (int defenders = 0; defenders <= Position.MAX_DEFENDERS; defenders++) {
                rank(attackers, defenders);
            }
        }
    }

    private RingStates() {}

    /** Class and rank of a ring, for {@link #classOf} and {@link #rankOf}. */
    static int place(int attackers, int defenders) {
        return PLACES[TERNARY[attackers] + 2 * TERNARY[defenders]];
    }

    static int classOf(int place) {
        return place >>> RANK_BITS;
    }

    static int rankOf(int place) {
        return place & RANK;
    }

    /** The class of rings with so many pieces. */
    static int classOf(int attackers, int defenders) {
        return attackers << CLASS_SHIFT | defenders;
    }

    /** How many states the class has. */
    static int size(int ringClass) {
        return SYMMETRIC[ringClass] + 2 * PAIRS[ringClass];
    }

    /** The rank of the mirror image. */
    static int mirrored(int ringClass, int rank) {
        int inPairs = rank - SYMMETRIC[ringClass];
        if (inPairs < 0) {
            return rank;
        }
        return inPairs < PAIRS[ringClass] ? rank + PAIRS[ringClass] : rank - PAIRS[ringClass];
    }

    private static void rank(int attackers, int defenders) {
        List<Integer> own = new ArrayList<>();
        List<Integer> first = new ArrayList<>();
        List<Integer> second = new ArrayList<>();
        for (int state = 0; state < BYTES * BYTES; state++) {
            int attackerCells = state & 0xFF;
            int defenderCells = state >>> 8;
            if ((attackerCells & defenderCells) == 0
                    && Integer.bitCount(attackerCells) == attackers
                    && Integer.bitCount(defenderCells) == defenders) {
                int image = image(state);
                List<Integer> part = image == state ? own : state < image ? first : second;
                part.add(state);
            }
        }
        second.sort(Comparator.comparingInt(RingStates::image));
        int ringClass = classOf(attackers, defenders);
        SYMMETRIC[ringClass] = own.size();
        PAIRS[ringClass] = first.size();
        List<Integer> ranked = new ArrayList<>(own);
        ranked.addAll(first);
        ranked.addAll(second);
        STATES[ringClass] = new char[ranked.size()];
        for (int rank = 0; rank < ranked.size(); rank++) {
            int state = ranked.get(rank);
            STATES[ringClass][rank] = (char) state;
            PLACES[TERNARY[state & 0xFF] + 2 * TERNARY[state >>> 8]] = (char) (ringClass << RANK_BITS | rank);
        }
    }

    private static int image(int state) {
        return (int) Bitboard.mirror(state);
    }
}
