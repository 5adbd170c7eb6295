package ringo.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import ringo.board.Cell;
import ringo.board.Place;
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

    private final SearchRequest request;
    private final FastGenerator generator;
    private final long[] occurredTwice;
    private final boolean mirrored;

    /** @param mirrored whether the request was mirrored for the search, and the answer is to be mirrored back */
    Variations(SearchRequest request, long[] occurredTwice, boolean mirrored) {
        this.request = request;
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
        if (value instanceof Value.Proven proven && proven.result() != Result.DRAW) {
            int left = proven.plies() - line.size();
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
        if (Score.proven(score)) {
            return new Value.Proven(Result.winFor(score > 0 ? side : side.opponent()), Score.plies(score));
        }
        if (score == Score.DRAW && drawnByTheGame(after)) {
            return new Value.Proven(Result.DRAW, 1);
        }
        return Value.Estimate.of(Math.max(-Score.MOST_ESTIMATE, Math.min(score, Score.MOST_ESTIMATE)));
    }

    /** Whether the game ends here because the position occurred twice in it before. */
    private boolean drawnByTheGame(Position position) {
        long key = Zobrist.key(
                FastGenerator.attackers(position),
                FastGenerator.defenders(position),
                position.toMove() == Side.ATTACKER);
        return request.rules().repetition() == Repetition.DRAW && Arrays.binarySearch(occurredTwice, key) >= 0;
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
