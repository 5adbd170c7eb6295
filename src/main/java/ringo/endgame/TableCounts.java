package ringo.endgame;

import java.nio.ByteBuffer;

/**
 * What the entries of one side to move add up to.
 *
 * @param wins how many wins there are
 * @param losses how many losses
 * @param undecided how many that are neither
 * @param longestWin the plies of the longest win, -1 if there is no win
 * @param longestWinIndex the number of the first position with so long a win, -1 if there is none
 */
record TableCounts(long wins, long losses, long undecided, int longestWin, long longestWinIndex) {

    /** How many bytes it takes in a file. */
    static final int BYTES = 4 * Long.BYTES + Integer.BYTES;

    static TableCounts read(ByteBuffer from) {
        return new TableCounts(from.getLong(), from.getLong(), from.getLong(), from.getInt(), from.getLong());
    }

    void write(ByteBuffer to) {
        to.putLong(wins).putLong(losses).putLong(undecided).putInt(longestWin).putLong(longestWinIndex);
    }
}
