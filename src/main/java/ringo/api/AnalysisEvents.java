package ringo.api;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;

/**
 * The answers of one search as server-sent events. Nothing is sent before the first of them, so that a search which cannot be begun
 * is answered with a problem. There are never more events than depths, so that what waits for a slow client is bounded.
 *
 * <p>Safe for use by several threads.
 */
final class AnalysisEvents implements EventBody {

    private final CompletableFuture<AnalysisEvents> begun = new CompletableFuture<>();
    private final Deque<byte[]> unsent = new ArrayDeque<>();
    private Optional<Output> output = Optional.empty();
    private boolean ended;

    private record Output(ServerHttpResponse response, Runnable whenEnded) {}

    /** Completes with the first event, or fails with what was the matter before there was one. */
    CompletionStage<AnalysisEvents> begun() {
        return begun;
    }

    /** @param json the event's data on one line */
    void send(String name, String json) {
        byte[] event = ("event: " + name + "\ndata: " + json + "\n\n").getBytes(StandardCharsets.UTF_8);
        synchronized (this) {
            unsent.add(event);
            flush();
        }
        begun.complete(this);
    }

    /** There are no more events. */
    void end() {
        synchronized (this) {
            ended = true;
            flush();
        }
    }

    /** The search has failed: the answer says so if it has not begun, and else breaks off. */
    void fail(Throwable failure) {
        begun.completeExceptionally(failure);
        end();
    }

    @Override
    public synchronized void writeTo(ServerHttpResponse response, Runnable whenEnded) {
        output = Optional.of(new Output(response, whenEnded));
        flush();
    }

    private void flush() {
        if (output.isEmpty()) {
            return;
        }
        Output out = output.get();
        while (!unsent.isEmpty()) {
            out.response().write(unsent.removeFirst());
        }
        if (ended) {
            out.response().end();
            out.whenEnded().run();
            output = Optional.empty();
        }
    }
}
