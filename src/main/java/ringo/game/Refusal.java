package ringo.game;

/** Why nothing happened. A closed list: callers may rely on there being no other. */
public enum Refusal {
    /** The caller takes no part in the game. */
    NOT_A_PLAYER,
    /** Only who created the game may do this. */
    NOT_CREATOR,
    /** The game is for another player. */
    NOT_INVITED,
    /** Nobody plays against themselves. */
    OWN_GAME,
    /** The caller is in the game already. */
    ALREADY_JOINED,
    /** Another player joined first. */
    SEAT_TAKEN,
    /** The opponent's account is gone. */
    OPPONENT_DELETED,
    /** The game would be over before the first move. */
    START_DECIDED,
    /** The opponent has not joined. */
    GAME_NOT_STARTED,
    /** The game has started. */
    GAME_STARTED,
    /** The game goes on. */
    GAME_NOT_FINISHED,
    /** The game has a result. */
    GAME_FINISHED,
    /** The game came to nothing. */
    GAME_ABORTED,
    /** The deadline of the side to move has passed. The request did nothing, but the game is over. */
    DEADLINE_MISSED,
    /** The deadline of the side to move has not passed, or there is none. */
    DEADLINE_NOT_MISSED,
    /** The other side is to move. */
    NOT_YOUR_TURN,
    /** The move is meant for another ply than the next. */
    OTHER_PLY,
    /** The text is not one of a move. */
    UNREADABLE_MOVE,
    /** The rules do not allow the move. */
    ILLEGAL_MOVE,
    /** The second move was played. */
    TOO_LATE_TO_ABORT,
    /** The player's last offer of a draw is less than {@link DrawOffers#PLIES_BETWEEN} plies ago. */
    DRAW_OFFERED_TOO_SOON,
    /** The opponent's offer stands, and can be accepted. */
    DRAW_OFFER_STANDS,
    /** No offer of a draw stands. */
    NO_DRAW_OFFER,
    /** The offer that stands is the caller's own. */
    OWN_DRAW_OFFER,
    /** The offer that stands is the opponent's. */
    NOT_YOUR_DRAW_OFFER
}
