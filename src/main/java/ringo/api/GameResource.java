package ringo.api;

import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import ringo.game.Beginning;
import ringo.game.Correspondence;
import ringo.game.Ending;
import ringo.game.Game;
import ringo.game.GameId;
import ringo.game.GameQuery;
import ringo.game.GameState;
import ringo.game.Games;
import ringo.game.Page;
import ringo.game.Participant;
import ringo.game.Records;
import ringo.notation.GameText;
import ringo.player.Accounts;
import ringo.player.PlayerName;
import ringo.player.Scope;
import ringo.rules.Preset;

/** {@code /v1/games}: correspondence games, and how they begin and end. */
@Path("/v1/games")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class GameResource {

    private final Correspondence correspondence;
    private final Games games;
    private final Accounts accounts;
    private final GameChanges changes;
    private final SafeRetry retry;

    GameResource(Correspondence correspondence, Games games, Accounts accounts, GameChanges changes, SafeRetry retry) {
        this.correspondence = correspondence;
        this.games = games;
        this.accounts = accounts;
        this.changes = changes;
        this.retry = retry;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Authorised(Scope.PLAY)
    public Response create(GameRequest request, @Context RoutingContext context) {
        Participant.Player creator = GameChanges.caller(context);
        return retry.run(
                WriteHeaders.ofCreation(context),
                context,
                creator.id(),
                () -> GameRefusals.created(correspondence.create(creator, request.terms(this::player)), ""));
    }

    private Optional<Participant.Player> player(PlayerName name) {
        return accounts.find(name).map(GameChanges::participant);
    }

    @GET
    @Authorised(Scope.READ)
    public Response list(
            @QueryParam("state") @Nullable String state,
            @QueryParam("rules") @Nullable String rules,
            @QueryParam("player") @Nullable String player,
            @QueryParam("limit") @Nullable String limit,
            @QueryParam("cursor") @Nullable String cursor) {
        QueryFields query = new QueryFields();
        Optional<GameState> inState = query.choice("state", state, GameState.values());
        Optional<Preset> base = query.preset("rules", rules);
        Optional<PlayerName> name = query.playerName("player", player);
        Page.Request part = GameLists.part(query, limit, cursor, false);
        query.check();
        Map<String, Optional<String>> asked = new LinkedHashMap<>();
        asked.put("state", Optional.ofNullable(state));
        asked.put("rules", Optional.ofNullable(rules));
        asked.put("player", Optional.ofNullable(player));
        asked.put(GameLists.LIMIT, Optional.ofNullable(limit));
        return GameLists.answer(games.list(new GameQuery(inState, base, name), part), "/v1/games", asked);
    }

    /** A reader who has the version costs the one query by which {@link BearerFilter} has found the token. */
    @GET
    @Path("{id}")
    @Authorised(Scope.READ)
    @ReadsGame
    public Response get(@PathParam("id") String id, @Context HttpHeaders request, @Context RoutingContext context) {
        OptionalLong version = BearerFilter.gameVersion(context);
        if (version.isEmpty()) {
            throw GameRefusals.unknownGame(id);
        }
        if (VersionTag.known(request.getRequestHeader(HttpHeaders.IF_NONE_MATCH), version.getAsLong())) {
            return Response.notModified()
                    .header(HttpHeaders.ETAG, VersionTag.of(version.getAsLong()))
                    .build();
        }
        Game game = found(id);
        return Response.ok(GameJson.of(game))
                .header(HttpHeaders.ETAG, VersionTag.of(game.version()))
                .build();
    }

    private Game found(String id) {
        return GameId.parse(id).flatMap(correspondence::find).orElseThrow(() -> GameRefusals.unknownGame(id));
    }

    @POST
    @Path("{id}/join")
    @Authorised(Scope.PLAY)
    public Response join(@PathParam("id") String id, @Context RoutingContext context) {
        Participant.Player who = GameChanges.caller(context);
        return changes.run(
                id,
                context,
                (game, headers) -> GameRefusals.result(correspondence.join(game, who, headers.version()), id));
    }

    @POST
    @Path("{id}/decline")
    @Authorised(Scope.PLAY)
    public Response decline(@PathParam("id") String id, @Context RoutingContext context) {
        return changes.change(id, context, Beginning::decline);
    }

    @POST
    @Path("{id}/abort")
    @Authorised(Scope.PLAY)
    public Response abort(@PathParam("id") String id, @Context RoutingContext context) {
        return changes.change(id, context, Ending::callOff);
    }

    @POST
    @Path("{id}/resign")
    @Authorised(Scope.PLAY)
    public Response resign(@PathParam("id") String id, @Context RoutingContext context) {
        return changes.change(id, context, Ending::resign);
    }

    @POST
    @Path("{id}/rematch")
    @Authorised(Scope.PLAY)
    public Response rematch(@PathParam("id") String id, @Context RoutingContext context) {
        Participant.Player who = GameChanges.caller(context);
        return changes.run(
                id,
                context,
                WriteHeaders.ofCreation(context),
                (game, headers) -> GameRefusals.created(correspondence.rematch(game, who), id));
    }

    @GET
    @Path("{id}/record")
    @Authorised(Scope.READ)
    public RecordJson jsonRecord(@PathParam("id") String id) {
        return RecordJson.of(found(id));
    }

    @GET
    @Path("{id}/record")
    @Produces(MediaType.TEXT_PLAIN)
    @Authorised(Scope.READ)
    public String textRecord(@PathParam("id") String id) {
        return GameText.write(Records.of(found(id)));
    }
}
