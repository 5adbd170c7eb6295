package ringo.endgame;

import java.util.Optional;
import ringo.rules.Position;

/**
 * What is in a table.
 *
 * @param material the pieces of its positions
 * @param bytes the size of its file
 * @param entryBytes the size of an entry, 1 or 2
 * @param attackerToMove the positions with the attacker to move
 * @param defenderToMove the positions with the defender to move
 */
public record TableSummary(
        Material material, long bytes, int entryBytes, HalfSummary attackerToMove, HalfSummary defenderToMove) {

    /**
     * The half of a table that has one side to move. Mirror images count once.
     *
     * @param wins how many positions the side to move wins
     * @param losses how many it loses
     * @param undecided how many are neither
     * @param longestWin the one whose win takes longest, the first of equals; empty if there is no win
     */
    public record HalfSummary(long wins, long losses, long undecided, Optional<LongestWin> longestWin) {}

    /**
     * A win that takes as long as any.
     *
     * @param plies the plies to the end of the game
     * @param position where it begins
     */
    public record LongestWin(int plies, Position position) {}

    /** How many positions the table holds. */
    public long entries() {
        return entries(attackerToMove) + entries(defenderToMove);
    }

    private static long entries(HalfSummary half) {
        return half.wins() + half.losses() + half.undecided();
    }
}
