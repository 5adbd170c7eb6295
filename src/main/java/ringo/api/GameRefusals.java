package ringo.api;

import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ringo.game.Correspondence;
import ringo.game.Decision;
import ringo.game.Game;
import ringo.game.Refusal;
import ringo.rules.Line;

/** The problems of requests to games that are not granted. */
final class GameRefusals {

    private static final String RETRY_SECONDS = "1";

    private GameRefusals() {}

    /**
     * What comes of a request to a game.
     *
     * @param id of the game, as the path has it
     * @throws ProblemException if it is not granted and nothing has changed
     */
    static SafeRetry.Result result(Correspondence.Answer answer, String id) {
        if (answer instanceof Correspondence.Done done) {
            return new SafeRetry.Done(done.game(), Optional.empty());
        }
        if (answer instanceof Correspondence.TooLate late) {
            return new SafeRetry.Late(plain(ProblemType.DEADLINE_MISSED)
                    .with(HttpHeaders.ETAG, VersionTag.of(late.game().version())));
        }
        throw of(answer, id);
    }

    /**
     * What comes of a request for a game.
     *
     * @param id of the game that it is about, as the path has it; empty if there is none
     * @throws ProblemException if it is not granted
     */
    static SafeRetry.Result created(Correspondence.Answer answer, String id) {
        if (answer instanceof Correspondence.Done done) {
            return new SafeRetry.Done(
                    done.game(), Optional.of(GameJson.path(done.game().id())));
        }
        throw of(answer, id);
    }

    private static ProblemException of(Correspondence.Answer answer, String id) {
        if (answer instanceof Correspondence.VersionMissing missing) {
            return plain(ProblemType.PRECONDITION_REQUIRED)
                    .with(HttpHeaders.ETAG, VersionTag.of(missing.game().version()));
        }
        if (answer instanceof Correspondence.Stale stale) {
            return plain(ProblemType.PRECONDITION_FAILED)
                    .with(HttpHeaders.ETAG, VersionTag.of(stale.game().version()));
        }
        if (answer instanceof Correspondence.Refused refused) {
            return refused(refused.game(), refused.refused().refusal(), id);
        }
        if (answer instanceof Correspondence.NotCreated notCreated) {
            return plain(type(notCreated.refusal()));
        }
        if (answer instanceof Correspondence.TooManyGames tooMany) {
            return tooManyGames(tooMany.againstEngine());
        }
        if (answer instanceof Correspondence.AlreadyRematched already) {
            return plain(ProblemType.ALREADY_REMATCHED)
                    .with(
                            HttpHeaders.LINK,
                            "<" + GameJson.path(already.rematch().id()) + ">; rel=\"related\"");
        }
        return unknownGame(id);
    }

    static ProblemException unknownGame(String id) {
        return ProblemException.notFound(ReadsGame.PARAMETER, id);
    }

    /** Nobody is called like the player who is invited. */
    static ProblemException unknownOpponent(String name) {
        String detail = Texts.PROBLEMS.get(FaultCode.UNKNOWN_PLAYER.code() + ".detail");
        return ProblemException.of(
                ProblemType.UNKNOWN_OPPONENT,
                List.of(Problem.Fault.at("/opponent/name", FaultCode.UNKNOWN_PLAYER.code(), detail, name)));
    }

    /** The move of the request is not legal. */
    static ProblemException illegalMove(Game game, MoveRequest move, Decision.Illegal illegal) {
        return IllegalMoveProblem.of(
                "/move",
                move.written(),
                new Line.Refused(illegal.reason(), illegal.cell()),
                new IllegalMoveProblem.Scene(game.rules(), game.position(), game.legalMoves()));
    }

    static ProblemException keyReused() {
        return plain(ProblemType.IDEMPOTENCY_KEY_REUSED);
    }

    static ProblemException inProgress() {
        return plain(ProblemType.REQUEST_IN_PROGRESS).with(HttpHeaders.RETRY_AFTER, RETRY_SECONDS);
    }

    private static ProblemException refused(Game game, Refusal refusal, String id) {
        return switch (refusal) {
            case NOT_A_PLAYER -> forbidden(FaultCode.NOT_A_PLAYER, id);
            case NOT_CREATOR -> forbidden(FaultCode.NOT_CREATOR, id);
            case NOT_INVITED -> forbidden(FaultCode.NOT_INVITED, id);
            default -> plain(type(refusal)).with(HttpHeaders.ETAG, VersionTag.of(game.version()));
        };
    }

    private static ProblemException forbidden(FaultCode code, String id) {
        String detail = Texts.PROBLEMS.get(code.code() + ".detail");
        return ProblemException.of(
                ProblemType.FORBIDDEN,
                List.of(Problem.Fault.inParameter(ReadsGame.PARAMETER, code.code(), detail, id)));
    }

    /** The type of the problem that a refusal is; those that no request can meet with are missing. */
    private static ProblemType type(Refusal refusal) {
        return switch (refusal) {
            case OWN_GAME -> ProblemType.OWN_GAME;
            case ALREADY_JOINED -> ProblemType.ALREADY_JOINED;
            case SEAT_TAKEN -> ProblemType.SEAT_TAKEN;
            case OPPONENT_DELETED -> ProblemType.OPPONENT_DELETED;
            case START_DECIDED -> ProblemType.START_DECIDED;
            case GAME_NOT_STARTED -> ProblemType.GAME_NOT_STARTED;
            case GAME_STARTED -> ProblemType.GAME_STARTED;
            case GAME_NOT_FINISHED -> ProblemType.GAME_NOT_FINISHED;
            case GAME_FINISHED -> ProblemType.GAME_FINISHED;
            case GAME_ABORTED -> ProblemType.GAME_ABORTED;
            case DEADLINE_MISSED -> ProblemType.DEADLINE_MISSED;
            case NOT_YOUR_TURN -> ProblemType.NOT_YOUR_TURN;
            case TOO_LATE_TO_ABORT -> ProblemType.TOO_LATE_TO_ABORT;
            case DRAW_OFFERED_TOO_SOON -> ProblemType.DRAW_OFFERED_TOO_SOON;
            case DRAW_OFFER_STANDS -> ProblemType.DRAW_OFFER_STANDS;
            case NO_DRAW_OFFER -> ProblemType.NO_DRAW_OFFER;
            case OWN_DRAW_OFFER -> ProblemType.OWN_DRAW_OFFER;
            case NOT_A_PLAYER,
                    NOT_CREATOR,
                    NOT_INVITED,
                    DEADLINE_NOT_MISSED,
                    OTHER_PLY,
                    UNREADABLE_MOVE,
                    ILLEGAL_MOVE,
                    NOT_YOUR_DRAW_OFFER -> throw new IllegalStateException("no request is refused as " + refusal);
        };
    }

    private static ProblemException tooManyGames(boolean againstEngine) {
        int limit = againstEngine ? Correspondence.MOST_AGAINST_ENGINE : Correspondence.MOST_RUNNING;
        String part = againstEngine ? ".againstEngine" : ".detail";
        return ProblemException.of(
                ProblemType.TOO_MANY_GAMES,
                Texts.PROBLEMS.get(ProblemType.TOO_MANY_GAMES.code() + part, Map.of("limit", Integer.toString(limit))));
    }

    private static ProblemException plain(ProblemType type) {
        return ProblemException.of(type, Texts.PROBLEMS.get(type.code() + ".detail"));
    }
}
