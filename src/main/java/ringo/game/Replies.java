package ringo.game;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The answers to requests that may come twice, kept so that the second gets the answer of the first and changes nothing. */
public interface Replies {

    /**
     * How a request is known again.
     *
     * @param key the caller's name for it
     * @param content what it asks for, as a SHA-256 of everything that matters, in hexadecimal
     */
    record Request(String key, String content) {}

    /**
     * An answer.
     *
     * @param status its status
     * @param headers its headers of its own
     * @param body its body; empty for none
     * @param keep whether the same request is to get it again; if not, the request is carried out anew
     */
    record Reply(int status, Map<String, String> headers, String body, boolean keep) {
        public Reply {
            headers = Map.copyOf(headers);
        }
    }

    /** What comes of a request. */
    sealed interface Outcome {}

    /**
     * It was answered.
     *
     * @param again whether it was answered before
     */
    record Answered(Reply reply, boolean again) implements Outcome {}

    /** The key was used for another request. */
    record KeyTaken() implements Outcome {}

    /** The same request is still being carried out. */
    record StillRunning() implements Outcome {}

    /**
     * Carries out a request, or finds the answer that it got before. Everything is one transaction: what the work changes, and the
     * answer that is kept of it.
     *
     * @param who whose request it is
     * @param request empty if it is not known again: it is carried out each time
     * @param work carries it out; if it throws, nothing has changed
     */
    Outcome run(PlayerId who, Optional<Request> request, Supplier<Reply> work);

    /**
     * That there is an answer for a request.
     *
     * @param at when it came first
     */
    record Kept(String key, Instant at) {}

    /** The requests of a player whose answers are kept, the oldest first. */
    List<Kept> keptFor(PlayerId who);

    /**
     * Forgets the oldest answers.
     *
     * @param before only those from before
     * @param most how many at a time
     * @return how many
     */
    int forget(Instant before, int most);
}
