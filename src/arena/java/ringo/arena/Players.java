package ringo.arena;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;

/** The players but {@link Uct}, by name. */
final class Players {

    private static final int TABLE_MEGABYTES = 64;

    private Players() {}

    /**
     * The player of this name: {@code random}, {@code greedy}, {@code uct} or {@code engine}; {@code nodes:5000} is the engine with so
     * many nodes a move.
     *
     * @param time how long {@code uct} and {@code engine} may think about a move, by the {@link CpuClock}
     */
    static Player named(String name, Duration time, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        if (name.startsWith("nodes:")) {
            return engine(Limits.NONE.withNodes(Long.parseLong(name.substring("nodes:".length()))), random);
        }
        return switch (name) {
            case "random" -> (rules, position, before) -> any(new FastGenerator(rules).legalMoves(position), random);
            case "greedy" -> (rules, position, before) -> greedy(rules, position, random);
            case "uct" -> new Uct(time, new CpuClock(), random);
            case "engine" -> engine(Limits.NONE.withTime(time), random);
            default -> throw new IllegalArgumentException("no such player: " + name);
        };
    }

    private static Player engine(Limits limits, SplittableRandom random) {
        return engine(new Search(TABLE_MEGABYTES, new CpuClock()), limits, random);
    }

    /** The engine with this search, which several players may share in turn. */
    static Player engine(Search search, Limits limits, SplittableRandom random) {
        return (rules, position, before) -> {
            SearchRequest request = new SearchRequest(rules, position, before, limits, 1, random.nextLong());
            return search.run(request, Progress.NONE).lines().get(0).move();
        };
    }

    private static Move any(List<Move> moves, SplittableRandom random) {
        return moves.get(random.nextInt(moves.size()));
    }

    /** A move that wins at once, else one that captures, else any. */
    private static Move greedy(RuleSet rules, Position position, SplittableRandom random) {
        FastGenerator generator = new FastGenerator(rules);
        List<Move> moves = generator.legalMoves(position);
        Result win = Result.winFor(position.toMove());
        List<Move> wins = moves.stream()
                .filter(move -> generator.outcome(position.after(move)).result() == win)
                .toList();
        if (!wins.isEmpty()) {
            return any(wins, random);
        }
        List<Move> captures =
                moves.stream().filter(move -> move.captured().isPresent()).toList();
        return any(captures.isEmpty() ? moves : captures, random);
    }
}
