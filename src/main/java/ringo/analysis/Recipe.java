package ringo.analysis;

import java.util.OptionalInt;
import java.util.OptionalLong;
import ringo.engine.Limits;
import ringo.engine.SearchRequest;

/**
 * How a level chooses its moves: how far it looks, and how wrong it is about what it sees. No time is in it, so that every
 * machine chooses alike.
 *
 * @param nodes how many positions a search may visit, at least 1
 * @param depth how many plies deep the last iteration looks, at least 1; empty for no cap
 * @param lines how many of the best moves get a value of their own, at least 1; the choice is among these
 * @param noise by how much a value is misjudged at most, in centi-attackers, at least 0; small errors are the likelier
 * @param oversight of 100 moves, how many are taken for middling without a look at what they do, 0 to 100
 */
public record Recipe(long nodes, OptionalInt depth, int lines, int noise, int oversight) {

    private static final int PERCENT = 100;

    /** @throws IllegalArgumentException if a number is out of its bounds */
    public Recipe {
        boolean valid = nodes >= 1
                && depth.orElse(1) >= 1
                && lines >= 1
                && noise >= 0
                && noise < Integer.MAX_VALUE
                && oversight >= 0
                && oversight <= PERCENT;
        if (!valid) {
            throw new IllegalArgumentException("a recipe out of bounds");
        }
    }

    /** Whether the best line is always the choice. */
    public boolean exact() {
        return noise == 0 && oversight == 0;
    }

    /** The request with this recipe's nodes, depth and lines in place of its own. */
    SearchRequest toRequest(SearchRequest asked) {
        Limits limits = new Limits(
                asked.limits().time(),
                OptionalLong.of(nodes),
                depth,
                asked.limits().cancelled());
        return new SearchRequest(
                asked.rules(), asked.position(), asked.before(), limits, lines, asked.seed(), asked.tables());
    }
}
