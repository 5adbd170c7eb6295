package ringo.api;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.util.function.BiFunction;
import ringo.game.Correspondence;
import ringo.game.Decision;
import ringo.game.Game;
import ringo.game.GameId;
import ringo.game.Participant;
import ringo.game.PlayerId;
import ringo.player.Player;

/** The way of every request that changes a game which is there, after its token was looked at and its body was read. */
@Singleton
public class GameChanges {

    private final Correspondence correspondence;
    private final SafeRetry retry;

    GameChanges(Correspondence correspondence, SafeRetry retry) {
        this.correspondence = correspondence;
        this.retry = retry;
    }

    /** Decides about a game. */
    @FunctionalInterface
    interface Rule {

        /** A pure function of the game, the player who asks, and the time. */
        Decision decide(Game game, PlayerId who, java.time.Instant now);
    }

    /** Changes a game as the rule says. */
    Response change(String id, RoutingContext context, Rule rule) {
        PlayerId who = caller(context).id();
        return run(
                id,
                context,
                (game, headers) -> GameRefusals.result(
                        correspondence.change(game, headers.version(), (found, now) -> rule.decide(found, who, now)),
                        id));
    }

    /**
     * Carries out a request to a game.
     *
     * @param id as the path has it
     */
    Response run(String id, RoutingContext context, BiFunction<GameId, WriteHeaders, SafeRetry.Result> work) {
        WriteHeaders headers = WriteHeaders.ofChange(context);
        return run(id, context, headers, work);
    }

    /** The same, where the headers were read. */
    Response run(
            String id,
            RoutingContext context,
            WriteHeaders headers,
            BiFunction<GameId, WriteHeaders, SafeRetry.Result> work) {
        GameId game = GameId.parse(id).orElseThrow(() -> GameRefusals.unknownGame(id));
        return retry.run(headers, context, caller(context).id(), () -> work.apply(game, headers));
    }

    /** Who calls, under the present name. */
    static Participant.Player caller(RoutingContext context) {
        return participant(BearerFilter.holder(context).player());
    }

    static Participant.Player participant(Player player) {
        return new Participant.Player(new PlayerId(player.id()), player.name().text());
    }
}
