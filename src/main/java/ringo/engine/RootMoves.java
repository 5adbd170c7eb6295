package ringo.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import ringo.rules.FastGenerator;

/** The moves of the position that is asked about, in the order in which they are searched: the best so far first. */
final class RootMoves {

    private final Frame root;
    private final int[] moves;

    /** In an order that the seed decides. */
    RootMoves(FastGenerator generator, Frame root, long seed) {
        this.root = root;
        int[] listed = new int[FastGenerator.MOST_MOVES];
        int count = generator.generate(root.attackers, root.defenders, root.attackerToMove, listed, 0);
        moves = Arrays.copyOf(listed, count);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = count - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int move = moves[i];
            moves[i] = moves[j];
            moves[j] = move;
        }
    }

    private RootMoves(Frame root, int[] moves) {
        this.root = root;
        this.moves = moves;
    }

    /** The other moves, in their order. */
    RootMoves without(Set<Integer> left) {
        return new RootMoves(
                root, Arrays.stream(moves).filter(move -> !left.contains(move)).toArray());
    }

    /** A move with its value and line: packed moves, itself the first. */
    record Found(int score, List<Integer> line) {

        static Found of(Frame root, int score) {
            return new Found(
                    score,
                    Arrays.stream(root.variation, 0, root.variationLength)
                            .boxed()
                            .toList());
        }

        int move() {
            return line.get(0);
        }
    }

    int count() {
        return moves.length;
    }

    /** The first moves, taken to be worth as much as is guessed. */
    List<Found> unsearched(int count, int guess) {
        return Arrays.stream(moves, 0, count)
                .mapToObj(move -> new Found(guess, List.of(move)))
                .toList();
    }

    /** Offers the search all moves but those found already. */
    void offer(List<Found> found) {
        root.moveCount = 0;
        for (int move : moves) {
            if (found.stream().noneMatch(line -> line.move() == move)) {
                root.moves[root.moveCount++] = move;
            }
        }
    }

    /** Brings the best lines' moves to the front, in their order. */
    void promote(List<Found> best) {
        for (int i = best.size() - 1; i >= 0; i--) {
            toFront(moves, moves.length, best.get(i).move());
        }
    }

    /** Of the moves on offer, brings the first of the best line to the front. */
    void toFront(Frame searched) {
        if (searched.variationLength > 0) {
            toFront(searched.moves, searched.moveCount, searched.variation[0]);
        }
    }

    private static void toFront(int[] list, int count, int move) {
        int at = 0;
        while (at < count - 1 && list[at] != move) {
            at++;
        }
        System.arraycopy(list, 0, list, 1, at);
        list[0] = move;
    }

    /** The lines found, and after them those known before of other moves: as many as were known. */
    static List<Found> merged(List<Found> found, List<Found> before) {
        List<Found> lines = new ArrayList<>(found);
        for (Found line : before) {
            boolean other = found.stream().noneMatch(better -> better.move() == line.move());
            if (other && lines.size() < before.size()) {
                lines.add(line);
            }
        }
        return lines;
    }
}
