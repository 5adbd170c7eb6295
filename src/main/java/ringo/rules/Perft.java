package ringo.rules;

import java.util.List;

/**
 * Counts the move sequences of a given length: two move generators that agree on it agree on the rules.
 *
 * <p>A sequence counts if it has exactly that length; a game that ends earlier contributes nothing. Repetition and quiet plies
 * are left out of account. There is one sequence of length 0.
 */
public final class Perft {

    private Perft() {}

    /** Counts by the definition, playing every move on a {@link Position} and asking the generator for the next ones. */
    public static long plain(MoveGenerator generator, Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        List<Move> moves = generator.legalMoves(withoutQuietPlies(position));
        if (depth == 1) {
            return moves.size();
        }
        long leaves = 0;
        for (Move move : moves) {
            leaves += plain(generator, position.after(move), depth - 1);
        }
        return leaves;
    }

    private static Position withoutQuietPlies(Position position) {
        return new Position(
                position.attackers(), position.defenders(), position.castle(), position.toMove(), 0, position.turn());
    }

    /** Counts on bits; the moves of the last ply are counted without being listed or played. */
    public static long fast(FastGenerator generator, Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long attackers = FastGenerator.attackers(position);
        long defenders = FastGenerator.defenders(position);
        boolean attackerToMove = position.toMove() == Side.ATTACKER;
        if (depth == 1) {
            return generator.count(attackers, defenders, attackerToMove);
        }
        int[] moves = new int[depth * FastGenerator.MOST_MOVES];
        return attackerToMove
                ? afterAttackers(generator, attackers, defenders, depth, moves, 0)
                : afterDefenders(generator, attackers, defenders, depth, moves, 0);
    }

    private static long afterAttackers(
            FastGenerator generator, long attackers, long defenders, int depth, int[] moves, int offset) {
        int end = generator.generate(attackers, defenders, true, moves, offset);
        long leaves = 0;
        for (int i = offset; i < end; i++) {
            long attackersThen = PackedMove.mover(attackers, moves[i]);
            long defendersThen = PackedMove.opponent(defenders, moves[i]);
            leaves += depth == 2
                    ? generator.count(attackersThen, defendersThen, false)
                    : afterDefenders(generator, attackersThen, defendersThen, depth - 1, moves, end);
        }
        return leaves;
    }

    private static long afterDefenders(
            FastGenerator generator, long attackers, long defenders, int depth, int[] moves, int offset) {
        int end = generator.generate(attackers, defenders, false, moves, offset);
        long leaves = 0;
        for (int i = offset; i < end; i++) {
            long attackersThen = PackedMove.opponent(attackers, moves[i]);
            long defendersThen = PackedMove.mover(defenders, moves[i]);
            leaves += depth == 2
                    ? generator.count(attackersThen, defendersThen, true)
                    : afterAttackers(generator, attackersThen, defendersThen, depth - 1, moves, end);
        }
        return leaves;
    }
}
