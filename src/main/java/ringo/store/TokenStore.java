package ringo.store;

import jakarta.inject.Singleton;
import jakarta.persistence.LockModeType;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hibernate.Session;
import ringo.player.Holder;
import ringo.player.Token;
import ringo.player.TokenSecret;
import ringo.player.Tokens;

/** Keeps tokens in the table {@code token}. */
@Singleton
public class TokenStore implements Tokens {

    private final Session entities;

    TokenStore(Session entities) {
        this.entities = entities;
    }

    @Override
    public Optional<Holder> find(TokenSecret.Hash hash) {
        return new PlainSql("select " + HolderColumns.ALL
                        + " from token t join player p on p.id = t.player_id where t.hash = ?")
                .with(TokenRow.bytes(hash)).rows(entities, HolderColumns::holder).stream()
                        .findFirst();
    }

    @Override
    @Transactional
    public boolean use(String id, Instant now, Instant unlessSince) {
        int noted = TokenRow.update(
                "lastUsedAt = ?1 where id = ?2 and (lastUsedAt is null or lastUsedAt <= ?3)", now, id, unlessSince);
        return noted == 1 || TokenRow.count("id", id) == 1;
    }

    @Override
    @Transactional
    public Set<String> good(Set<String> ids, Instant now) {
        return Set.copyOf(entities.createQuery(
                        "select t.id from TokenRow t where t.id in :ids and (t.expiresAt is null or t.expiresAt > :now)",
                        String.class)
                .setParameter("ids", ids)
                .setParameter("now", now)
                .getResultList());
    }

    @Override
    public List<Token> of(String playerId) {
        return TokenRow.<TokenRow>list("playerId = ?1 order by createdAt, id", playerId).stream()
                .map(TokenRow::token)
                .toList();
    }

    /** Locks the player, so that two of them cannot both be the last that there is room for. */
    @Override
    @Transactional
    public boolean add(Token token, TokenSecret.Hash hash, int most) {
        String playerId = token.playerId();
        PlayerRow player = entities.find(PlayerRow.class, playerId, LockModeType.PESSIMISTIC_WRITE);
        if (player == null) {
            return false;
        }
        TokenRow.delete("playerId = ?1 and expiresAt <= ?2", playerId, token.createdAt());
        if (TokenRow.count("playerId", playerId) >= most) {
            return false;
        }
        TokenRow.of(token, hash).persist();
        return true;
    }

    @Override
    @Transactional
    public boolean remove(String playerId, String id) {
        return TokenRow.delete("playerId = ?1 and id = ?2", playerId, id) == 1;
    }

    @Override
    @Transactional
    public void removeAll(String playerId) {
        TokenRow.delete("playerId", playerId);
    }
}
