package ringo.analysis;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/**
 * An answer that is being worked on.
 *
 * @param <T> the answer
 */
public final class Ticket<T> {

    private final CompletableFuture<T> answer;
    private final Runnable canceller;

    /** @param canceller ends the work; called any number of times, also after the answer */
    Ticket(CompletableFuture<T> answer, Runnable canceller) {
        this.answer = answer;
        this.canceller = canceller;
    }

    /** The ticket of an answer that is there. */
    static <T> Ticket<T> done(T answer) {
        return new Ticket<>(CompletableFuture.completedFuture(answer), () -> {});
    }

    /**
     * The answer; completed on a thread of the search. It fails with a {@link BusyException} if no search could be begun, and
     * with a {@link java.util.concurrent.CancellationException} if it was {@linkplain #cancel cancelled} before.
     */
    public CompletionStage<T> answer() {
        return answer;
    }

    /** Nobody waits for the answer any more: a search that runs ends soon, one that waits is never begun. */
    public void cancel() {
        canceller.run();
    }

    <R> Ticket<R> map(Function<T, R> change) {
        return new Ticket<>(answer.thenApply(change), canceller);
    }
}
