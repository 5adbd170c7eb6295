package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.player.Scope;
import ringo.player.Token;
import ringo.player.TokenSecret;
import ringo.rules.Codes;

/**
 * A token.
 *
 * @param secret only in the answer to its creation
 * @param expiresAt none for never
 * @param lastUsedAt none if never
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TokenJson(
        String id,
        @Nullable String secret,
        String label,
        List<String> scopes,
        String createdAt,
        @Nullable String expiresAt,
        @Nullable String lastUsedAt) {

    /** All tokens. */
    public record ListJson(List<TokenJson> tokens) {

        static ListJson of(List<Token> tokens) {
            return new ListJson(tokens.stream().map(TokenJson::of).toList());
        }
    }

    static TokenJson of(Token token) {
        return of(token, null);
    }

    /** The token with its secret, which is told once. */
    static TokenJson created(Token token, TokenSecret secret) {
        return of(token, secret.text());
    }

    private static TokenJson of(Token token, @Nullable String secret) {
        return new TokenJson(
                token.id(),
                secret,
                token.label(),
                Arrays.stream(Scope.values())
                        .filter(token::allows)
                        .map(Codes::of)
                        .toList(),
                token.createdAt().toString(),
                token.expiresAt().map(Instant::toString).orElse(null),
                token.lastUsedAt().map(Instant::toString).orElse(null));
    }
}
