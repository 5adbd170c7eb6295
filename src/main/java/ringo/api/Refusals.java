package ringo.api;

import jakarta.ws.rs.core.HttpHeaders;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import ringo.player.Accounts;
import ringo.player.Authenticator;
import ringo.player.Scope;
import ringo.rules.Codes;

/** The problems of callers who may not do what they ask for. */
final class Refusals {

    /** Waits are told in whole steps, as there is no hurry. */
    private static final Duration WAIT_STEP = Duration.ofSeconds(10);

    private Refusals() {}

    static ProblemException noToken() {
        return ProblemException.of(ProblemType.UNAUTHORIZED, text(ProblemType.UNAUTHORIZED, "detail", Map.of()))
                .with(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
    }

    static ProblemException badToken(Authenticator.Reason reason) {
        return ProblemException.of(ProblemType.UNAUTHORIZED, text(ProblemType.UNAUTHORIZED, Codes.of(reason), Map.of()))
                .with(HttpHeaders.WWW_AUTHENTICATE, "Bearer error=\"invalid_token\"");
    }

    /** The token that the request came with lacks these scopes, which the operation needs. */
    static ProblemException missingScope(Set<Scope> lacking) {
        String detail = missing(lacking);
        Problem.Fault fault =
                Problem.Fault.inHeader(HttpHeaders.AUTHORIZATION, FaultCode.MISSING_SCOPE.code(), detail, null);
        return ProblemException.of(ProblemType.FORBIDDEN, List.of(fault))
                .with(
                        HttpHeaders.WWW_AUTHENTICATE,
                        "Bearer error=\"insufficient_scope\", scope=\"" + words(lacking, " ") + '"');
    }

    /** The token that the request came with lacks these scopes, which another one is to have. */
    static ProblemException exceeding(Set<Scope> lacking) {
        Problem.Fault fault =
                Problem.Fault.at("/scopes", FaultCode.MISSING_SCOPE.code(), missing(lacking), words(lacking, ", "));
        return ProblemException.of(ProblemType.FORBIDDEN, List.of(fault))
                .with(HttpHeaders.WWW_AUTHENTICATE, "Bearer error=\"insufficient_scope\"");
    }

    static ProblemException nameTaken(String name) {
        return ProblemException.of(
                ProblemType.NAME_TAKEN, text(ProblemType.NAME_TAKEN, "detail", Map.of("name", name)));
    }

    static ProblemException tooManyTokens() {
        Map<String, String> limit = Map.of("limit", Integer.toString(Accounts.MOST_TOKENS));
        return ProblemException.of(ProblemType.TOO_MANY_TOKENS, text(ProblemType.TOO_MANY_TOKENS, "detail", limit));
    }

    /** Too much of something from one address; it is worth trying again after a time. */
    static ProblemException tooManyRequests(Duration wait) {
        long steps = wait.plus(WAIT_STEP).minusNanos(1).dividedBy(WAIT_STEP);
        String seconds = Long.toString(WAIT_STEP.multipliedBy(steps).toSeconds());
        return ProblemException.of(
                        ProblemType.TOO_MANY_REQUESTS,
                        text(ProblemType.TOO_MANY_REQUESTS, "detail", Map.of("seconds", seconds)))
                .with(HttpHeaders.RETRY_AFTER, seconds);
    }

    /** The player has as many event streams open as one may have. */
    static ProblemException tooManyStreamsOfPlayer(int most) {
        return ProblemException.of(
                        ProblemType.TOO_MANY_STREAMS,
                        text(ProblemType.TOO_MANY_STREAMS, "detail", Map.of("limit", Integer.toString(most))))
                .with(HttpHeaders.RETRY_AFTER, Long.toString(WAIT_STEP.toSeconds()));
    }

    /** This node has no room for another event stream. */
    static ProblemException streamsBusy() {
        return ProblemException.of(ProblemType.STREAMS_BUSY, text(ProblemType.STREAMS_BUSY, "detail", Map.of()))
                .with(HttpHeaders.RETRY_AFTER, Long.toString(WAIT_STEP.toSeconds()));
    }

    private static String missing(Set<Scope> lacking) {
        return Texts.PROBLEMS.get(FaultCode.MISSING_SCOPE.code() + ".detail", Map.of("expected", words(lacking, ", ")));
    }

    private static String words(Set<Scope> scopes, String between) {
        return scopes.stream().map(Codes::of).collect(Collectors.joining(between));
    }

    private static String text(ProblemType type, String part, Map<String, String> values) {
        return Texts.PROBLEMS.get(type.code() + "." + part, values);
    }
}
