package ringo.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import ringo.board.CellSet;
import ringo.rules.Move;
import ringo.rules.MoveGenerator;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.Side;

/**
 * Proves who can force a win within how many plies, by trying every move. It shares nothing with the search: no evaluation, no
 * table of bounds by depth, no shortcut of the rules.
 *
 * <p>Repetition, which must be a draw, is left out of account and need not be looked at. The shortest way to a win never meets a
 * position twice, for the plies that are left shrink with every move; and a player who forces a win against all replies has forced
 * it against those that repeat. The quiet limit counts as the rules have it.
 *
 * <p>With a table it remembers of every position within how many plies the win is known, and within how many it is known that
 * there is none. Both hold wherever the position comes again: the count of quiet plies is part of the position where the limit
 * could be met within the plies that are left.
 *
 * <p>Not safe for use by several threads.
 */
final class PlainProof {

    private final MoveGenerator generator;
    private final boolean remembers;
    private final long mostPositions;
    private final Map<Placed, Known> ofAttackers = new HashMap<>();
    private final Map<Placed, Known> ofDefenders = new HashMap<>();
    private long positions;

    /**
     * @param remembers whether it keeps a table
     * @param mostPositions how many positions it may look at
     */
    PlainProof(MoveGenerator generator, boolean remembers, long mostPositions) {
        if (generator.rules().repetition() != Repetition.DRAW) {
            throw new IllegalArgumentException("where repetition wins, it may be the shortest win");
        }
        this.generator = generator;
        this.remembers = remembers;
        this.mostPositions = mostPositions;
    }

    /** A position as far as it matters for the plies to come; the quiet plies are -1 where they do not. */
    private record Placed(CellSet attackers, CellSet defenders, int castle, Side toMove, int quietPlies) {}

    /** What is known of one position: a win within so many plies, none within so many. */
    private static final class Known {
        static final Known NOTHING = new Known();
        int winWithin = Integer.MAX_VALUE;
        int noneWithin = -1;
    }

    /** It would have to look at more positions than it may. */
    static final class TooManyException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** How many positions it has looked at. */
    long positions() {
        return positions;
    }

    /** In how many plies the side can force its win: the fewest there are; empty if it takes more than {@code most}. */
    OptionalInt pliesToWin(Side side, Position position, int most) {
        for (int plies = 0; plies <= most; plies++) {
            if (wins(side, position, plies)) {
                return OptionalInt.of(plies);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether the side can force its win within so many plies. */
    boolean wins(Side side, Position position, int plies) {
        if (++positions > mostPositions) {
            throw new TooManyException();
        }
        Outcome outcome = generator.outcome(position);
        if (outcome.decided()) {
            return outcome.result() == Result.winFor(side);
        }
        if (plies == 0) {
            return false;
        }
        Known known = known(side, position, plies);
        if (known.winWithin <= plies) {
            return true;
        }
        if (known.noneWithin >= plies) {
            return false;
        }
        boolean wins = tries(side, position, plies);
        if (remembers) {
            Known now = table(side).computeIfAbsent(placed(position, plies), placed -> new Known());
            now.winWithin = wins ? Math.min(now.winWithin, plies) : now.winWithin;
            now.noneWithin = wins ? now.noneWithin : Math.max(now.noneWithin, plies);
        }
        return wins;
    }

    /** Whether one move of the side wins, or all moves of the other lose. */
    private boolean tries(Side side, Position position, int plies) {
        boolean ours = position.toMove() == side;
        List<Position> unknown = new ArrayList<>();
        for (Move move : generator.legalMoves(position)) {
            Position after = position.after(move);
            Known known = known(side, after, plies - 1);
            boolean won = known.winWithin <= plies - 1;
            boolean held = known.noneWithin >= plies - 1;
            if (ours ? won : held) {
                return ours;
            }
            if (!won && !held) {
                unknown.add(after);
            }
        }
        if (remembers) {
            // What has held out longest most likely holds out again.
            unknown.sort((a, b) ->
                    Integer.compare(known(side, b, plies - 1).noneWithin, known(side, a, plies - 1).noneWithin));
        }
        for (Position after : unknown) {
            if (wins(side, after, plies - 1) == ours) {
                return ours;
            }
        }
        return !ours;
    }

    private Known known(Side side, Position position, int plies) {
        return remembers ? table(side).getOrDefault(placed(position, plies), Known.NOTHING) : Known.NOTHING;
    }

    private Map<Placed, Known> table(Side side) {
        return side == Side.ATTACKER ? ofAttackers : ofDefenders;
    }

    private Placed placed(Position position, int plies) {
        boolean limitIsFar = position.quietPlies() + plies <= generator.rules().quietPlyLimit();
        return new Placed(
                position.attackers(),
                position.defenders(),
                position.castle(),
                position.toMove(),
                limitIsFar ? -1 : position.quietPlies());
    }
}
