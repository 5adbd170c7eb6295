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
    TOO_LONG,
    TOO_MANY,
    UNKNOWN_VALUE,
    UNKNOWN_CELL,
    UNKNOWN_PRESET,
    UNREADABLE_NOTATION,
    UNREADABLE_MOVE,
    POSITION_AND_NOTATION,
    /** A path parameter names nothing that there is. */
    UNKNOWN_NAME;

    String code() {
        return Codes.of(this);
    }

    /** The HTTP status of the problems in which the code occurs. */
    int status() {
        return this == UNKNOWN_NAME ? ProblemType.NOT_FOUND.status() : ProblemType.INVALID_REQUEST.status();
    }
}
