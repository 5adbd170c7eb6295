package ringo.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ringo.endgame.EndgameTables;
import ringo.endgame.EndgameValue;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;

/** A line in which the winner hurries and the loser delays, by what endgame tables know. */
public final class BestPlay {

    private BestPlay() {}

    /**
     * The moves to the end of the game from a position that is won or lost; of equally good ones the first in the order of moves.
     * It ends early where no table knows the position.
     */
    public static List<Move> from(EndgameTables tables, Position start) {
        FastGenerator generator = new FastGenerator(tables.rules());
        List<Move> moves = new ArrayList<>();
        Position position = start;
        Optional<Move> best = best(tables, generator, position);
        while (best.isPresent()) {
            moves.add(best.get());
            position = position.after(best.get()).afresh();
            best = best(tables, generator, position);
        }
        return moves;
    }

    private static Optional<Move> best(EndgameTables tables, FastGenerator generator, Position position) {
        Optional<EndgameValue> value = tables.probe(position);
        if (value.isEmpty() || value.get().kind() == EndgameValue.Kind.UNDECIDED) {
            return Optional.empty();
        }
        Optional<Move> best = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (Move move : generator.legalMoves(position)) {
            int rank = tables.probeAfter(position, move).map(BestPlay::rank).orElse(Integer.MAX_VALUE);
            if (rank < least) {
                least = rank;
                best = Optional.of(move);
            }
        }
        return best;
    }

    /** Less is better for whoever has moved: the other side's quick losses, slow losses, undecided positions, slow wins. */
    static int rank(EndgameValue after) {
        return switch (after.kind()) {
            case LOSS -> after.plies() - Short.MAX_VALUE;
            case UNDECIDED -> 0;
            case WIN -> Short.MAX_VALUE - after.plies();
        };
    }
}
