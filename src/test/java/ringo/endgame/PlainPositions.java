package ringo.endgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ringo.board.Bitboard;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.rules.CastleGoal;
import ringo.rules.Position;
import ringo.rules.Side;

/** All positions with few pieces, as plain values, each or its mirror image. */
final class PlainPositions {

    private final List<Position> all = new ArrayList<>();
    private final Map<Position, Integer> numbers = new HashMap<>();

    /** @param goal how many attackers may be in the castle */
    PlainPositions(CastleGoal goal, int mostPieces) {
        for (int attackers = 0; attackers <= mostPieces; attackers++) {
            for (int castle = 0; castle <= goal.mostInCastle(); castle++) {
                for (int defenders = 0; attackers + castle + defenders <= mostPieces; defenders++) {
                    if (defenders <= Position.MAX_DEFENDERS) {
                        add(attackers, castle, defenders);
                    }
                }
            }
        }
    }

    List<Position> all() {
        return all;
    }

    /** The place in the list of this position or its mirror image, whatever its counters. */
    int number(Position position) {
        Position one = position.canonical().afresh();
        Integer number = numbers.get(one);
        if (number == null) {
            throw new IllegalStateException(position + " is not among the positions");
        }
        return number;
    }

    private void add(int attackers, int castle, int defenders) {
        for (long attackerCells : sets(attackers, 0)) {
            for (long defenderCells : sets(defenders, attackerCells)) {
                for (Side side : Side.values()) {
                    Position position =
                            new Position(new CellSet(attackerCells), new CellSet(defenderCells), castle, side, 0, 1);
                    if (position.canonical().equals(position)) {
                        numbers.put(position, all.size());
                        all.add(position);
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
}
