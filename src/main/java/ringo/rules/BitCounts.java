package ringo.rules;

import ringo.board.Bitboard;

/**
 * Counts legal moves without listing them: those inward and outward as bits of sets, those along the rings by one look-up
 * a ring. {@link FastGenerator} says how positions are given; here none may be decided.
 */
final class BitCounts {

    private final RuleMasks masks;

    /** Three tables of {@link RingCounts} in a row, by {@link RuleMasks#zone}. */
    private final byte[] attackerRings = new byte[3 * RingCounts.FILLINGS];

    private final byte[] defenderRings;
    private final byte[] defenderRingCaptures;

    BitCounts(RuleSet rules, RuleMasks masks) {
        this.masks = masks;
        RingCounts.Options open = RingCounts.Options.of(rules, Side.ATTACKER);
        RingCounts.Options closedToCaptures = open.zoneClosedToCaptures();
        addAttackerRings(closedToCaptures.zoneClosed(), RuleMasks.ZONE_CLOSED);
        addAttackerRings(closedToCaptures, RuleMasks.ZONE_CLOSED_TO_CAPTURES);
        addAttackerRings(open, RuleMasks.ZONE_OPEN);
        RingCounts.Options defender = RingCounts.Options.of(rules, Side.DEFENDER);
        defenderRings = RingCounts.table(defender);
        defenderRingCaptures = RingCounts.table(defender.capturesOnly());
    }

    private void addAttackerRings(RingCounts.Options options, int zone) {
        byte[] table = RingCounts.table(options);
        System.arraycopy(table, 0, attackerRings, zone * RingCounts.FILLINGS, RingCounts.FILLINGS);
    }

    int attackerMoves(long attackers, long defenders) {
        long cells = attackers & Bitboard.ALL;
        long empty = Bitboard.ALL & ~(cells | defenders);
        long taken = defenders & masks.radialVictims & masks.displaceable;
        long over = defenders & (masks.radialVictims | masks.hoppable);
        long inward = cells >>> 8;
        int zone = masks.zone(cells, defenders);
        return Long.bitCount(inward & (empty | taken))
                + Long.bitCount((inward & over) >>> 8 & empty)
                + Long.bitCount(inward & over & masks.entries)
                + Long.bitCount(cells & masks.entries)
                + rings(attackerRings, zone * RingCounts.FILLINGS, cells, defenders);
    }

    int defenderMoves(long attackers, long defenders) {
        long cells = attackers & Bitboard.ALL;
        long empty = Bitboard.ALL & ~(cells | defenders);
        long taken = cells & masks.radialVictims & masks.displaceable;
        if (masks.mustCapture) {
            int captures = radialMoves(defenders, taken, cells & masks.radialVictims, empty)
                    + castleJumps(attackers, defenders, empty)
                    + rings(defenderRingCaptures, 0, defenders, cells);
            if (captures > 0) {
                return captures;
            }
        }
        return radialMoves(defenders, empty | taken, cells & (masks.radialVictims | masks.hoppable), empty)
                + castleJumps(attackers, defenders, empty)
                + rings(defenderRings, 0, defenders, cells)
                + (masks.pass ? 1 : 0);
    }

    /** The defenders' moves inward and outward: to the next cell if it is a target, over it to an empty one. */
    private static int radialMoves(long defenders, long targets, long over, long empty) {
        long inward = defenders >>> 8;
        long outward = defenders << 8;
        return Long.bitCount(inward & targets)
                + Long.bitCount(outward & targets)
                + Long.bitCount((inward & over) >>> 8 & empty)
                + Long.bitCount((outward & over) << 8 & empty);
    }

    private int castleJumps(long attackers, long defenders, long empty) {
        return attackers >>> PackedMove.CASTLE == 0
                ? 0
                : Long.bitCount(Bitboard.opposite(defenders & masks.castleJumpers) & empty);
    }

    private static int rings(byte[] counts, int base, long movers, long opponents) {
        return counts[base + filling(movers, opponents)]
                + counts[base + filling(movers >>> 8, opponents >>> 8)]
                + counts[base + filling(movers >>> 16, opponents >>> 16)]
                + counts[base + filling(movers >>> 24, opponents >>> 24)]
                + counts[base + filling(movers >>> 32, opponents >>> 32)]
                + counts[base + filling(movers >>> 40, opponents >>> 40)];
    }

    /** The number of the filling of the innermost ring. */
    private static int filling(long movers, long opponents) {
        return RingCounts.MOVERS[(int) movers & 0xFF] + RingCounts.OPPONENTS[(int) opponents & 0xFF];
    }
}
