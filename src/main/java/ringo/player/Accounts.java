package ringo.player;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** What a player can do with an account. */
public final class Accounts {

    /** The most tokens of one player. */
    public static final int MOST_TOKENS = 20;

    /** How long a name is held for a player who has used no token yet. */
    public static final Duration NAME_HELD_UNUSED = Duration.ofMinutes(10);

    private static final String FIRST_LABEL = "first";

    private final Players players;
    private final Tokens tokens;
    private final Departure departure;
    private final Atomically atomically;
    private final Clock clock;
    private final RandomGenerator random;

    /**
     * Makes the use cases.
     *
     * @param random has to be a source that nobody can foresee
     */
    public Accounts(
            Players players,
            Tokens tokens,
            Departure departure,
            Atomically atomically,
            Clock clock,
            RandomGenerator random) {
        this.players = players;
        this.tokens = tokens;
        this.departure = departure;
        this.atomically = atomically;
        this.clock = clock;
        this.random = random;
    }

    /** What came of creating a player. */
    public sealed interface Creation {}

    /** The player is there, with a token of all scopes that does not expire. */
    public record Created(Player player, Token token, TokenSecret secret) implements Creation {}

    /** What came of renaming a player. */
    public sealed interface Renaming {}

    /** The player has the name. */
    public record Renamed(Player player) implements Renaming {}

    /** Somebody else has the name. */
    public record NameTaken() implements Creation, Renaming {}

    /** What came of making a token. */
    public sealed interface Making {}

    /** The token is there. */
    public record Made(Token token, TokenSecret secret) implements Making {}

    /** The token that asks lacks scopes that were asked for. */
    public record Exceeding(Set<Scope> lacking) implements Making {}

    /** There are {@link #MOST_TOKENS} already. */
    public record TooMany() implements Making {}

    /**
     * Everything that is kept of a player.
     *
     * @param at the moment of which it tells
     */
    public record Export(Player player, List<Token> tokens, Instant at) {}

    /** Creates a player of this name. */
    public Creation create(PlayerName name) {
        Instant now = now();
        Player player = Player.create(name, random, now);
        TokenSecret secret = TokenSecret.random(random);
        Token token = token(player.id(), FIRST_LABEL, EnumSet.allOf(Scope.class), now, Optional.empty());
        boolean created = atomically.run(() -> {
            free(name, now);
            return players.add(player) && tokens.add(token, secret.hash(), MOST_TOKENS);
        });
        return created ? new Created(player, token, secret) : new NameTaken();
    }

    /** The player of this name, in whatever case. */
    public Optional<Player> find(PlayerName name) {
        return players.find(name);
    }

    /** Gives the holder another name. The old one is free at once. */
    public Renaming rename(Holder holder, PlayerName name) {
        Player player = holder.player();
        if (!player.name().key().equals(name.key())) {
            Instant now = now();
            atomically.run(() -> free(name, now));
        }
        return players.rename(player.id(), name)
                ? new Renamed(new Player(player.id(), name, player.createdAt()))
                : new NameTaken();
    }

    /**
     * Deletes the holder's account, as one change in this order: all tokens are removed, so that nobody acts for the player any
     * more; waiting games are aborted and running ones resigned ({@link Departure}); the name and what else concerns only the
     * player is forgotten.
     */
    public void delete(Holder holder) {
        Instant now = now();
        atomically.run(() -> remove(holder.player().id(), now));
    }

    /** Frees a name that is held by a player who has never come back. */
    private boolean free(PlayerName name, Instant now) {
        return players.unused(name, now.minus(NAME_HELD_UNUSED))
                .map(id -> remove(id, now))
                .orElse(false);
    }

    private boolean remove(String id, Instant now) {
        tokens.removeAll(id);
        departure.leave(id, now);
        players.forget(id);
        return true;
    }

    /** Everything that is kept of the holder. */
    public Export export(Holder holder) {
        return new Export(holder.player(), tokens.of(holder.player().id()), now());
    }

    /** The holder's tokens, the oldest first. */
    public List<Token> tokens(Holder holder) {
        return tokens.of(holder.player().id());
    }

    /** Makes a token that allows no more than the one that asks, and does not outlive it. */
    public Making makeToken(Holder holder, TokenWish wish) {
        Set<Scope> lacking = EnumSet.copyOf(wish.scopes());
        lacking.removeAll(holder.token().scopes());
        if (!lacking.isEmpty()) {
            return new Exceeding(lacking);
        }
        Instant now = now();
        Optional<Instant> end = Stream.concat(
                        holder.token().expiresAt().stream(), wish.lifetime().map(now::plus).stream())
                .min(Instant::compareTo);
        TokenSecret secret = TokenSecret.random(random);
        Token token = token(holder.player().id(), wish.label(), wish.scopes(), now, end);
        return tokens.add(token, secret.hash(), MOST_TOKENS) ? new Made(token, secret) : new TooMany();
    }

    /**
     * Makes a token void at once.
     *
     * @return false if the holder has none with this id
     */
    public boolean revokeToken(Holder holder, String id) {
        return tokens.remove(holder.player().id(), id);
    }

    private Token token(String playerId, String label, Set<Scope> scopes, Instant now, Optional<Instant> end) {
        return new Token(Base32.random(random, Player.ID_LENGTH), playerId, label, scopes, now, end, Optional.empty());
    }

    /** To the millisecond: what is answered is what is kept. */
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
