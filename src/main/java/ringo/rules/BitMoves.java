package ringo.rules;

import static ringo.rules.DirectedMoves.CLOCKWISE;
import static ringo.rules.DirectedMoves.COUNTERCLOCKWISE;
import static ringo.rules.DirectedMoves.INWARD;
import static ringo.rules.DirectedMoves.OUTWARD;
import static ringo.rules.DirectedMoves.list;

import ringo.board.Bitboard;

/**
 * Lists legal moves: all of one direction and manner at once, but for the defenders' along the rings, which are looked up
 * piece by piece. {@link FastGenerator} says how positions are given; here none may be decided.
 *
 * <p>Every method takes the list and where it ends so far, and returns where it ends then.
 */
final class BitMoves {

    private static final int RING = 0xFF;

    private final RuleMasks masks;
    private final RingTables defenderRings;

    BitMoves(RuleSet rules, RuleMasks masks) {
        this.masks = masks;
        defenderRings = rules.defenderRingMove() == RingMove.SLIDE ? RingTables.SLIDE : RingTables.STEP;
    }

    int attackerMoves(long attackers, long defenders, int[] moves, int offset) {
        long cells = attackers & Bitboard.ALL;
        long empty = Bitboard.ALL & ~(cells | defenders);
        int zone = masks.zone(cells, defenders);
        long targets = zone == RuleMasks.ZONE_CLOSED ? empty & RuleMasks.OUTSIDE_ZONE : empty;
        long inward = cells >>> 8;
        long clockwise = Bitboard.clockwise(cells);
        long counterclockwise = Bitboard.counterclockwise(cells);
        int end = list(inward & empty, INWARD.steps, moves, offset);
        end = list(clockwise & targets, CLOCKWISE.steps, moves, end);
        end = list(counterclockwise & targets, COUNTERCLOCKWISE.steps, moves, end);
        end = list(cells & masks.entries, DirectedMoves.ENTRIES, moves, end);
        if ((inward & defenders) != 0) {
            end = attackerInwardCaptures(inward & defenders & masks.radialVictims, empty, moves, end);
            end = attackerInwardHops(inward & defenders & masks.hoppable, empty, moves, end);
        }
        if (((clockwise | counterclockwise) & defenders) != 0) {
            long open = zone == RuleMasks.ZONE_OPEN ? Bitboard.ALL : RuleMasks.OUTSIDE_ZONE;
            end = attackerRingCaptures(cells, defenders & masks.victims, empty, open, moves, end);
            end = attackerRingHops(cells, defenders & masks.hoppable, empty, moves, end);
        }
        return end;
    }

    /** The attackers' captures, and their moves into the castle. */
    int attackerForcingMoves(long attackers, long defenders, int[] moves, int offset) {
        long cells = attackers & Bitboard.ALL;
        long empty = Bitboard.ALL & ~(cells | defenders);
        long touched = cells >>> 8 & defenders;
        int end = list(cells & masks.entries, DirectedMoves.ENTRIES, moves, offset);
        if (touched != 0) {
            end = attackerInwardCaptures(touched & masks.radialVictims, empty, moves, end);
            end = list(touched & masks.hoppable & masks.entries, DirectedMoves.HOPS_INTO_CASTLE, moves, end);
        }
        if (((Bitboard.clockwise(cells) | Bitboard.counterclockwise(cells)) & defenders) != 0) {
            boolean zoneOpen = masks.zone(cells, defenders) == RuleMasks.ZONE_OPEN;
            long open = zoneOpen ? Bitboard.ALL : RuleMasks.OUTSIDE_ZONE;
            end = attackerRingCaptures(cells, defenders & masks.victims, empty, open, moves, end);
        }
        return end;
    }

    /** Captures of attackers inward over, or onto, defenders that they touch. */
    private int attackerInwardCaptures(long victims, long empty, int[] moves, int offset) {
        int end = list(victims >>> 8 & empty, INWARD.jumps, moves, offset);
        end = list(victims & masks.entries, DirectedMoves.JUMPS_INTO_CASTLE, moves, end);
        return list(victims & masks.displaceable, INWARD.displacements, moves, end);
    }

    private int attackerInwardHops(long hopped, long empty, int[] moves, int offset) {
        int end = list(hopped >>> 8 & empty, INWARD.hops, moves, offset);
        return list(hopped & masks.entries, DirectedMoves.HOPS_INTO_CASTLE, moves, end);
    }

    /** @param open the cells on which a capture may end */
    private int attackerRingCaptures(long cells, long victims, long empty, long open, int[] moves, int offset) {
        long capturers = cells & masks.capturers;
        long clockwise = Bitboard.clockwise(capturers) & victims;
        long counterclockwise = Bitboard.counterclockwise(capturers) & victims;
        int end = list(Bitboard.clockwise(clockwise) & empty & open, CLOCKWISE.jumps, moves, offset);
        end = list(Bitboard.counterclockwise(counterclockwise) & empty & open, COUNTERCLOCKWISE.jumps, moves, end);
        long displaced = masks.displaceable & open;
        end = list(clockwise & displaced, CLOCKWISE.displacements, moves, end);
        return list(counterclockwise & displaced, COUNTERCLOCKWISE.displacements, moves, end);
    }

    private static int attackerRingHops(long cells, long hopped, long empty, int[] moves, int offset) {
        long clockwise = Bitboard.clockwise(Bitboard.clockwise(cells) & hopped);
        long counterclockwise = Bitboard.counterclockwise(Bitboard.counterclockwise(cells) & hopped);
        int end = list(clockwise & empty, CLOCKWISE.hops, moves, offset);
        return list(counterclockwise & empty, COUNTERCLOCKWISE.hops, moves, end);
    }

    int defenderMoves(long attackers, long defenders, int[] moves, int offset) {
        long cells = attackers & Bitboard.ALL;
        long empty = Bitboard.ALL & ~(cells | defenders);
        int end = defenderCaptures(attackers, defenders, moves, offset);
        if (masks.mustCapture && end > offset) {
            return end;
        }
        long inward = defenders >>> 8;
        long outward = defenders << 8;
        end = list(inward & empty, INWARD.steps, moves, end);
        end = list(outward & empty, OUTWARD.steps, moves, end);
        long hopped = cells & masks.hoppable;
        end = list((inward & hopped) >>> 8 & empty, INWARD.hops, moves, end);
        end = list((outward & hopped) << 8 & empty, OUTWARD.hops, moves, end);
        end = defenderRingMoves(hopped, defenders, empty, moves, end);
        if (masks.pass) {
            moves[end++] = PackedMove.PASS;
        }
        return end;
    }

    int defenderCaptures(long attackers, long defenders, int[] moves, int offset) {
        long cells = attackers & Bitboard.ALL;
        long empty = Bitboard.ALL & ~(cells | defenders);
        int end = defenderRadialCaptures(cells & masks.radialVictims, defenders, empty, moves, offset);
        end = defenderRingCaptures(cells & masks.victims, defenders & masks.capturers, empty, moves, end);
        if (attackers == cells) {
            return end;
        }
        long ends = Bitboard.opposite(defenders & masks.castleJumpers) & empty;
        return list(ends, DirectedMoves.CASTLE_JUMPS, moves, end);
    }

    private int defenderRadialCaptures(long victims, long defenders, long empty, int[] moves, int offset) {
        long inward = defenders >>> 8 & victims;
        long outward = defenders << 8 & victims;
        if ((inward | outward) == 0) {
            return offset;
        }
        int end = list(inward >>> 8 & empty, INWARD.jumps, moves, offset);
        end = list(outward << 8 & empty, OUTWARD.jumps, moves, end);
        end = list(inward & masks.displaceable, INWARD.displacements, moves, end);
        return list(outward & masks.displaceable, OUTWARD.displacements, moves, end);
    }

    private int defenderRingCaptures(long victims, long capturers, long empty, int[] moves, int offset) {
        int end = offset;
        for (long left = capturers; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int ring = from & ~7;
            int index = RingTables.index((int) (~empty >>> ring) & RING, from & 7);
            int reached = (int) (victims >>> ring) & RING & defenderRings.blockers[index];
            if (reached == 0) {
                continue;
            }
            end = listJump(from, reached & defenderRings.clockwiseJumps[index], 1, moves, end);
            end = listJump(from, reached & defenderRings.counterclockwiseJumps[index], -1, moves, end);
            for (int taken = reached & (int) masks.displaceable; taken != 0; taken &= taken - 1) {
                int to = ring + Integer.numberOfTrailingZeros(taken);
                moves[end++] = PackedMove.pack(from, to, to);
            }
        }
        return end;
    }

    /**
     * Lists the jump along the ring over this cell, if there is one.
     *
     * @param jumped the cell of the ring, or none
     * @param direction 1 clockwise, -1 against the clock
     */
    private static int listJump(int from, int jumped, int direction, int[] moves, int offset) {
        if (jumped == 0) {
            return offset;
        }
        int ring = from & ~7;
        int segment = Integer.numberOfTrailingZeros(jumped);
        moves[offset] = PackedMove.pack(from, ring + RingTables.turn(segment, direction), ring + segment);
        return offset + 1;
    }

    private int defenderRingMoves(long hopped, long defenders, long empty, int[] moves, int offset) {
        int end = offset;
        for (long left = defenders; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int ring = from & ~7;
            int index = RingTables.index((int) (~empty >>> ring) & RING, from & 7);
            int targets = defenderRings.targets[index] & RING;
            if ((hopped >>> ring & 1) != 0) {
                targets |= defenderRings.hops[index] & RING;
            }
            int first = PackedMove.pack(from, ring, PackedMove.NONE);
            for (; targets != 0; targets &= targets - 1) {
                moves[end++] = first + (Integer.numberOfTrailingZeros(targets) << 6);
            }
        }
        return end;
    }
}
