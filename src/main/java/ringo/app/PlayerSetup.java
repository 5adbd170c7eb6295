package ringo.app;

import com.github.benmanes.caffeine.cache.Ticker;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import ringo.api.AddressLimit;
import ringo.game.Correspondence;
import ringo.game.PlayerId;
import ringo.player.Accounts;
import ringo.player.Atomically;
import ringo.player.Authenticator;
import ringo.player.Departure;
import ringo.player.Players;
import ringo.player.Tokens;

/** Makes the use cases of accounts, with what they need. */
@Singleton
public class PlayerSetup {

    @Produces
    @Singleton
    Accounts accounts(Players players, Tokens tokens, Departure departure, Atomically atomically, Clock clock) {
        return new Accounts(players, tokens, departure, atomically, clock, new SecureRandom());
    }

    @Produces
    @Singleton
    Authenticator authenticator(Tokens tokens, Clock clock) {
        return new Authenticator(tokens, clock);
    }

    /** The one clock of the service. */
    @Produces
    @Singleton
    Clock clock() {
        return Clock.systemUTC();
    }

    /** Who leaves, leaves the games first. */
    @Produces
    @Singleton
    Departure departure(Correspondence correspondence) {
        return (playerId, now) -> correspondence.leave(new PlayerId(playerId));
    }

    @Produces
    @Singleton
    AddressLimit limitOfNewPlayers(PlayerConfig config) {
        return new AddressLimit(config.mostFromAddress(), config.window(), config.addresses(), Ticker.systemTicker());
    }
}
