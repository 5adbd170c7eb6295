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
     * The moves to the end of the game from a position that is won or lost; of equally good ones the first in the order of moves. Every
     * move brings the end a ply nearer: where tables know no such move, since one is missing, the line ends early.
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
        EndgameValue.Kind after =
                value.get().kind() == EndgameValue.Kind.WIN ? EndgameValue.Kind.LOSS : EndgameValue.Kind.WIN;
        Optional<EndgameValue> nearer =
                Optional.of(new EndgameValue(after, value.get().plies() - 1));
        return generator.legalMoves(position).stream()
                .filter(move -> tables.probeAfter(position, move).equals(nearer))
                .findFirst();
    }
}
