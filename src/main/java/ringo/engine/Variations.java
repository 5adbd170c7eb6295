package ringo.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.endgame.ProbeCode;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.Side;

/** Turns what the search found into what its caller reads. */
final class Variations {

    /** The search knows an end that is so near without playing it out. */
    private static final int KNOWN_PLIES = 2;

    /** No line is told further, in plies. */
    private static final int MOST_TOLD = 256;

    private final SearchRequest request;
    private final TableScores endgames;
    private final FastGenerator generator;
    private final long[] occurredTwice;
    private final boolean mirrored;

    /** @param mirrored whether the request was mirrored for the search, and the answer is to be mirrored back */
    Variations(SearchRequest request, TableScores endgames, long[] occurredTwice, boolean mirrored) {
        this.request = request;
        this.endgames = endgames;
        this.occurredTwice = occurredTwice.clone();
        this.mirrored = mirrored;
        generator = new FastGenerator(request.rules());
        Arrays.sort(this.occurredTwice);
    }

    Analysis.Variation toVariation(RootMoves.Found found) {
        Position position = request.position();
        List<Move> line = new ArrayList<>();
        for (int packed : found.line()) {
            Optional<Move> move = generator.legalMoves(position).stream()
                    .filter(legal -> pack(legal) == packed)
                    .findFirst();
            if (move.isEmpty()) {
                break;
            }
            line.add(move.get());
            position = position.after(move.get());
        }
        Value value = value(found, request.position().after(line.get(0)));
        if (value.result() == Result.ATTACKER_WINS || value.result() == Result.DEFENDER_WINS) {
            position = follow(position, value, line);
            int left = value.plies() - line.size();
            if (left <= KNOWN_PLIES) {
                playOut(position, left, line);
            }
        }
        List<Move> seen = mirrored ? line.stream().map(Move::mirror).toList() : line;
        return new Analysis.Variation(seen.get(0), value, seen);
    }

    private Value value(RootMoves.Found found, Position after) {
        int score = found.score();
        Side side = request.position().toMove();
        boolean recurs = recurs(after);
        Optional<Value.TableValue> table = recurs ? Optional.empty() : endgames.said(after);
        if (table.isPresent()
                && endgames.holds(after)
                && !endgames.mayBeSooner(table.get().result())) {
            return new Value.Exact(table.get().result(), table.get().plies());
        }
        if (Score.proven(score)) {
            return new Value.Proven(Result.winFor(score > 0 ? side : side.opponent()), Score.plies(score));
        }
        if (score == Score.DRAW && recurs && request.rules().repetition() == Repetition.DRAW) {
            return new Value.Proven(Result.DRAW, 1);
        }
        Value.Estimate estimate =
                Value.Estimate.of(Math.max(-Score.MOST_ESTIMATE, Math.min(score, Score.MOST_ESTIMATE)));
        return table.isPresent() ? estimate.withTable(table.get()) : estimate;
    }

    /** Whether the position occurred twice in the game before. */
    private boolean recurs(Position position) {
        long key = Zobrist.key(
                FastGenerator.attackers(position),
                FastGenerator.defenders(position),
                position.toMove() == Side.ATTACKER);
        return Arrays.binarySearch(occurredTwice, key) >= 0;
    }

    /** Adds the moves of best play, as far as tables know that it ends as was found. */
    private Position follow(Position from, Value value, List<Move> line) {
        Position position = from;
        while (line.size() < Math.min(value.plies(), MOST_TOLD)) {
            int left = value.plies() - line.size();
            boolean wins = value.result() == Result.winFor(position.toMove());
            int wanted = wins ? ProbeCode.win(left) : ProbeCode.loss(left);
            if (!endgames.cover(position) || endgames.code(position) != wanted) {
                return position;
            }
            int next = wins ? ProbeCode.loss(left - 1) : ProbeCode.win(left - 1);
            Position at = position;
            Optional<Move> best = generator.legalMoves(position).stream()
                    .filter(move -> endgames.code(at.after(move)) == next)
                    .findFirst();
            if (best.isEmpty()) {
                return position;
            }
            line.add(best.get());
            position = position.after(best.get());
        }
        return position;
    }

    /** Adds the moves of best play to an end that is at most so many plies away. */
    private void playOut(Position from, int plies, List<Move> line) {
        Position position = from;
        for (int left = plies; left > 0 && !generator.outcome(position).decided(); left--) {
            Move best = Move.PASS;
            int bestScore = -Score.INFINITE;
            for (Move move : generator.legalMoves(position)) {
                int score = -score(position.after(move), left - 1);
                if (score > bestScore) {
                    bestScore = score;
                    best = move;
                }
            }
            line.add(best);
            position = position.after(best);
        }
    }

    /** By plain minimax, from the point of view of the side to move; 0 if the game is not over by then. */
    private int score(Position position, int plies) {
        Result result = generator.outcome(position).result();
        if (result == Result.ONGOING && plies > 0) {
            return generator.legalMoves(position).stream()
                    .mapToInt(move -> -score(position.after(move), plies - 1))
                    .max()
                    .orElseThrow();
        }
        if (result == Result.ONGOING || result == Result.DRAW) {
            return 0;
        }
        return result == Result.winFor(position.toMove()) ? 1 + plies : -1 - plies;
    }

    private static int pack(Move move) {
        return PackedMove.pack(
                move.from().map(Cell::index).orElse(PackedMove.NONE), number(move.to()), number(move.captured()));
    }

    private static int number(Optional<Place> place) {
        return place.map(at -> at instanceof Cell cell ? cell.index() : PackedMove.CASTLE)
                .orElse(PackedMove.NONE);
    }
}
