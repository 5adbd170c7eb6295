package ringo.endgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import ringo.board.Bitboard;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.rules.Outcome;
import ringo.rules.PlainGenerator;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * Solves all positions with few pieces by nothing but the definition of the rules: round after round, what is won or lost in one ply
 * more than in the round before, until a round finds nothing.
 */
final class PlainSolver {

    private final PlainGenerator generator;
    private final List<Position> positions = new ArrayList<>();
    private final Map<Position, Integer> numbers = new HashMap<>();
    private final int[][] after;
    private final int[] codes;
    private final boolean[] settled;

    /** Solves all positions of at most so many pieces, but for those with two attackers in the castle, which it takes as known. */
    PlainSolver(RuleSet rules, int mostPieces) {
        generator = new PlainGenerator(rules);
        for (int attackers = 0; attackers <= mostPieces; attackers++) {
            for (int castle = 0; castle <= rules.castleGoal().mostInCastle(); castle++) {
                for (int defenders = 0; attackers + castle + defenders <= mostPieces; defenders++) {
                    addPositions(attackers, castle, defenders);
                }
            }
        }
        after = new int[positions.size()][];
        codes = new int[positions.size()];
        settled = new boolean[positions.size()];
        IntStream.range(0, positions.size()).parallel().forEach(this::look);
        for (int plies = 1; settle(plies); plies++) {
            // As long as something was found.
        }
    }

    /** All positions, each or its mirror image. */
    List<Position> positions() {
        return positions;
    }

    /** What the position of this place in the list is worth, as a {@link ProbeCode}. */
    int code(int number) {
        return codes[number];
    }

    private void addPositions(int attackers, int castle, int defenders) {
        for (long attackerCells : sets(attackers, 0)) {
            for (long defenderCells : sets(defenders, attackerCells)) {
                for (Side side : Side.values()) {
                    Position position =
                            new Position(new CellSet(attackerCells), new CellSet(defenderCells), castle, side, 0, 1);
                    if (position.canonical().equals(position)) {
                        numbers.put(position, positions.size());
                        positions.add(position);
                    }
                }
            }
        }
    }

    /** All sets of so many cells that share none with the given one. */
    private static List<Long> sets(int count, long without) {
        List<Long> sets = new ArrayList<>(List.of(0L));
        for (int i = 0; i < count; i++) {
            List<Long> larger = new ArrayList<>();
            for (long set : sets) {
                for (int cell = Long.SIZE - Long.numberOfLeadingZeros(set); cell < Cell.COUNT; cell++) {
                    if ((Bitboard.of(cell) & without) == 0) {
                        larger.add(set | Bitboard.of(cell));
                    }
                }
            }
            sets = larger;
        }
        return sets;
    }

    private void look(int number) {
        Position position = positions.get(number);
        Outcome outcome = generator.outcome(position);
        if (outcome.decided()) {
            boolean won = outcome.result() == Result.winFor(position.toMove());
            codes[number] = won ? ProbeCode.win(0) : ProbeCode.loss(0);
            settled[number] = true;
            after[number] = new int[0];
            return;
        }
        after[number] = generator.legalMoves(position).stream()
                .map(move -> position.after(move).canonical())
                .mapToInt(next -> numbers.getOrDefault(
                        new Position(next.attackers(), next.defenders(), next.castle(), next.toMove(), 0, 1), -1))
                .toArray();
    }

    /** One round; whether it found anything. */
    private boolean settle(int plies) {
        List<Integer> won = new ArrayList<>();
        List<Integer> lost = new ArrayList<>();
        for (int number = 0; number < after.length; number++) {
            if (!settled[number]) {
                if (IntStream.of(after[number]).anyMatch(next -> settled[next] && codes[next] < 0)) {
                    won.add(number);
                } else if (IntStream.of(after[number]).allMatch(next -> settled[next])) {
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
