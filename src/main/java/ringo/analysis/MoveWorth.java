package ringo.analysis;

import java.util.Comparator;
import java.util.Optional;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.Side;

/**
 * What a move is worth to who makes it.
 *
 * @param standing from {@link #WON} to {@link #LOST}, or {@link #UNKNOWN}; 0 for a draw. Where nobody can force the end and {@link
 *     Repetition} makes that the defender's win, it is one less than a forced win to the defender, and one more than a forced loss to the
 *     attacker
 * @param plies to the end of the game, the move's own included; 0 where it is not forced
 * @param exact whether it holds whatever the quiet limit and the repetitions so far may do to it
 */
record MoveWorth(int standing, int plies, boolean exact) {

    static final int WON = 2;
    static final int LOST = -2;
    static final int UNKNOWN = -3;

    /**
     * The best first: wins, what is not forced, losses, what is unknown; quick wins and slow losses first; of equal ones the wins that
     * are exact and the losses that are not.
     */
    static final Comparator<MoveWorth> BEST_FIRST = Comparator.comparingInt(MoveWorth::standing)
            .reversed()
            .thenComparingInt(worth -> worth.standing() > 0 ? worth.plies() : -worth.plies())
            .thenComparing(worth -> worth.standing() > 0 != worth.exact());

    /** What this knowledge of the game with the move is worth to the side that moves. */
    static MoveWorth of(Optional<Endgames.Knowledge> knowledge, Side mover) {
        if (knowledge.isEmpty()) {
            return new MoveWorth(UNKNOWN, 0, false);
        }
        Endgames.Knowledge known = knowledge.get();
        if (known.result() == Result.DRAW) {
            return new MoveWorth(0, 0, known.exact());
        }
        int plies = known.plies().orElse(0);
        int standing = plies > 0 ? WON : WON - 1;
        return new MoveWorth(known.result() == Result.winFor(mover) ? standing : -standing, plies, known.exact());
    }
}
