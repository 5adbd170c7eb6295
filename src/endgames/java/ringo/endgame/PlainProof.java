package ringo.endgame;

import java.util.HashMap;
import java.util.Map;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.PlainGenerator;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;

/** Checks what a table says of one position by a search that knows nothing but the definition of the rules. */
final class PlainProof {

    /** How far it is looked for a win or loss of a position that is said to be undecided. */
    private static final int UNDECIDED_PLIES = 2;

    private final PlainGenerator generator;
    private final Map<Asked, Boolean> known = new HashMap<>();
    private int left;

    /** @param mostPositions at how many positions it is looked before giving up */
    PlainProof(RuleSet rules, int mostPositions) {
        generator = new PlainGenerator(rules);
        left = mostPositions;
    }

    /** What came out. */
    enum Answer {
        TRUE,
        FALSE,
        GIVEN_UP
    }

    private record Asked(Position position, int plies, boolean win) {}

    private static final class TooDeep extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Whether the position is worth that; of an undecided one only that it is not decided soon. */
    Answer check(Position position, EndgameValue value) {
        try {
            return holds(position, value) ? Answer.TRUE : Answer.FALSE;
        } catch (TooDeep e) {
            return Answer.GIVEN_UP;
        }
    }

    private boolean holds(Position position, EndgameValue value) {
        return switch (value.kind()) {
            case WIN -> wins(position, value.plies()) && !wins(position, value.plies() - 1);
            case LOSS -> loses(position, value.plies()) && !loses(position, value.plies() - 1);
            case UNDECIDED -> !wins(position, UNDECIDED_PLIES) && !loses(position, UNDECIDED_PLIES);
        };
    }

    /** Whether the side to move can win within so many plies. */
    private boolean wins(Position position, int plies) {
        return ask(new Asked(position, plies, true));
    }

    private boolean loses(Position position, int plies) {
        return ask(new Asked(position, plies, false));
    }

    private boolean ask(Asked asked) {
        if (asked.plies() < 0) {
            return false;
        }
        Boolean before = known.get(asked);
        if (before != null) {
            return before;
        }
        if (left-- == 0) {
            throw new TooDeep();
        }
        boolean answer = answer(asked);
        known.put(asked, answer);
        return answer;
    }

    private boolean answer(Asked asked) {
        Position position = asked.position();
        Outcome outcome = generator.outcome(position);
        if (outcome.decided()) {
            return (outcome.result() == Result.winFor(position.toMove())) == asked.win();
        }
        if (asked.plies() == 0) {
            return false;
        }
        return asked.win()
                ? generator.legalMoves(position).stream()
                        .anyMatch(move -> loses(after(position, move), asked.plies() - 1))
                : generator.legalMoves(position).stream()
                        .allMatch(move -> wins(after(position, move), asked.plies() - 1));
    }

    /** The position after the move, without its counters, of which nothing here depends. */
    private static Position after(Position position, Move move) {
        Position after = position.after(move);
        return new Position(after.attackers(), after.defenders(), after.castle(), after.toMove(), 0, 1);
    }
}
