package ringo.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import ringo.board.CellSet;
import ringo.engine.Analysis;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.engine.Value;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * Finds starting positions from which equal players score between 30 and 70 % each, for the {@link Book}.
 *
 * <p>A candidate is the usual start or a change of it, fewer attackers or other places on the outer rings for them and on the inner
 * ones for the defenders, and up to 16 plies of play from there, at random or by short searches. It is taken further if it is quiet, no side
 * can capture or enter the castle, and a short search expects an even game. Then the search plays itself, with as many nodes a move for
 * both sides, other numbers and seeds in every game: 4 games, then up to 12, for as long as the score is not too far off.
 *
 * <p>Arguments: preset, openings wanted, seconds at most, seed. The openings that the book has stay; with a fifth argument they are
 * measured anew first, and stay if they are still even.
 */
final class Openings {

    private static final int LEAST_NODES = 800;
    private static final int MOST_NODES = 2400;
    private static final int FILTER_NODES = 2000;
    private static final int GAMES = 12;
    private static final int DRAWN_FROM_QUIET_PLIES = 40;

    /** After so many games the score must be within this of one half; the last is for all games. */
    private static final int[] LOOKS = {4, 8, GAMES};

    private static final double[] MARGINS = {0.38, 0.26, 0.18};
    private static final double MOST_DRAWN = 0.75;

    /** How far from the {@link #centre} a candidate's expected score may be. */
    private static final double WIDTH = 0.12;

    private static final double ADAPTION = 0.02;
    private static final int LEAST_PIECES = 8;
    private static final int LEAST_ATTACKERS = 4;

    private final Preset preset;
    private final RuleSet rules;
    private final FastGenerator generator;
    private final SplittableRandom random;
    private final Search search = new Search(4, System::nanoTime);
    private final Set<Position> seen = new HashSet<>();
    private final List<Book.Opening> found = new ArrayList<>();

    /** The attacker's score that a short search expects of an even position: one half, but for what the games teach. */
    private double centre = 0.5;

    private Openings(Preset preset, long seed) {
        this.preset = preset;
        rules = preset.rules();
        generator = new FastGenerator(rules);
        random = new SplittableRandom(seed);
    }

    public static void main(String[] args) {
        Preset preset = Preset.named(args[0]).orElseThrow();
        long end =
                System.nanoTime() + Duration.ofSeconds(Long.parseLong(args[2])).toNanos();
        new Openings(preset, Long.parseLong(args[3])).run(Integer.parseInt(args[1]), end, args.length > 4);
    }

    private void run(int wanted, long end, boolean anew) {
        int tried = 0;
        for (Book.Opening before : Book.read(preset)) {
            seen.add(before.position().canonical());
            if (anew) {
                measure(before.position());
            } else {
                found.add(before);
            }
        }
        while (found.size() < wanted && System.nanoTime() < end) {
            Position candidate = candidate();
            if (promising(candidate) && seen.add(candidate.canonical())) {
                tried++;
                measure(candidate);
            }
        }
        List<String> header = List.of(
                "Starting positions of " + preset.text()
                        + " that equal players split: position; attacker's score; games.",
                "Made by ringo.arena.Openings: the search against itself at " + LEAST_NODES + " to " + MOST_NODES
                        + " nodes a move,",
                "the same for both sides of a game, " + GAMES + " games each; src/docs/engine.md says more.");
        Book.write(preset, header, found);
        System.out.println(preset.text() + ": " + found.size() + " openings, " + tried + " new ones tried");
    }

    private Position candidate() {
        Position position = random.nextInt(3) == 0 ? rules.start() : changedStart();
        int plies = random.nextInt(17);
        boolean played = random.nextBoolean();
        for (int ply = 0; ply < plies; ply++) {
            List<Move> moves = generator.legalMoves(position);
            if (moves.isEmpty()) {
                break;
            }
            boolean anyMove = !played || random.nextInt(3) == 0;
            position = position.after(anyMove ? moves.get(random.nextInt(moves.size())) : best(position, 200));
        }
        return position;
    }

    private Position changedStart() {
        int attackers = attackers();
        long outer = 0;
        while (Long.bitCount(outer) < attackers) {
            int ring = 5 - Math.max(0, random.nextInt(4) - 1);
            outer |= 1L << 8 * ring + (random.nextInt(8) == 0 ? 0 : random.nextInt(1, 8));
        }
        long inner = 0;
        int defenders = random.nextInt(8) == 0 ? 3 : 4;
        while (Long.bitCount(inner) < defenders) {
            inner |= 1L << 8 * Math.max(0, random.nextInt(4) - 1) + random.nextInt(8);
        }
        Side toMove = random.nextBoolean() ? Side.ATTACKER : Side.DEFENDER;
        return new Position(new CellSet(outer), new CellSet(inner & ~outer), 0, toMove, 0, 1);
    }

    /** How many attackers, the likelier the more openings there are with so many. */
    private int attackers() {
        int least = Math.max(LEAST_ATTACKERS, rules.defenderWinsAt() + 2);
        if (found.isEmpty() || random.nextInt(3) == 0) {
            return random.nextInt(least, Position.MAX_ATTACKERS + 1);
        }
        return Math.max(
                least, found.get(random.nextInt(found.size())).position().attackersLeft());
    }

    private Move best(Position position, long nodes) {
        SearchRequest request =
                SearchRequest.of(rules, position, Limits.NONE.withNodes(nodes)).withSeed(random.nextLong());
        return search.run(request, Progress.NONE).lines().get(0).move();
    }

    private boolean promising(Position position) {
        if (generator.outcome(position).decided() || position.occupied().size() < LEAST_PIECES || !quiet(position)) {
            return false;
        }
        return near(position, FILTER_NODES / 10, 2 * WIDTH) && near(position, FILTER_NODES, WIDTH);
    }

    /** Whether a search of so many nodes expects about what it expects of even positions. */
    private boolean near(Position position, long nodes, double width) {
        SearchRequest request = SearchRequest.of(rules, position, Limits.NONE.withNodes(nodes));
        Value value = search.run(request, Progress.NONE).lines().get(0).value();
        if (value instanceof Value.Estimate estimate) {
            boolean attacking = position.toMove() == Side.ATTACKER;
            double expected = attacking ? estimate.expectedScore() : 1 - estimate.expectedScore();
            return Math.abs(expected - centre) < width;
        }
        return false;
    }

    private boolean quiet(Position position) {
        long attackers = FastGenerator.attackers(position);
        long defenders = FastGenerator.defenders(position);
        int[] moves = new int[FastGenerator.MOST_MOVES];
        return attackers >>> PackedMove.CASTLE == 0
                && generator.generateForcing(attackers, defenders, true, moves, 0) == 0
                && generator.generateForcing(attackers, defenders, false, moves, 0) == 0;
    }

    /** Plays the games, and keeps the position if they come out even. */
    private void measure(Position position) {
        double score = 0;
        int drawn = 0;
        int games = 0;
        for (int look = 0; look < LOOKS.length; look++) {
            for (; games < LOOKS[look]; games++) {
                double game = game(position);
                score += game;
                drawn += game == 0.5 ? 1 : 0;
            }
            if (Math.abs(score / games - 0.5) > MARGINS[look] || drawn > MOST_DRAWN * games + 2) {
                centre -= ADAPTION * (score / games - 0.5);
                return;
            }
        }
        found.add(new Book.Opening(position, score / games, games));
    }

    /**
     * The attacker's score in a game of the search against itself. It ends once the search proves a result, and is a draw after so
     * many quiet plies that no side seems to get on.
     */
    private double game(Position start) {
        Limits limits = Limits.NONE.withNodes(random.nextLong(LEAST_NODES, MOST_NODES));
        List<Position> before = new ArrayList<>();
        Position position = start;
        while (position.quietPlies() < DRAWN_FROM_QUIET_PLIES) {
            SearchRequest request = new SearchRequest(rules, position, before, limits, 1, random.nextLong());
            List<Analysis.Variation> lines = search.run(request, Progress.NONE).lines();
            if (lines.isEmpty()) {
                return Game.score(generator.outcome(position).result());
            }
            if (lines.get(0).value() instanceof Value.Proven proven) {
                return Game.score(proven.result());
            }
            before.add(position);
            position = position.after(lines.get(0).move());
        }
        return 0.5;
    }
}
