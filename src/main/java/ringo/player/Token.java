package ringo.player;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * What is kept of a token: never its secret.
 *
 * @param id 12 characters of {@link Base32}; says nothing of the secret
 * @param playerId whose it is
 * @param label what it is for, in the words of who made it
 * @param scopes what it lets its bearer do, at least one
 * @param expiresAt from when on it is void; empty for never
 * @param lastUsedAt when it was last used, to the minute; empty if never
 */
public record Token(
        String id,
        String playerId,
        String label,
        Set<Scope> scopes,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<Instant> lastUsedAt) {

    /** The most characters (code points) of a label. */
    public static final int MOST_LABEL_LENGTH = 60;

    /** The scopes are kept in their order. */
    public Token {
        if (scopes.isEmpty()) {
            throw new IllegalArgumentException("a token without scopes");
        }
        scopes = EnumSet.copyOf(scopes);
    }

    @Override
    public Set<Scope> scopes() {
        return EnumSet.copyOf(scopes);
    }

    /** Whether it is void by now. */
    public boolean expired(Instant now) {
        return expiresAt.filter(end -> !end.isAfter(now)).isPresent();
    }

    /** Whether it lets its bearer do this. */
    public boolean allows(Scope scope) {
        return scopes.contains(scope);
    }

    Token usedAt(Instant now) {
        return new Token(id, playerId, label, scopes, createdAt, expiresAt, Optional.of(now));
    }
}
