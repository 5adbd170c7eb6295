package ringo.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import ringo.endgame.EndgameTables;
import ringo.endgame.EndgameValue;
import ringo.notation.MoveText;
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
            Position after = position.after(best.get());
            position =
                    new Position(after.attackers(), after.defenders(), after.castle(), after.toMove(), 0, after.turn());
            best = best(tables, generator, position);
        }
        return moves;
    }

    /** The same line as texts. */
    public static List<String> texts(EndgameTables tables, Position start) {
        FastGenerator generator = new FastGenerator(tables.rules());
        List<String> texts = new ArrayList<>();
        Position position = start;
        for (Move move : from(tables, start)) {
            texts.add(MoveText.write(move, move.ambiguousAmong(generator.legalMoves(position))));
            position = position.after(move);
        }
        return texts;
    }

    private static Optional<Move> best(EndgameTables tables, FastGenerator generator, Position position) {
        Optional<EndgameValue> value = tables.probe(position);
        if (value.isEmpty() || value.get().kind() == EndgameValue.Kind.UNDECIDED) {
            return Optional.empty();
        }
        return generator.legalMoves(position).stream()
                .filter(move -> tables.probeAfter(position, move).isPresent())
                .min(Comparator.comparingInt(
                        move -> rank(tables.probeAfter(position, move).orElseThrow())));
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
