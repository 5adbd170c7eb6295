package ringo.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import ringo.player.Scope;
import ringo.player.Token;
import ringo.player.TokenSecret;

/** A token. Its player is told by the id alone, so that nothing is loaded unasked. */
@Entity
@Table(name = "token")
@SuppressWarnings("NullAway.Init") // the columns are not null
public class TokenRow extends PanacheEntityBase {

    @Id
    public String id;

    @Column(name = "player_id")
    public String playerId;

    public byte[] hash;

    public String label;

    public String[] scopes;

    @Column(name = "created_at")
    public Instant createdAt;

    @Column(name = "expires_at")
    public @Nullable Instant expiresAt;

    @Column(name = "last_used_at")
    public @Nullable Instant lastUsedAt;

    static TokenRow of(Token token, TokenSecret.Hash hash) {
        TokenRow row = new TokenRow();
        row.id = token.id();
        row.playerId = token.playerId();
        row.hash = bytes(hash);
        row.label = token.label();
        row.scopes = token.scopes().stream().map(Words::of).toArray(String[]::new);
        row.createdAt = token.createdAt();
        row.expiresAt = token.expiresAt().orElse(null);
        row.lastUsedAt = token.lastUsedAt().orElse(null);
        return row;
    }

    Token token() {
        return new Token(
                id,
                playerId,
                label,
                scopes(scopes),
                createdAt,
                Optional.ofNullable(expiresAt),
                Optional.ofNullable(lastUsedAt));
    }

    static Set<Scope> scopes(String... words) {
        return Arrays.stream(words).map(word -> Words.to(Scope.class, word)).collect(Collectors.toSet());
    }

    static byte[] bytes(TokenSecret.Hash hash) {
        return HexFormat.of().parseHex(hash.hex());
    }
}
