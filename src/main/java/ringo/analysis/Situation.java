package ringo.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ringo.engine.Mirror;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/**
 * A position under a rule set, with the part of the game before it that can still matter.
 *
 * <p>That part are the positions since the last move that was not quiet: a capture, a move of an attacker inward and an entry into
 * the castle cannot be taken back, so what was before them does not come again.
 *
 * @param rules the rule set
 * @param position the position
 * @param before the positions before it that may come again, the first one first
 */
public record Situation(RuleSet rules, Position position, List<Position> before) {

    private static final Comparator<Position> ORDER = Comparator.comparingLong(
                    (Position at) -> at.attackers().bits())
            .thenComparingLong(at -> at.defenders().bits())
            .thenComparingInt(Position::castle)
            .thenComparing(Position::toMove);

    /** @param before all positions of the game before the position, the first one first; what cannot matter is left out */
    public Situation {
        int first = Math.max(0, before.size() - position.quietPlies());
        before = List.copyOf(before.subList(first, before.size()));
    }

    /** Whether the engine looks at the mirror image instead, as it does for one of every two. */
    boolean mirrored() {
        return Mirror.turns(position, before);
    }

    /** What the engine's view of a position depends on: the same for mirror images, and for games that differ in nothing that counts. */
    record Essence(RuleSet rules, Position position, List<Position> twice, int occurrences) {

        private static final int BYTES = 300;
        private static final int BYTES_A_POSITION = 120;

        /** About how much memory it takes. */
        int bytes() {
            return BYTES + BYTES_A_POSITION * twice.size();
        }
    }

    Essence essence() {
        boolean mirrored = mirrored();
        Map<Position, Integer> counts = new HashMap<>();
        before.forEach(earlier -> counts.merge(bare(earlier, mirrored), 1, Integer::sum));
        int occurrences = counts.merge(bare(position, mirrored), 1, Integer::sum);
        List<Position> twice = new ArrayList<>(counts.keySet());
        twice.removeIf(earlier -> counts.getOrDefault(earlier, 0) < 2);
        twice.sort(ORDER);
        Position seen = mirrored ? position.mirror() : position;
        Position undated =
                new Position(seen.attackers(), seen.defenders(), seen.castle(), seen.toMove(), seen.quietPlies(), 1);
        return new Essence(rules, undated, List.copyOf(twice), Math.min(occurrences, 3));
    }

    /** The position without its counters. */
    private static Position bare(Position position, boolean mirrored) {
        Position seen = mirrored ? position.mirror() : position;
        return new Position(seen.attackers(), seen.defenders(), seen.castle(), seen.toMove(), 0, 1);
    }
}
