package ringo.engine;

import java.util.List;
import java.util.Optional;
import ringo.endgame.EndgameTables;
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
 * @param tables the endgame tables to ask; empty for none
 */
public record SearchRequest(
        RuleSet rules,
        Position position,
        List<Position> before,
        Limits limits,
        int lines,
        long seed,
        Optional<EndgameTables> tables) {

    /** @throws IllegalArgumentException if no line is wanted, or the tables are another rule set's */
    public SearchRequest {
        if (tables.isPresent() && !tables.get().rules().equals(rules)) {
            throw new IllegalArgumentException("the endgame tables are another rule set's");
        }
        if (lines < 1) {
            throw new IllegalArgumentException("at least one line, not " + lines);
        }
        before = List.copyOf(before);
    }

    /** One that asks no endgame tables. */
    public SearchRequest(RuleSet rules, Position position, List<Position> before, Limits limits, int lines, long seed) {
        this(rules, position, before, limits, lines, seed, Optional.empty());
    }

    /** The best move of a position without history. */
    public static SearchRequest of(RuleSet rules, Position position, Limits limits) {
        return new SearchRequest(rules, position, List.of(), limits, 1, 0);
    }

    public SearchRequest withLines(int wanted) {
        return new SearchRequest(rules, position, before, limits, wanted, seed, tables);
    }

    public SearchRequest withSeed(long other) {
        return new SearchRequest(rules, position, before, limits, lines, other, tables);
    }

    public SearchRequest withBefore(List<Position> game) {
        return new SearchRequest(rules, position, game, limits, lines, seed, tables);
    }

    public SearchRequest withTables(Optional<EndgameTables> asked) {
        return new SearchRequest(rules, position, before, limits, lines, seed, asked);
    }
}
