package ringo.analysis;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import ringo.engine.Analysis;
import ringo.engine.Mirror;
import ringo.engine.SearchRequest;
import ringo.engine.Value;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.Side;

/**
 * What a level takes the moves of one position for. Where it errs is decided by the seed and the position alone, the same for mirror
 * images, and not by the order of the lines.
 *
 * <p>A move is overlooked now and then: it is taken for as good as the middle one, whether it wins or loses a piece. To what is seen or
 * taken for so, noise is added. A win at once that is seen is played.
 */
final class Misjudgement {

    /** Beyond it estimates are all the same. */
    private static final int MOST_ESTIMATE = 700;

    private static final int WIN = 1200;

    /** No noise is in its way. */
    private static final int WIN_AT_ONCE = 1_000_000;

    private static final int POINTS_PER_PLY = 10;
    private static final int MOST_PLIES = 40;
    private static final int PERCENT = 100;

    private final Map<Move, Integer> points = new HashMap<>();

    /** @param lines the moves to judge, the best one first */
    Misjudgement(Recipe recipe, SearchRequest request, List<Analysis.Variation> lines) {
        boolean mirrored = Mirror.turns(request.position(), request.before());
        Position seen = mirrored ? request.position().mirror() : request.position();
        SplittableRandom random = new SplittableRandom(mixed(request.seed(), seen));
        Side side = seen.toMove();
        int middling = points(lines.get(lines.size() / 2).value(), side);
        Comparator<Analysis.Variation> inOneOrder =
                Comparator.comparing(line -> mirrored ? line.move().mirror() : line.move());
        for (Analysis.Variation line : lines.stream().sorted(inOneOrder).toList()) {
            boolean overlooked = random.nextInt(PERCENT) < recipe.oversight();
            int tooMuch = random.nextInt(recipe.noise() + 1);
            int tooLittle = random.nextInt(recipe.noise() + 1);
            int seenAs = overlooked ? middling : points(line.value(), side);
            points.put(line.move(), seenAs + tooMuch - tooLittle);
        }
    }

    /** What the move is taken to be worth, in centi-attackers from the point of view of the side that makes it. */
    int points(Analysis.Variation line) {
        return points.getOrDefault(line.move(), -WIN);
    }

    private static int points(Value value, Side side) {
        if (value instanceof Value.Estimate estimate) {
            return Math.max(-MOST_ESTIMATE, Math.min(estimate.centiAttackers(), MOST_ESTIMATE));
        }
        if (value.result() == Result.DRAW) {
            return 0;
        }
        if (value.plies() == 1 && value.result() == Result.winFor(side)) {
            return WIN_AT_ONCE;
        }
        int win = WIN - POINTS_PER_PLY * Math.min(value.plies(), MOST_PLIES);
        return value.result() == Result.winFor(side) ? win : -win;
    }

    /** The turn and the quiet plies take part, so that a game with one seed does not err alike when positions come again. */
    private static long mixed(long seed, Position position) {
        long mixed = seed;
        long[] parts = {
            FastGenerator.attackers(position),
            FastGenerator.defenders(position),
            position.toMove().ordinal(),
            position.quietPlies(),
            position.turn()
        };
        for (long part : parts) {
            mixed = new SplittableRandom(mixed ^ part).nextLong();
        }
        return mixed;
    }
}
