package ringo.api;

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
    /** A text has a character that cannot be printed. */
    UNPRINTABLE_TEXT,
    /** A character that no name of a player may have. */
    NAME_CHARACTER,
    /** Letters of several scripts in the name of a player. */
    NAME_SCRIPTS,
    /** The token has not the scope that it would need. */
    MISSING_SCOPE,
    /** There is no player of this name. */
    UNKNOWN_PLAYER,
    /** A path parameter names nothing that there is. */
    UNKNOWN_NAME;

    String code() {
        return Codes.of(this);
    }

    /** The HTTP status of the problems in which the code occurs. */
    int status() {
        return switch (this) {
            case MISSING_SCOPE -> ProblemType.FORBIDDEN.status();
            case UNKNOWN_PLAYER, UNKNOWN_NAME -> ProblemType.NOT_FOUND.status();
            default -> ProblemType.INVALID_REQUEST.status();
        };
    }
}
