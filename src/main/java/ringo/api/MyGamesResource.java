package ringo.api;

import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import ringo.game.GameQuery;
import ringo.game.GameState;
import ringo.game.Games;
import ringo.game.Page;
import ringo.game.PlayerId;
import ringo.player.Scope;
import ringo.rules.Preset;

/** {@code /v1/me/games} and {@code /v1/me/turns}: the games of the caller. */
@Path("/v1/me")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class MyGamesResource {

    private final Games games;

    MyGamesResource(Games games) {
        this.games = games;
    }

    @GET
    @Path("games")
    @Authorised(Scope.READ)
    public Response games(
            @QueryParam("state") @Nullable String state,
            @QueryParam("rules") @Nullable String rules,
            @QueryParam("limit") @Nullable String limit,
            @QueryParam("cursor") @Nullable String cursor,
            @Context RoutingContext context) {
        QueryFields query = new QueryFields();
        Optional<GameState> inState = query.choice("state", state, GameState.values());
        Optional<Preset> base = query.preset("rules", rules);
        Page.Request part = GameLists.part(query, limit, cursor, false);
        query.check();
        Map<String, Optional<String>> asked = new LinkedHashMap<>();
        asked.put("state", Optional.ofNullable(state));
        asked.put("rules", Optional.ofNullable(rules));
        asked.put(GameLists.LIMIT, Optional.ofNullable(limit));
        return GameLists.answer(
                games.of(caller(context), new GameQuery(inState, base, Optional.empty()), part), "/v1/me/games", asked);
    }

    @GET
    @Path("turns")
    @Authorised(Scope.READ)
    public Response turns(
            @QueryParam("limit") @Nullable String limit,
            @QueryParam("cursor") @Nullable String cursor,
            @Context RoutingContext context) {
        QueryFields query = new QueryFields();
        Page.Request part = GameLists.part(query, limit, cursor, true);
        query.check();
        return GameLists.answer(
                games.turns(caller(context), part),
                "/v1/me/turns",
                Map.of(GameLists.LIMIT, Optional.ofNullable(limit)));
    }

    private static PlayerId caller(RoutingContext context) {
        return new PlayerId(BearerFilter.holder(context).player().id());
    }
}
