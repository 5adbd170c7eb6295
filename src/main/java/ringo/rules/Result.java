package ringo.rules;

/** How a game stands. */
public enum Result {
    ONGOING,
    ATTACKER_WINS,
    DEFENDER_WINS,
    DRAW;

    /** The win of this side. */
    public static Result winFor(Side side) {
        return side == Side.ATTACKER ? ATTACKER_WINS : DEFENDER_WINS;
    }
}
