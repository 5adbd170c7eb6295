package ringo.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import ringo.endgame.ProbeCode;
import ringo.rules.FastGenerator;
import ringo.rules.RuleSet;

/**
 * What endgame tables say of the moves of the position that is asked about.
 *
 * <p>If tables cover the position, the moves of which they know what comes out are settled and need no search. Of draws those come
 * first after which the greater share of the replies loses. A win or loss that the quiet limit or the game before may spoil is
 * searched; if no proof is found, it counts for an estimate, and the fewer plies it takes the further is that from a draw.
 */
final class RootEndgames {

    /** The estimate of a table's win that may be spoilt, less a centi-attacker a ply. */
    private static final int DOUBTFUL_WIN = 500;

    private static final int LEAST_DOUBTFUL_WIN = 100;

    private final TableScores endgames;
    private final FastGenerator generator;
    private final Evaluation evaluation;
    private final Frame root;
    private final long[] twice;
    private final int quietPlyLimit;
    private final boolean covered;
    private final Frame next = new Frame();
    private final Frame afterReply = new Frame();
    private final RootMoves all;
    private final List<RootMoves.Found> settled = new ArrayList<>();
    private final Set<Integer> settledMoves = new HashSet<>();

    /**
     * @param covered whether tables cover the position
     * @param twice keys of the positions that occurred twice in the game
     */
    RootEndgames(
            TableScores endgames,
            RuleSet rules,
            Evaluation evaluation,
            Frame root,
            RootMoves all,
            boolean covered,
            long[] twice) {
        this.endgames = endgames;
        this.evaluation = evaluation;
        this.root = root;
        this.all = all;
        this.covered = covered;
        this.twice = twice.clone();
        Arrays.sort(this.twice);
        generator = new FastGenerator(rules);
        quietPlyLimit = rules.quietPlyLimit();
        if (covered) {
            settle();
        }
    }

    private record Draw(RootMoves.Found found, double chances, int standing) {}

    private void settle() {
        List<Draw> draws = new ArrayList<>();
        for (RootMoves.Found unsearched : all.unsearched(all.count(), TableScores.UNKNOWN)) {
            int score = score(unsearched.move());
            if (score == TableScores.UNKNOWN) {
                continue;
            }
            settledMoves.add(unsearched.move());
            RootMoves.Found found = new RootMoves.Found(score, unsearched.line());
            if (score == Score.DRAW) {
                draws.add(draw(found));
            } else {
                settled.add(found);
            }
        }
        draws.sort(Comparator.comparingDouble(Draw::chances)
                .thenComparingInt(Draw::standing)
                .reversed());
        draws.forEach(draw -> settled.add(draw.found()));
        settled.sort(Comparator.comparingInt(RootMoves.Found::score).reversed());
    }

    /** The move with the share of the replies that lose, and what the position after it is worth by its looks. */
    private Draw draw(RootMoves.Found found) {
        root.play(found.move(), next);
        int count = generator.generate(next.attackers, next.defenders, next.attackerToMove, next.moves, 0);
        int losing = 0;
        for (int i = 0; i < count; i++) {
            next.play(next.moves[i], afterReply);
            int code = endgames.code(afterReply);
            losing += ProbeCode.wins(code) ? 1 : 0;
        }
        int standing = -evaluation.score(next.attackers, next.defenders, next.attackerToMove);
        return new Draw(found, count == 0 ? 0 : (double) losing / count, standing);
    }

    /** The moves that are left for the search. */
    RootMoves open() {
        return settledMoves.isEmpty() ? all : all.without(settledMoves);
    }

    boolean settles(RootMoves.Found line) {
        return settledMoves.contains(line.move());
    }

    /**
     * The best lines of all moves.
     *
     * @param searched those that the search found, the best one first
     */
    List<RootMoves.Found> merged(List<RootMoves.Found> searched, int lines) {
        if (!endgames.present()) {
            return searched;
        }
        Set<Integer> known = new HashSet<>(settledMoves);
        searched.forEach(line -> known.add(line.move()));
        Stream<RootMoves.Found> rest = all.unsearched(covered ? all.count() : 0, TableScores.UNKNOWN).stream()
                .filter(line -> !known.contains(line.move()))
                .map(this::judged)
                .filter(line -> line.score() != TableScores.UNKNOWN);
        return Stream.of(settled.stream(), searched.stream().map(this::judged), rest)
                .flatMap(lists -> lists)
                .sorted(Comparator.comparingInt(RootMoves.Found::score).reversed())
                .limit(lines)
                .toList();
    }

    /** The line with the score that the tables give its first move, if they know better than the search. */
    private RootMoves.Found judged(RootMoves.Found line) {
        int score = score(line.move());
        if (score == TableScores.UNKNOWN) {
            score = doubtful(line);
        }
        return score == line.score() ? line : new RootMoves.Found(score, List.of(line.move()));
    }

    /** The score of a line of which a table says what need not hold. */
    private int doubtful(RootMoves.Found line) {
        root.play(line.move(), next);
        int code = endgames.code(next);
        boolean searched = line.score() != TableScores.UNKNOWN;
        boolean known = code != ProbeCode.ABSENT && !recurs(next) && next.quietPlies < quietPlyLimit;
        if (!known || (searched && Score.proven(line.score())) || (!searched && code == ProbeCode.UNDECIDED)) {
            return line.score();
        }
        if (code == ProbeCode.UNDECIDED) {
            return root.attackerToMove ? Math.min(line.score(), -1) : Math.max(line.score(), 1);
        }
        int win = Math.max(LEAST_DOUBTFUL_WIN, DOUBTFUL_WIN - ProbeCode.plies(code));
        return ProbeCode.loses(code) ? win : -win;
    }

    /** The score of a move by the tables alone, from the point of view of the side that makes it, or {@link TableScores#UNKNOWN}. */
    private int score(int move) {
        root.play(move, next);
        int score = recurs(next) ? TableScores.UNKNOWN : endgames.score(next, 1);
        return score == TableScores.UNKNOWN ? score : -score;
    }

    /** Whether a repetition ends the game there. */
    private boolean recurs(Frame frame) {
        return Arrays.binarySearch(twice, frame.key) >= 0;
    }
}
