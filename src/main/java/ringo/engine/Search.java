package ringo.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.Side;

/**
 * Answers one request after the other, each from nothing but itself: equal requests with a limit of nodes or depth get equal
 * answers, and mirror images get mirrored ones.
 *
 * <p>It deepens the search ply by ply until a limit is met or deeper looks are pointless; {@link Tree} does the looking. The memory
 * of the transposition table is allocated with the first request and kept.
 *
 * <p>Not safe for use by several threads.
 */
public final class Search {

    private static final int MAX_DEPTH = 120;
    private static final int WINDOW = 30;
    private static final int NARROW_FROM_DEPTH = 4;
    private static final int OCCURRENCES_THAT_END = 3;

    private final TranspositionTable table;
    private final LongSupplier nanoTime;
    private final Features features;

    /**
     * A search with a table of at most so much memory.
     *
     * @param tableMegabytes 1 to 8192
     * @param nanoTime a clock that never goes back, in nanoseconds
     */
    public Search(int tableMegabytes, LongSupplier nanoTime) {
        this(tableMegabytes, nanoTime, Features.ALL);
    }

    Search(int tableMegabytes, LongSupplier nanoTime, Features features) {
        table = new TranspositionTable(tableMegabytes);
        this.nanoTime = nanoTime;
        this.features = features;
    }

    /**
     * Searches until a limit is met.
     *
     * @param progress hears of every iteration that was completed
     */
    public Analysis run(SearchRequest request, Progress progress) {
        return run(request, progress, Evaluation.of(request.rules()));
    }

    Analysis run(SearchRequest request, Progress progress, Evaluation evaluation) {
        boolean mirrored = Mirror.turns(request.position(), request.before());
        SearchRequest seen = mirrored ? Mirror.of(request) : request;
        return new Run(seen, progress, evaluation, mirrored).answer();
    }

    /** The work on one request. */
    private final class Run {

        private final SearchRequest request;
        private final Progress progress;
        private final Budget budget;
        private final Tree tree;
        private final TableScores endgames;
        private final RootEndgames rootEndgames;
        private final RootMoves roots;
        private final Variations variations;
        private final int occurrences;
        private List<RootMoves.Found> best;
        private int depth;

        Run(SearchRequest request, Progress progress, Evaluation evaluation, boolean mirrored) {
            this.request = request;
            this.progress = progress;
            budget = new Budget(request.limits(), nanoTime);
            table.begin();
            Position position = request.position();
            Map<Long, Integer> counts = new HashMap<>();
            request.before().forEach(earlier -> counts.merge(key(earlier), 1, Integer::sum));
            occurrences = counts.merge(key(position), 1, Integer::sum);
            long[] twice = counts.keySet().stream()
                    .filter(key -> counts.getOrDefault(key, 0) >= OCCURRENCES_THAT_END - 1)
                    .mapToLong(Long::longValue)
                    .toArray();
            endgames = TableScores.of(request, occurred(twice));
            tree = new Tree(request.rules(), evaluation, features, table, endgames, budget, twice);
            variations = new Variations(request, endgames, twice, mirrored);
            Frame root = tree.frames[0];
            root.attackers = FastGenerator.attackers(position);
            root.defenders = FastGenerator.defenders(position);
            root.attackerToMove = position.toMove() == Side.ATTACKER;
            root.key = key(position);
            root.quietPlies = position.quietPlies();
            RootMoves all = new RootMoves(new FastGenerator(request.rules()), root, request.seed());
            boolean covered = endgames.cover(position);
            rootEndgames = new RootEndgames(endgames, request.rules(), evaluation, root, all, covered, twice);
            roots = rootEndgames.open();
            int guess = evaluation.score(root.attackers, root.defenders, root.attackerToMove);
            best = roots.unsearched(Math.min(request.lines(), roots.count()), guess);
        }

        /** The positions of these keys. */
        private List<Position> occurred(long[] keys) {
            return Stream.concat(request.before().stream(), Stream.of(request.position()))
                    .filter(position -> Arrays.stream(keys).anyMatch(key -> key == key(position)))
                    .toList();
        }

        Analysis answer() {
            boolean over = new FastGenerator(request.rules())
                            .outcome(request.position())
                            .decided()
                    || occurrences >= OCCURRENCES_THAT_END;
            if (over) {
                return analysis(List.of(), Analysis.StoppedBy.DECIDED);
            }
            if (roots.count() == 0) {
                return analysis(lines(), Analysis.StoppedBy.DECIDED);
            }
            int most = Math.min(request.limits().depth().orElse(MAX_DEPTH), MAX_DEPTH);
            while (depth < most) {
                boolean complete = iterate(depth + 1);
                if (!complete) {
                    return analysis(lines(), budget.reason());
                }
                depth++;
                List<RootMoves.Found> lines = lines();
                if (decided(lines)) {
                    return analysis(lines, Analysis.StoppedBy.DECIDED);
                }
                progress.improved(analysis(lines, Analysis.StoppedBy.DEPTH));
            }
            return analysis(lines(), Analysis.StoppedBy.DEPTH);
        }

        /** Finds all lines at this depth; false if the budget did not last. */
        private boolean iterate(int plies) {
            List<RootMoves.Found> found = new ArrayList<>();
            for (RootMoves.Found before : List.copyOf(best)) {
                roots.offer(found);
                boolean complete = line(plies, before.score(), found);
                if (!complete) {
                    best = RootMoves.merged(found, best);
                    return false;
                }
            }
            found.sort((a, b) -> Integer.compare(b.score(), a.score()));
            best = found;
            roots.promote(best);
            return true;
        }

        /** Adds the best line among the moves on offer; false if the budget did not last. */
        private boolean line(int plies, int guess, List<RootMoves.Found> found) {
            boolean narrow = plies >= NARROW_FROM_DEPTH && !Score.proven(guess);
            int below = narrow ? WINDOW : 2 * Score.INFINITE;
            int above = below;
            while (true) {
                int alpha = Math.max(guess - below, -Score.INFINITE);
                int beta = Math.min(guess + above, Score.INFINITE);
                int score = tree.root(plies, alpha, beta);
                Frame root = tree.frames[0];
                if (budget.spent()) {
                    boolean sure =
                            root.variationLength > 0 && score > -Score.PROVEN && (score < beta || score > Score.PROVEN);
                    if (sure) {
                        found.add(RootMoves.Found.of(root, score));
                    }
                    return false;
                }
                if (score <= alpha && alpha > -Score.INFINITE) {
                    below = below > 8 * WINDOW ? 2 * Score.INFINITE : 3 * below;
                } else if (score >= beta && beta < Score.INFINITE) {
                    above = above > 8 * WINDOW ? 2 * Score.INFINITE : 3 * above;
                    roots.toFront(root);
                } else {
                    found.add(RootMoves.Found.of(root, score));
                    return true;
                }
            }
        }

        private List<RootMoves.Found> lines() {
            return rootEndgames.merged(best, request.lines());
        }

        /** Whether every line is won or lost, within what was looked at or by a table that covers the position. */
        private boolean decided(List<RootMoves.Found> found) {
            return found.stream()
                    .allMatch(line -> Score.proven(line.score())
                            && (Score.plies(line.score()) <= depth || rootEndgames.settles(line)));
        }

        private Analysis analysis(List<RootMoves.Found> found, Analysis.StoppedBy reason) {
            List<Analysis.Variation> lines =
                    found.stream().map(variations::toVariation).toList();
            return new Analysis(
                    lines,
                    depth,
                    tree.selectiveDepth(),
                    budget.nodes(),
                    Duration.ofNanos(budget.elapsed()),
                    table.use(),
                    endgames.part(),
                    reason);
        }
    }

    private static long key(Position position) {
        return Zobrist.key(
                FastGenerator.attackers(position),
                FastGenerator.defenders(position),
                position.toMove() == Side.ATTACKER);
    }
}
