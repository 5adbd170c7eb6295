package ringo.endgame;

/**
 * What a table knows of a position, as a number, for code that asks millions of times a second; {@link EndgameValue} is the same as
 * a value.
 *
 * <p>{@code n + 1}: the side to move wins in n plies. {@code -(n + 1)}: it loses in n plies. {@link #UNDECIDED}: neither side can
 * force the end. {@link #ABSENT}: no table says. The plies are those to the end of the game when the winner hurries and the loser
 * delays, 0 if it is over.
 */
public final class ProbeCode {

    /** Neither side can force the end of the game; {@link EndgameTables#undecided()} says what that makes of it. */
    public static final int UNDECIDED = 0;

    /** There is no table that holds the position. */
    public static final int ABSENT = Integer.MIN_VALUE;

    /** The longest distance that tables can hold, in plies. */
    static final int MOST_PLIES = Short.MAX_VALUE / 2 - 1;

    private ProbeCode() {}

    /** The side to move wins in so many plies. */
    public static int win(int plies) {
        return plies + 1;
    }

    /** The side to move loses in so many plies. */
    public static int loss(int plies) {
        return -plies - 1;
    }

    /** Whether the side to move wins. */
    public static boolean wins(int code) {
        return code > 0;
    }

    /** Whether the side to move loses. */
    public static boolean loses(int code) {
        return code < 0 && code != ABSENT;
    }

    /** The plies to the end of the game; of a win or loss only. */
    public static int plies(int code) {
        return Math.abs(code) - 1;
    }
}
