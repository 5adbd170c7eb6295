package ringo.rules;

import java.util.Optional;

/**
 * How a game between players stands, and why it is over: by the rules as in {@link Outcome}, by what a player did, by the clock, or
 * because it came to nothing.
 *
 * @param result the result
 * @param reason why the game is over; empty while it is not
 */
public record GameOutcome(Result result, Optional<Reason> reason) {

    /** The game goes on, or has not begun. */
    public static final GameOutcome ONGOING = new GameOutcome(Result.ONGOING, Optional.empty());

    /** The results, those of the rules and one more. */
    public enum Result {
        ONGOING,
        ATTACKER_WINS,
        DEFENDER_WINS,
        DRAW,
        /** The game came to nothing. */
        NO_RESULT
    }

    /** Why a game is over: the reasons of the rules, then those of players and clocks. */
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
        QUIET_LIMIT,
        /** A player gave up. */
        RESIGNATION,
        /** The players agreed on a draw. */
        AGREEMENT,
        /** The side to move missed its deadline. */
        TIMEOUT,
        /** A player called the game off before the second move. */
        ABORTED,
        /** The invited player did not want to play. */
        DECLINED,
        /** Whoever offered the game took it back. */
        CANCELLED;

        /** Whether a game that is over for this reason can have this result. */
        private boolean fits(Result result) {
            return switch (this) {
                case CASTLE_TAKEN, CASTLE_HELD, NO_DEFENDERS -> result == Result.ATTACKER_WINS;
                case ATTACKERS_REDUCED -> result == Result.DEFENDER_WINS;
                case NO_MOVES, RESIGNATION, TIMEOUT -> result == Result.ATTACKER_WINS || result == Result.DEFENDER_WINS;
                case REPETITION -> result == Result.DRAW || result == Result.DEFENDER_WINS;
                case QUIET_LIMIT, AGREEMENT -> result == Result.DRAW;
                case ABORTED, DECLINED, CANCELLED -> result == Result.NO_RESULT;
            };
        }
    }

    /** @throws IllegalArgumentException if a game cannot have ended like that */
    public GameOutcome {
        if (!possible(result, reason)) {
            throw new IllegalArgumentException("no game ends as " + result + " by " + reason);
        }
    }

    /** Whether a game can stand or have ended like that. */
    public static boolean possible(Result result, Optional<Reason> reason) {
        return reason.isPresent() ? reason.get().fits(result) : result == Result.ONGOING;
    }

    /** What the rules say. */
    public static GameOutcome of(Outcome outcome) {
        return new GameOutcome(
                Result.valueOf(outcome.result().name()), outcome.reason().map(reason -> Reason.valueOf(reason.name())));
    }

    /** This side has lost, for this reason. */
    public static GameOutcome lostBy(Side side, Reason reason) {
        return new GameOutcome(
                side == Side.ATTACKER ? Result.DEFENDER_WINS : Result.ATTACKER_WINS, Optional.of(reason));
    }

    /** The players agreed on a draw. */
    public static GameOutcome agreed() {
        return new GameOutcome(Result.DRAW, Optional.of(Reason.AGREEMENT));
    }

    /** The game came to nothing, for this reason. */
    public static GameOutcome nothing(Reason reason) {
        return new GameOutcome(Result.NO_RESULT, Optional.of(reason));
    }

    /** Whether the game is over. */
    public boolean decided() {
        return result != Result.ONGOING;
    }
}
