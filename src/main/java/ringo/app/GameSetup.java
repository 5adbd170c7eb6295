package ringo.app;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import ringo.game.Correspondence;
import ringo.game.EngineJobs;
import ringo.game.EventLog;
import ringo.game.Games;
import ringo.game.Presence;

/** Makes the use cases of games, with what they need. */
@Singleton
public class GameSetup {

    @Produces
    @Singleton
    Correspondence correspondence(Games games, EventLog events, EngineJobs jobs, Presence presence, Clock clock) {
        return new Correspondence(games, events, jobs, presence, clock, new SecureRandom());
    }
}
