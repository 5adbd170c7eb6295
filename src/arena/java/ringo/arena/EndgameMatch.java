package ringo.arena;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.endgame.EndgameTables;
import ringo.engine.Analysis;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.engine.Value;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * The engine with endgame tables against itself without, in pairs of games from one random position of so many pieces, in which the
 * two change sides.
 *
 * <p>Arguments: folder of the tables, preset, pieces of the positions, pairs, nodes a move, seed. A position is one in which
 * nothing can be captured and no castle entered, and of which a search expects neither side to have won. It also counts the games in
 * which the side with tables got less than a table had promised it on the way: there must be none.
 */
final class EndgameMatch {

    private static final int TABLE_MEGABYTES = 16;
    private static final double LEAST_EVEN = 0.2;

    private final EndgameTables tables;
    private final RuleSet rules;
    private final FastGenerator generator;
    private final Limits limits;
    private final SplittableRandom random;
    private final Search search = new Search(TABLE_MEGABYTES, new CpuClock());
    private double promised;
    private int broken;

    private EndgameMatch(EndgameTables tables, long nodes, long seed) {
        this.tables = tables;
        rules = tables.rules();
        generator = new FastGenerator(rules);
        limits = Limits.NONE.withNodes(nodes);
        random = new SplittableRandom(seed);
    }

    public static void main(String[] arguments) {
        RuleSet rules = Preset.named(arguments[1]).orElseThrow().rules();
        EndgameTables tables = EndgameTables.open(Path.of(arguments[0]), rules, Long.MAX_VALUE);
        EndgameMatch match = new EndgameMatch(tables, Long.parseLong(arguments[4]), Long.parseLong(arguments[5]));
        int pieces = Integer.parseInt(arguments[2]);
        int pairs = Integer.parseInt(arguments[3]);
        Standing standing = new Standing();
        Preset preset = Preset.named(arguments[1]).orElseThrow();
        for (int pair = 0; pair < pairs; pair++) {
            Position start = match.start(pieces);
            double attacking = match.play(start, Side.ATTACKER);
            standing.add(preset, attacking, match.play(start, Side.DEFENDER));
        }
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %d | %s | %d | %s | %d |%n",
                arguments[1],
                tables.mostPieces(),
                pieces,
                arguments[4],
                pairs,
                standing.of(preset),
                match.broken);
    }

    /** The points of the side with tables. */
    private double play(Position start, Side withTables) {
        promised = 0;
        Player with = (rules, position, before) -> {
            SearchRequest request = new SearchRequest(rules, position, before, limits, 1, random.nextLong())
                    .withTables(Optional.of(tables));
            Analysis.Variation best = search.run(request, Progress.NONE).lines().get(0);
            if (best.value().decided()) {
                promised = Math.max(promised, points(best.value().result(), withTables));
            }
            return best.move();
        };
        Player without = Players.engine(search, limits, random);
        double attacker = withTables == Side.ATTACKER
                ? Game.play(rules, start, with, without)
                : Game.play(rules, start, without, with);
        double points = withTables == Side.ATTACKER ? attacker : 1 - attacker;
        broken += points < promised ? 1 : 0;
        return points;
    }

    private static double points(Result result, Side side) {
        return result == Result.DRAW ? 0.5 : result == Result.winFor(side) ? 1 : 0;
    }

    private Position start(int pieces) {
        while (true) {
            Position position = scattered(pieces);
            boolean calm = !generator.outcome(position).decided()
                    && generator.legalMoves(position).stream().allMatch(EndgameMatch::calm);
            if (calm && even(position)) {
                return position;
            }
        }
    }

    private static boolean calm(Move move) {
        return move.captured().isEmpty()
                && move.to().filter(Cell.class::isInstance).isPresent();
    }

    private boolean even(Position position) {
        SearchRequest request = SearchRequest.of(rules, position, limits);
        Value value = search.run(request, Progress.NONE).lines().get(0).value();
        return value instanceof Value.Estimate estimate
                && estimate.expectedScore() >= LEAST_EVEN
                && estimate.expectedScore() <= 1 - LEAST_EVEN;
    }

    private Position scattered(int pieces) {
        int defenders = random.nextInt(2, Position.MAX_DEFENDERS + 1);
        CellSet attacking = CellSet.EMPTY;
        CellSet defending = CellSet.EMPTY;
        while (attacking.size() + defending.size() < pieces) {
            Cell cell = Cell.all().get(random.nextInt(Cell.all().size()));
            boolean free = !attacking.contains(cell) && !defending.contains(cell) && !cell.neutralZone();
            if (free && defending.size() < defenders) {
                defending = defending.with(cell);
            } else if (free) {
                attacking = attacking.with(cell);
            }
        }
        return new Position(attacking, defending, 0, random.nextBoolean() ? Side.ATTACKER : Side.DEFENDER, 0, 1);
    }
}
