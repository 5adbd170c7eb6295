package ringo.endgame;

import ringo.board.Bitboard;
import ringo.rules.FastGenerator;
import ringo.rules.PackedMove;
import ringo.rules.RuleSet;

/**
 * What the solver of a table works with.
 *
 * @param generator the rule set's moves
 * @param backward takes them back, see {@link Retractions}
 * @param mostInZone how many attackers may be in the neutral zone after one has gone in without capture
 * @param index the table's positions
 * @param tables the finished tables
 * @param work the finished layers of this one
 */
record TableContext(
        FastGenerator generator,
        FastGenerator backward,
        int mostInZone,
        PositionIndex index,
        EndgameTables tables,
        WorkFile work) {

    static TableContext of(RuleSet rules, PositionIndex index, EndgameTables tables, WorkFile work) {
        int mostInZone =
                rules.neutralZoneLimit().attackersAllowed(index.material().defenders());
        return new TableContext(
                new FastGenerator(rules), Retractions.generator(rules), mostInZone, index, tables, work);
    }

    /**
     * What is known of a position outside the layer that is being solved.
     *
     * @param attackers with those in the castle
     * @throws IllegalStateException if nothing is known: a table is missing or damaged
     */
    int known(long attackers, long defenders, boolean attackerToMove) {
        if (isHere(attackers, defenders)) {
            return work.code(index.index(attackers & Bitboard.ALL, defenders, attackerToMove));
        }
        int code = tables.probe(attackers, defenders, attackerToMove);
        if (code == ProbeCode.ABSENT) {
            throw new IllegalStateException("a table that this one depends on is missing or damaged");
        }
        return code;
    }

    private boolean isHere(long attackers, long defenders) {
        Material material = index.material();
        return attackers >>> PackedMove.CASTLE == material.castle()
                && Long.bitCount(attackers & Bitboard.ALL) == material.attackers()
                && Long.bitCount(defenders) == material.defenders();
    }
}
