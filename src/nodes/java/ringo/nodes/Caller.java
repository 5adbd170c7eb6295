package ringo.nodes;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;

/** Sends requests to nodes, and holds every answer to what holds for all of them. Safe for use by several threads. */
final class Caller {

    /** Longer than anything that the service waits for. */
    static final Duration PATIENT = Duration.ofSeconds(30);

    private static final int FIRST_SERVER_ERROR = 500;
    private static final int FIRST_ERROR = 400;
    private static final int UNAVAILABLE = 503;

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private final Counts counts;
    private final Violations violations;

    Caller(Counts counts, Violations violations) {
        this.counts = counts;
        this.violations = violations;
    }

    HttpClient client() {
        return client;
    }

    /**
     * Sends a request once.
     *
     * @param longest how long to wait for the answer
     * @return empty if there was none: the node was dead, died over it, or took too long
     */
    Optional<Answer> send(Node node, Call call, Duration longest) throws InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(node.uri(call.path()))
                .timeout(longest)
                .header("Accept", call.accept())
                .header("Authorization", "Bearer " + call.token())
                .method(
                        call.method(),
                        call.body()
                                .map(HttpRequest.BodyPublishers::ofString)
                                .orElseGet(HttpRequest.BodyPublishers::noBody));
        call.body().ifPresent(body -> request.header("Content-Type", "application/json"));
        String condition = call.method().equals("GET") ? "If-None-Match" : "If-Match";
        call.version().ifPresent(version -> request.header(condition, "\"" + version + "\""));
        call.key().ifPresent(key -> request.header("Idempotency-Key", key));
        HttpResponse<String> response;
        try {
            response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            counts.add("no answer: " + e.getClass().getSimpleName());
            return Optional.empty();
        }
        Answer answer = new Answer(
                response.statusCode(),
                response.headers().firstValue("Content-Type").orElse("").replaceAll(";.*", ""),
                response.headers().firstValue("Retry-After"),
                response.body());
        check(node, call, answer);
        return Optional.of(answer);
    }

    private void check(Node node, Call call, Answer answer) {
        int status = answer.status();
        if (status < FIRST_ERROR) {
            counts.add("answer: " + call.kind() + " " + status);
            return;
        }
        violations.check(
                answer.type().equals(Answer.PROBLEM),
                "%s answers %s with %d and no problem: %s",
                node,
                call,
                status,
                answer.body());
        counts.add("answer: " + call.kind() + " " + status + " " + answer.problem());
        counts.add("problem: " + answer.problem());
        violations.check(
                status < FIRST_SERVER_ERROR || status == UNAVAILABLE,
                "%s answers %s with %d: %s",
                node,
                call,
                status,
                answer.body());
        violations.check(
                !answer.passing() || answer.retryAfter().isPresent(),
                "%s answers %s with %d without Retry-After: %s",
                node,
                call,
                status,
                answer.body());
    }
}
