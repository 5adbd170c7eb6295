package ringo.rules;

import java.util.Optional;

/**
 * How a game stands, and why it ended.
 *
 * @param result the result
 * @param reason why the game is over; empty while it is not
 */
public record Outcome(Result result, Optional<Reason> reason) {

    /** The game goes on. */
    public static final Outcome ONGOING = new Outcome(Result.ONGOING, Optional.empty());

    /** The rule by which a game ended, in the order in which they are checked. */
    public enum Reason {
        /** Two attackers are in the castle. */
        CASTLE_TAKEN,
        /** An attacker in the castle survived the defender's reply. */
        CASTLE_HELD,
        /** Too few attackers are left. */
        ATTACKERS_REDUCED,
        /** No defender is left. */
        NO_DEFENDERS,
        /** The side to move has no legal move. */
        NO_MOVES,
        /** The position occurred for the third time. */
        REPETITION,
        /** Too many plies passed without capture or inward attacker move. */
        QUIET_LIMIT
    }

    /** The game ended by this reason. */
    static Outcome ended(Result result, Reason reason) {
        return new Outcome(result, Optional.of(reason));
    }

    /** Whether the game is over. */
    public boolean decided() {
        return result != Result.ONGOING;
    }
}
