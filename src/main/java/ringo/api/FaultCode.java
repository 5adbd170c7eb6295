package ringo.api;

import java.util.OptionalInt;
import ringo.rules.Codes;

/** What can be wrong with a part of a request by the schema; the codes of the entries of problems but for
 * {@code invalidPosition} and {@code illegalMove}. */
enum FaultCode {
    UNKNOWN_FIELD,
    MISSING_FIELD,
    DUPLICATE_FIELD,
    WRONG_TYPE,
    OUT_OF_RANGE,
    TOO_SHORT,
    TOO_LONG,
    TOO_FEW,
    TOO_MANY,
    UNKNOWN_VALUE,
    UNKNOWN_CELL,
    UNKNOWN_PRESET,
    UNREADABLE_NOTATION,
    UNREADABLE_MOVE,
    POSITION_AND_NOTATION,
    UNREADABLE_DURATION,
    /** The text is not a time per move, or it is too short or too long. */
    UNREADABLE_TIME_PER_MOVE,
    /** A header is not one strong tag of a version. */
    UNREADABLE_VERSION,
    /** A header is not a key that a request could have. */
    UNREADABLE_KEY,
    /** A parameter is not a place in a list. */
    UNREADABLE_CURSOR,
    /** A parameter is not arrows with commas between. */
    UNREADABLE_ARROWS,
    /** A text has a character for which pictures have no shape. */
    UNDRAWABLE_TEXT,
    /** A text has a character that cannot be printed. */
    UNPRINTABLE_TEXT,
    /** A character that no name of a player may have. */
    NAME_CHARACTER,
    /** Letters of several scripts in the name of a player. */
    NAME_SCRIPTS,
    /** The token has not the scope that it would need. */
    MISSING_SCOPE,
    /** The caller takes no part in the game. */
    NOT_A_PLAYER,
    /** Only who created the game may do this. */
    NOT_CREATOR,
    /** The game is for another player. */
    NOT_INVITED,
    /** There is no player of this name. */
    UNKNOWN_PLAYER,
    /** A path parameter names nothing that there is. */
    UNKNOWN_NAME;

    String code() {
        return Codes.of(this);
    }

    /** The HTTP status of the problems in which the code occurs; empty if there are several. */
    OptionalInt status() {
        return switch (this) {
            case MISSING_SCOPE, NOT_A_PLAYER, NOT_CREATOR, NOT_INVITED ->
                OptionalInt.of(ProblemType.FORBIDDEN.status());
            case UNKNOWN_NAME -> OptionalInt.of(ProblemType.NOT_FOUND.status());
            case UNKNOWN_PLAYER -> OptionalInt.empty();
            default -> OptionalInt.of(ProblemType.INVALID_REQUEST.status());
        };
    }
}
