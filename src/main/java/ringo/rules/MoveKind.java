package ringo.rules;

/** What a move does. */
public enum MoveKind {
    /** One cell, to an empty neighbour. */
    STEP,
    /** Two or more cells along the ring (the shorter way counts), defenders only. */
    SLIDE,
    /** A capture by a jump over a neighbour, also into the castle. */
    JUMP,
    /** A capture by a jump after a slide, defenders only. */
    LEAP,
    /** A step from ring 1 into the castle, attackers only. */
    CASTLE_ENTRY,
    /** A capture in the castle by a jump over it, defenders only. */
    CASTLE_JUMP,
    /** A capture by moving onto the enemy's cell. */
    DISPLACEMENT,
    /** A jump over an immune neighbour without capture. */
    HOP,
    /** No move, defenders only. */
    PASS
}
