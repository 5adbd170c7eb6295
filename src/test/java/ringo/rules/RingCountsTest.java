package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import ringo.board.Segment;

/** The counts of every filling of a ring, against the moves listed one by one. */
class RingCountsTest {

    private static final int MIXES = 30;
    private static final int EMPTY = 0;
    private static final int MOVER = 1;
    private static final int OPPONENT = 2;

    private static void assertCounts(UnaryOperator<RingCounts.Options> variant) {
        for (long seed = 0; seed < MIXES; seed++) {
            Side side = seed % 2 == 0 ? Side.DEFENDER : Side.ATTACKER;
            RingCounts.Options options = variant.apply(RingCounts.Options.of(RuleSets.random(seed), side));
            byte[] counts = RingCounts.count(options);
            for (int filling = 0; filling < RingCounts.FILLINGS; filling++) {
                int[] ring = ring(filling);
                assertEquals(
                        moves(options, ring).size(), counts[filling], () -> options + ", " + Arrays.toString(ring));
            }
        }
    }

    /** What stands on the ring's cells, from segment a on. */
    private static int[] ring(int filling) {
        int[] ring = new int[Segment.COUNT];
        int left = filling;
        for (int segment = 0; segment < Segment.COUNT; segment++) {
            ring[segment] = left % 3;
            left /= 3;
        }
        return ring;
    }

    private static Set<String> moves(RingCounts.Options options, int[] ring) {
        Set<String> moves = new HashSet<>();
        for (int from = 0; from < Segment.COUNT; from++) {
            if (ring[from] == MOVER) {
                addMoves(options, ring, from, 1, moves);
                addMoves(options, ring, from, Segment.COUNT - 1, moves);
            }
        }
        return moves;
    }

    private static void addMoves(RingCounts.Options options, int[] ring, int from, int direction, Set<String> moves) {
        int reach = options.slides() ? Segment.COUNT - 1 : 1;
        for (int length = 1; length <= reach; length++) {
            int next = (from + length * direction) % Segment.COUNT;
            if (ring[next] != EMPTY) {
                if (ring[next] == OPPONENT) {
                    addEncounter(options, ring, from, next, direction, length, moves);
                }
                return;
            }
            if (has(options.targets(), next)) {
                moves.add(from + "-" + next);
            }
            if (next == 0) {
                return;
            }
        }
    }

    /** Adds what the piece can do with the opponent's piece that it meets. */
    private static void addEncounter(
            RingCounts.Options options, int[] ring, int from, int met, int direction, int length, Set<String> moves) {
        int beyond = (met + direction) % Segment.COUNT;
        boolean captures = has(options.capturers(), from) && has(options.vulnerable(), met);
        if (captures && options.displaces() && has(options.captureTargets(), met)) {
            moves.add(from + "x" + met);
        }
        if (captures && ring[beyond] == EMPTY && has(options.captureTargets(), beyond)) {
            moves.add(from + "x" + beyond + "(" + met + ")");
        }
        if (options.hops() && met == 0 && length == 1 && ring[beyond] == EMPTY) {
            moves.add(from + "-" + beyond);
        }
    }

    private static boolean has(int cells, int segment) {
        return (cells >>> segment & 1) == 1;
    }

    @Test
    void areThoseOfTheMovesOneByOne() {
        assertCounts(options -> options);
    }

    @Test
    void areThoseOfTheCapturesAlone() {
        assertCounts(RingCounts.Options::capturesOnly);
    }

    @Test
    void leaveOutTheMovesIntoAClosedZone() {
        assertCounts(RingCounts.Options::zoneClosed);
    }

    @Test
    void leaveOutTheCapturesIntoAZoneClosedToThem() {
        assertCounts(RingCounts.Options::zoneClosedToCaptures);
    }

    @Test
    void areLookedUpByTheSumOfTheTwoSidesNumbers() {
        for (int filling = 0; filling < RingCounts.FILLINGS; filling++) {
            int[] ring = ring(filling);
            int movers = 0;
            int opponents = 0;
            for (int segment = 0; segment < Segment.COUNT; segment++) {
                movers |= ring[segment] == MOVER ? 1 << segment : 0;
                opponents |= ring[segment] == OPPONENT ? 1 << segment : 0;
            }
            assertEquals(filling, RingCounts.MOVERS[movers] + RingCounts.OPPONENTS[opponents]);
        }
    }
}
