package ringo.rules;

import ringo.board.Bitboard;

/**
 * A rule set as sets of cells and small tables: what {@link BitCounts} and {@link BitMoves} know of the options.
 *
 * <p>A move inward or outward over or onto a piece starts, passes and ends in one segment, so that the one set of cells
 * {@link #radialVictims} says both where it may start and whom it may meet. Along a ring these are two questions.
 */
final class RuleMasks {

    /** The values of {@link #zone}: attackers outside may not enter the neutral zone at all, ... */
    static final int ZONE_CLOSED = 0;

    /** ... only without capture, ... */
    static final int ZONE_CLOSED_TO_CAPTURES = 1;

    /** ... or in any way. */
    static final int ZONE_OPEN = 2;

    static final long OUTSIDE_ZONE = Bitboard.ALL & ~Bitboard.NEUTRAL_ZONE;

    /** More attackers than can be in the castle. */
    private static final int NEVER = Position.MAX_ATTACKERS + 1;

    /** From where pieces may capture by moves along a ring or over the castle. */
    final long capturers;

    /** Where pieces may be captured by moves along a ring. */
    final long victims;

    /** Where pieces may be captured by moves inward and outward. */
    final long radialVictims;

    /** Where pieces may be hopped over. */
    final long hoppable;

    /** All cells if there is capture by displacement, else none. */
    final long displaceable;

    /** The cells of ring 1 from which, and over which, attackers enter the castle. */
    final long entries;

    /** The cells from which defenders may jump over the castle. */
    final long castleJumpers;

    final boolean pass;
    final boolean mustCapture;

    private final int winsInsideAttackerToMove;
    private final int winsInsideDefenderToMove;
    private final int defenderWinsAt;

    /** See {@link #zone}; by attackers inside, in eights, and defenders. */
    private final byte[] zone = new byte[(Position.MAX_ATTACKERS + 1) * 8];

    RuleMasks(RuleSet rules) {
        boolean captureInZone = rules.captureFromNeutralZone() && !rules.neutralZoneImmunity();
        boolean hop = rules.jumpOverImmune() && rules.neutralZoneImmunity();
        capturers = rules.captureFromNeutralZone() ? Bitboard.ALL : OUTSIDE_ZONE;
        victims = rules.neutralZoneImmunity() ? OUTSIDE_ZONE : Bitboard.ALL;
        radialVictims = captureInZone ? Bitboard.ALL : OUTSIDE_ZONE;
        hoppable = hop ? Bitboard.NEUTRAL_ZONE : 0;
        displaceable = rules.displacementCapture() ? Bitboard.ALL : 0;
        entries = Bitboard.RING_1 & (rules.castleEntryFromNeutralZone() ? Bitboard.ALL : OUTSIDE_ZONE);
        castleJumpers = rules.castleJump() ? Bitboard.RING_1 & capturers : 0;
        pass = rules.defenderPass();
        mustCapture = rules.defenderMustCapture();
        boolean twoInside = rules.castleGoal() == CastleGoal.TWO_INSIDE;
        winsInsideAttackerToMove = twoInside ? 2 : 1;
        winsInsideDefenderToMove = twoInside ? 2 : NEVER;
        defenderWinsAt = rules.defenderWinsAt();
        NeutralZoneLimit limit = rules.neutralZoneLimit();
        for (int inside = 0; inside <= Position.MAX_ATTACKERS; inside++) {
            for (int defenders = 0; defenders <= Position.MAX_DEFENDERS; defenders++) {
                int open = inside < limit.attackersAllowed(defenders) ? ZONE_CLOSED_TO_CAPTURES : ZONE_CLOSED;
                boolean openToCaptures = inside < limit.attackersAllowed(defenders - 1);
                zone[inside << 3 | defenders] = (byte) (openToCaptures ? ZONE_OPEN : open);
            }
        }
    }

    /** How far the neutral zone is open to attackers that are outside, from {@code ZONE_CLOSED} to {@code ZONE_OPEN}. */
    int zone(long attackers, long defenders) {
        return zone[Long.bitCount(attackers & Bitboard.NEUTRAL_ZONE) << 3 | Long.bitCount(defenders)];
    }

    /** Whether enough attackers are in the castle for them to win. */
    boolean castleWon(long attackers, boolean attackerToMove) {
        int needed = attackerToMove ? winsInsideAttackerToMove : winsInsideDefenderToMove;
        return attackers >>> PackedMove.CASTLE >= needed;
    }

    /** Whether so few attackers are left that the defender wins. */
    boolean attackersReduced(long attackers) {
        long left = Long.bitCount(attackers & Bitboard.ALL) + (attackers >>> PackedMove.CASTLE);
        return left <= defenderWinsAt;
    }

    /** Whether the game is over by the pieces left and those in the castle. */
    boolean decided(long attackers, long defenders, boolean attackerToMove) {
        return castleWon(attackers, attackerToMove) || attackersReduced(attackers) || defenders == 0;
    }
}
