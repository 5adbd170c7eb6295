package ringo.engine;

import java.util.List;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/**
 * What a search is asked.
 *
 * @param rules the rule set
 * @param position the position to search
 * @param before the positions of the game before it, the first one first, for repetitions; empty if it is the start
 * @param limits when to stop
 * @param lines how many of the best moves are wanted with their values, at least 1
 * @param seed decides between moves that look equally good before they are searched
 */
public record SearchRequest(
        RuleSet rules, Position position, List<Position> before, Limits limits, int lines, long seed) {

    /** @throws IllegalArgumentException if no line is wanted */
    public SearchRequest {
        if (lines < 1) {
            throw new IllegalArgumentException("at least one line, not " + lines);
        }
        before = List.copyOf(before);
    }

    /** The best move of a position without history. */
    public static SearchRequest of(RuleSet rules, Position position, Limits limits) {
        return new SearchRequest(rules, position, List.of(), limits, 1, 0);
    }

    public SearchRequest withLines(int wanted) {
        return new SearchRequest(rules, position, before, limits, wanted, seed);
    }

    public SearchRequest withSeed(long other) {
        return new SearchRequest(rules, position, before, limits, lines, other);
    }

    public SearchRequest withBefore(List<Position> game) {
        return new SearchRequest(rules, position, game, limits, lines, seed);
    }
}
