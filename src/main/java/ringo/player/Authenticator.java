package ringo.player;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Function;

/** Tells who bears a token. */
public final class Authenticator {

    /** A use is noted at most once in this time, so that reading stays reading. */
    public static final Duration USE_NOTED_EVERY = Duration.ofMinutes(1);

    private final Tokens tokens;
    private final Clock clock;

    public Authenticator(Tokens tokens, Clock clock) {
        this.tokens = tokens;
        this.clock = clock;
    }

    /** Who it is, or why that cannot be told. */
    public sealed interface Answer {}

    /** The token is good. */
    public record Known(Holder holder) implements Answer {}

    /** The token is of no use. */
    public record Refused(Reason reason) implements Answer {}

    /** Why a token is of no use. */
    public enum Reason {
        /** It is not written as tokens are. */
        MALFORMED,
        /** There is none such: there never was, it was revoked, or its player has left. */
        UNKNOWN,
        /** Its time is over. */
        EXPIRED
    }

    /** Looks up the token, and notes that it is used. */
    public Answer authenticate(String secret) {
        return authenticate(secret, tokens::find);
    }

    /**
     * The same with another way to look up the token.
     *
     * @param lookup like {@link Tokens#find}; may learn more by the same query
     */
    public Answer authenticate(String secret, Function<TokenSecret.Hash, Optional<Holder>> lookup) {
        Optional<TokenSecret> sound = TokenSecret.parse(secret);
        if (sound.isEmpty()) {
            return new Refused(Reason.MALFORMED);
        }
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Optional<Holder> holder = lookup.apply(sound.get().hash());
        if (holder.isEmpty()) {
            return new Refused(Reason.UNKNOWN);
        }
        Token token = holder.get().token();
        if (token.expired(now)) {
            return new Refused(Reason.EXPIRED);
        }
        Instant unlessSince = now.minus(USE_NOTED_EVERY);
        boolean noted = token.lastUsedAt().filter(unlessSince::isBefore).isPresent();
        return noted || tokens.use(token.id(), now, unlessSince)
                ? new Known(holder.get())
                : new Refused(Reason.UNKNOWN);
    }
}
