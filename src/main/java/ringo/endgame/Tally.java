package ringo.endgame;

/** Counts entries of one side to move, in their order. */
final class Tally {

    private long wins;
    private long losses;
    private long undecided;
    private int longestCode;
    private long longestIndex = -1;

    /** Counts the entry of the position of this number. */
    void add(int code, long index) {
        if (code == ProbeCode.UNDECIDED) {
            undecided++;
        } else if (code < 0) {
            losses++;
        } else {
            wins++;
            if (code > longestCode) {
                longestCode = code;
                longestIndex = index;
            }
        }
    }

    TableCounts counts() {
        return new TableCounts(wins, losses, undecided, longestCode - 1, longestIndex);
    }
}
