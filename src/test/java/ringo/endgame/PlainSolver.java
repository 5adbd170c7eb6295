package ringo.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ringo.rules.PlainGenerator;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;

/**
 * Solves all positions with few pieces by nothing but the definition of the rules: round after round, what is won or lost in one ply
 * more than in the round before, until a round finds nothing.
 */
final class PlainSolver {

    private final PlainGenerator generator;
    private final PlainPositions positions;
    private final int[][] after;
    private final int[] codes;
    private final boolean[] settled;

    /** Solves all of these positions. */
    PlainSolver(RuleSet rules, PlainPositions positions) {
        generator = new PlainGenerator(rules);
        this.positions = positions;
        after = new int[positions.all().size()][];
        codes = new int[after.length];
        settled = new boolean[after.length];
        IntStream.range(0, after.length).parallel().forEach(this::look);
        for (int plies = 1; settle(plies); plies++) {
            // As long as something was found.
        }
    }

    /** What the position of this place in the list is worth, as a {@link ProbeCode}. */
    int code(int number) {
        return codes[number];
    }

    private void look(int number) {
        Position position = positions.all().get(number);
        after[number] = generator.legalMoves(position).stream()
                .mapToInt(move -> positions.number(position.after(move)))
                .toArray();
        if (after[number].length == 0) {
            boolean won = generator.outcome(position).result() == Result.winFor(position.toMove());
            codes[number] = won ? ProbeCode.win(0) : ProbeCode.loss(0);
            settled[number] = true;
        }
    }

    /** One round; whether it found anything. */
    private boolean settle(int plies) {
        List<Integer> won = new ArrayList<>();
        List<Integer> lost = new ArrayList<>();
        for (int number = 0; number < after.length; number++) {
            if (!settled[number]) {
                boolean wins = false;
                boolean loses = true;
                for (int next : after[number]) {
                    wins |= settled[next] && codes[next] < 0;
                    loses &= settled[next];
                }
                if (wins) {
                    won.add(number);
                } else if (loses) {
                    lost.add(number);
                }
            }
        }
        won.forEach(number -> codes[number] = ProbeCode.win(plies));
        lost.forEach(number -> codes[number] = ProbeCode.loss(plies));
        won.forEach(number -> settled[number] = true);
        lost.forEach(number -> settled[number] = true);
        return !won.isEmpty() || !lost.isEmpty();
    }
}
