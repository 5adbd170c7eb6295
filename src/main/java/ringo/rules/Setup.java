package ringo.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ringo.board.Cell;
import ringo.board.CellSet;

/**
 * Any arrangement of pieces, as a caller gives it; {@link #check} tells whether it is a {@link Position}.
 *
 * @param attackers the attackers' cells, in the caller's order
 * @param defenders the defenders' cells, in the caller's order
 * @param castle how many attackers are in the castle, 0 to 2
 * @param toMove the side to move
 * @param quietPlies plies in a row without capture or inward attacker move, 0 to 1000
 * @param turn the turn number, 1 to {@link Position#MAX_TURN}
 */
public record Setup(List<Cell> attackers, List<Cell> defenders, int castle, Side toMove, int quietPlies, int turn) {

    /** @throws IllegalArgumentException if a number is outside the range that holds under every rule set */
    public Setup {
        checkRange("castle", castle, 0, CastleGoal.TWO_INSIDE.mostInCastle());
        checkRange("quietPlies", quietPlies, 0, RuleSet.MOST_QUIET_PLY_LIMIT);
        checkRange("turn", turn, 1, Position.MAX_TURN);
        attackers = List.copyOf(attackers);
        defenders = List.copyOf(defenders);
    }

    /** What {@link #check} found: a position, or every fault. */
    public sealed interface Checked {

        /** The arrangement is playable. */
        record Playable(Position position) implements Checked {}

        /** The arrangement is not playable; the faults, at least one. */
        record Faulty(List<SetupFault> faults) implements Checked {}
    }

    /** The position that this is under the rule set, or all its faults at once. */
    public Checked check(RuleSet rules) {
        List<SetupFault> faults = new ArrayList<>();
        List<Cell> named = new ArrayList<>();
        addRepeated(attackers, SetupFault.Part.ATTACKERS, named, faults);
        addRepeated(defenders, SetupFault.Part.DEFENDERS, named, faults);
        if (attackers.size() + castle > Position.MAX_ATTACKERS) {
            faults.add(fault(SetupFault.Code.TOO_MANY_ATTACKERS, SetupFault.Part.ATTACKERS));
        }
        if (defenders.size() > Position.MAX_DEFENDERS) {
            faults.add(fault(SetupFault.Code.TOO_MANY_DEFENDERS, SetupFault.Part.DEFENDERS));
        }
        if (castle > rules.castleGoal().mostInCastle()) {
            faults.add(fault(SetupFault.Code.CASTLE_OVERFULL, SetupFault.Part.CASTLE));
        }
        if (quietPlies > rules.quietPlyLimit()) {
            faults.add(fault(SetupFault.Code.QUIET_PLIES_OVER_LIMIT, SetupFault.Part.QUIET_PLIES));
        }
        if (!faults.isEmpty()) {
            return new Checked.Faulty(List.copyOf(faults));
        }
        return new Checked.Playable(
                new Position(CellSet.of(attackers), CellSet.of(defenders), castle, toMove, quietPlies, turn));
    }

    private static void addRepeated(List<Cell> cells, SetupFault.Part part, List<Cell> named, List<SetupFault> faults) {
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = cells.get(i);
            if (named.contains(cell)) {
                faults.add(new SetupFault(SetupFault.Code.CELL_NAMED_TWICE, part, Optional.of(i), Optional.of(cell)));
            }
            named.add(cell);
        }
    }

    private static void checkRange(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(name + " " + value + " is not from " + least + " to " + most);
        }
    }

    private static SetupFault fault(SetupFault.Code code, SetupFault.Part part) {
        return new SetupFault(code, part, Optional.empty(), Optional.empty());
    }
}
