package ringo.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Positions;
import ringo.rules.RuleSet;

/** Positions with the games that led to them, for tests. */
public final class Games {

    private Games() {}

    /**
     * A position in which the game goes on, with those before it.
     *
     * @param before the first one first
     */
    public record Reached(Position position, List<Position> before) {}

    /** After so many random moves, captures the more likely; fewer where the game would be over. */
    public static Reached random(RuleSet rules, Position start, int plies, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        FastGenerator generator = new FastGenerator(rules);
        List<Position> before = new ArrayList<>();
        Position position = start;
        for (int ply = 0; ply < plies; ply++) {
            List<Move> moves = generator.legalMoves(position);
            List<Move> captures =
                    moves.stream().filter(move -> move.captured().isPresent()).toList();
            List<Move> chosen = captures.isEmpty() || random.nextInt(3) == 0 ? moves : captures;
            Position next = position.after(chosen.get(random.nextInt(chosen.size())));
            if (generator.outcome(next).decided()) {
                break;
            }
            before.add(position);
            position = next;
        }
        return new Reached(position, before);
    }

    /** A random position in which the game goes on, as {@link Positions#random} scatters the pieces. */
    public static Position scattered(RuleSet rules, long seed) {
        FastGenerator generator = new FastGenerator(rules);
        for (long next = seed * 1000; ; next++) {
            Position position = Positions.random(rules, next);
            if (!generator.outcome(position).decided()) {
                return position;
            }
        }
    }

    /** A game that went to and fro before the position, so that some positions have occurred twice. */
    public static Reached wandering(RuleSet rules, Position start, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        FastGenerator generator = new FastGenerator(rules);
        List<Position> before = new ArrayList<>();
        Position position = start;
        for (int ply = 0; ply < 24; ply++) {
            List<Position> next = generator.legalMoves(position).stream()
                    .map(position::after)
                    .filter(after -> !generator.outcome(after).decided())
                    .filter(after -> count(before, after) < 2)
                    .toList();
            if (next.isEmpty()) {
                break;
            }
            before.add(position);
            List<Position> known =
                    next.stream().filter(after -> count(before, after) > 0).toList();
            List<Position> chosen = known.isEmpty() || random.nextInt(4) == 0 ? next : known;
            position = chosen.get(random.nextInt(chosen.size()));
        }
        return new Reached(position, before);
    }

    /** How often the pieces stood so, with the same side to move. */
    static long count(List<Position> positions, Position wanted) {
        return positions.stream().filter(position -> same(position, wanted)).count();
    }

    private static boolean same(Position one, Position other) {
        return one.attackers().equals(other.attackers())
                && one.defenders().equals(other.defenders())
                && one.castle() == other.castle()
                && one.toMove() == other.toMove();
    }
}
