package ringo.player;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Keeps players and tokens in maps, as plainly as the ports say; for one thread. */
final class MemoryAccounts implements Players, Tokens, Departure, Atomically {

    private final Map<String, Player> players = new LinkedHashMap<>();
    private final Map<TokenSecret.Hash, Token> tokens = new LinkedHashMap<>();

    /** What happened to accounts, in order. */
    final List<String> log = new ArrayList<>();

    @Override
    public <T> T run(Supplier<T> changes) {
        return changes.get();
    }

    @Override
    public boolean add(Player player) {
        if (find(player.name()).isPresent()) {
            return false;
        }
        players.put(player.id(), player);
        return true;
    }

    @Override
    public Optional<Player> find(PlayerName name) {
        return players.values().stream()
                .filter(player -> player.name().key().equals(name.key()))
                .findFirst();
    }

    @Override
    public boolean rename(String id, PlayerName name) {
        if (find(name).filter(other -> !other.id().equals(id)).isPresent()) {
            return false;
        }
        players.computeIfPresent(id, (same, player) -> new Player(id, name, player.createdAt()));
        return true;
    }

    @Override
    public Optional<String> unused(PlayerName name, Instant cameBefore) {
        return find(name)
                .filter(player -> player.createdAt().isBefore(cameBefore))
                .filter(player -> of(player.id()).stream()
                        .filter(token -> token.createdAt().equals(player.createdAt()))
                        .anyMatch(token -> token.lastUsedAt().isEmpty()))
                .map(Player::id);
    }

    @Override
    public void forget(String id) {
        log.add("forget " + players.remove(id));
    }

    @Override
    public Set<String> good(Set<String> ids, Instant now) {
        return tokens.values().stream()
                .filter(token -> ids.contains(token.id()) && !token.expired(now))
                .map(Token::id)
                .collect(Collectors.toSet());
    }

    @Override
    public void leave(String playerId, Instant now) {
        log.add("leave " + players.containsKey(playerId));
    }

    @Override
    public Optional<Holder> find(TokenSecret.Hash hash) {
        return Optional.ofNullable(tokens.get(hash))
                .flatMap(token ->
                        Optional.ofNullable(players.get(token.playerId())).map(player -> new Holder(player, token)));
    }

    @Override
    public boolean use(String id, Instant now, Instant unlessSince) {
        log.add("use");
        tokens.replaceAll((hash, token) -> token.id().equals(id) ? token.usedAt(now) : token);
        return tokens.values().stream().anyMatch(token -> token.id().equals(id));
    }

    @Override
    public List<Token> of(String playerId) {
        return tokens.values().stream()
                .filter(token -> token.playerId().equals(playerId))
                .sorted(Comparator.comparing(Token::createdAt))
                .toList();
    }

    @Override
    public boolean add(Token token, TokenSecret.Hash hash, int most) {
        tokens.values()
                .removeIf(other -> other.playerId().equals(token.playerId()) && other.expired(token.createdAt()));
        if (of(token.playerId()).size() >= most) {
            return false;
        }
        tokens.put(hash, token);
        return true;
    }

    @Override
    public boolean remove(String playerId, String id) {
        return tokens.values()
                .removeIf(
                        token -> token.playerId().equals(playerId) && token.id().equals(id));
    }

    @Override
    public void removeAll(String playerId) {
        log.add("removeAll");
        tokens.values().removeIf(token -> token.playerId().equals(playerId));
    }
}
