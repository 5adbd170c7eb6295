package ringo.rules;

/**
 * Why a move is not legal. Of several reasons the first in this order is reported.
 *
 * <p>A closed list: callers may rely on there being no other.
 */
public enum IllegalMove {
    /** The game is over. */
    GAME_OVER,
    /** No piece stands on the cell the move starts from. */
    CELL_EMPTY,
    /** The piece belongs to the other side. */
    NOT_YOUR_PIECE,
    /** The side may not pass. */
    PASS_NOT_ALLOWED,
    /** Defenders never enter the castle. */
    CASTLE_CLOSED_TO_DEFENDERS,
    /** The rule set lets no attacker into the castle from the neutral zone. */
    CASTLE_CLOSED_FROM_NEUTRAL_ZONE,
    /** Attackers never move outward. */
    ATTACKER_CANNOT_RETREAT,
    /** A piece of the same side stands on the target. */
    OWN_PIECE_ON_TARGET,
    /** The piece to be captured stands in the neutral zone and is immune. */
    NEUTRAL_ZONE_IMMUNE,
    /** The capturing piece stands in the neutral zone, from where the rule set allows no capture. */
    NO_CAPTURE_FROM_NEUTRAL_ZONE,
    /** The rule set knows no capture by moving onto a piece. */
    DISPLACEMENT_NOT_ALLOWED,
    /** The rule set allows no jump over the castle. */
    CASTLE_JUMP_NOT_ALLOWED,
    /** The rule set allows no jump over an immune piece. */
    HOP_NOT_ALLOWED,
    /** The cell behind the jumped piece is occupied. */
    LANDING_OCCUPIED,
    /** The move is written as a capture but captures nothing. */
    NOTHING_TO_CAPTURE,
    /** A piece stands in the way of a slide. */
    PATH_BLOCKED,
    /** A slide would go past the neutral zone, or leap after reaching it. */
    PAST_NEUTRAL_ZONE,
    /** The neutral zone holds as many attackers as the rule set allows. */
    NEUTRAL_ZONE_FULL,
    /** The defender can capture and so must. */
    CAPTURE_COMPULSORY,
    /** The move captures, but is not written as a capture. */
    CAPTURE_MARK_MISSING,
    /** Several captures read the same; the captured place must be named. */
    AMBIGUOUS_MOVE,
    /** No piece of this kind moves like that. */
    NOT_REACHABLE
}
