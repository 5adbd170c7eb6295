package ringo.api;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import ringo.rules.Codes;

/** The kinds of problem that an answer can be, each with its HTTP status. The list is part of the contract. */
public enum ProblemType {
    /** The request does not follow the schema; its faults are listed. */
    INVALID_REQUEST(400),
    /** The body is no JSON. */
    UNREADABLE_JSON(400),
    /** The URL or a header cannot be read. */
    BAD_REQUEST(400),
    /** No token, or one that is of no use. */
    UNAUTHORIZED(401),
    /** The token does not allow this. */
    FORBIDDEN(403),
    NOT_FOUND(404),
    METHOD_NOT_ALLOWED(405),
    NOT_ACCEPTABLE(406),
    /** Somebody else has the name. */
    NAME_TAKEN(409),
    /** The player has as many tokens as one may have. */
    TOO_MANY_TOKENS(409),
    /** The player has as many games as one may have. */
    TOO_MANY_GAMES(409),
    OWN_GAME(409),
    ALREADY_JOINED(409),
    SEAT_TAKEN(409),
    OPPONENT_DELETED(409),
    GAME_NOT_STARTED(409),
    GAME_STARTED(409),
    GAME_NOT_FINISHED(409),
    GAME_FINISHED(409),
    GAME_ABORTED(409),
    /** The side to move is out of time; the game is over by it. */
    DEADLINE_MISSED(409),
    NOT_YOUR_TURN(409),
    TOO_LATE_TO_ABORT(409),
    DRAW_OFFERED_TOO_SOON(409),
    DRAW_OFFER_STANDS(409),
    NO_DRAW_OFFER(409),
    OWN_DRAW_OFFER(409),
    ALREADY_REMATCHED(409),
    /** The same request is still being carried out. */
    REQUEST_IN_PROGRESS(409),
    /** The request is meant for another version than there is. */
    PRECONDITION_FAILED(412),
    BODY_TOO_LARGE(413),
    UNSUPPORTED_MEDIA_TYPE(415),
    /** The pieces cannot stand like that under the rule set; the faults are listed. */
    INVALID_POSITION(422),
    /** A move is not legal; the first such one and why. */
    ILLEGAL_MOVE(422),
    /** A game cannot start from a position in which it is over. */
    START_DECIDED(422),
    /** The player who is invited is not there. */
    UNKNOWN_OPPONENT(422),
    /** The key of a request was used for another one. */
    IDEMPOTENCY_KEY_REUSED(422),
    /** The request does not say for which version it is meant. */
    PRECONDITION_REQUIRED(428),
    /** One client address asks for more than it may in a time. */
    TOO_MANY_REQUESTS(429),
    /** One player has too many event streams open. */
    TOO_MANY_STREAMS(429),
    INTERNAL_ERROR(500),
    /** All searches that may run do, and no more may wait. */
    ENGINE_BUSY(503),
    /** All pictures that may be drawn are, and no more may wait. */
    PICTURES_BUSY(503),
    /** As many event streams are open as may be. */
    STREAMS_BUSY(503),
    /** The database cannot be reached. */
    DATABASE_UNAVAILABLE(503);

    /** What the framework can decide on by itself. */
    private static final Set<ProblemType> GENERAL = EnumSet.of(
            BAD_REQUEST,
            NOT_FOUND,
            METHOD_NOT_ALLOWED,
            NOT_ACCEPTABLE,
            BODY_TOO_LARGE,
            UNSUPPORTED_MEDIA_TYPE,
            INTERNAL_ERROR);

    private final int status;
    private final String code;

    ProblemType(int status) {
        this.status = status;
        this.code = Codes.of(this);
    }

    /** The HTTP status of an answer with this problem. */
    public int status() {
        return status;
    }

    /** The code in camelCase, the last part of the problem's {@code type}. */
    public String code() {
        return code;
    }

    /** The general problem for a status that the framework decided on; empty if there is none. */
    static Optional<ProblemType> forStatus(int status) {
        return GENERAL.stream().filter(type -> type.status == status).findFirst();
    }
}
