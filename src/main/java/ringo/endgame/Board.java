package ringo.endgame;

/** Where the pieces of a position stand, as bits; made once and filled again and again. */
final class Board {

    /** The attackers' cells, without the castle. */
    long attackers;

    long defenders;
    boolean attackerToMove;
}
