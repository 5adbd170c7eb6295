package ringo.api;

import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ringo.game.EventLog;
import ringo.game.GameQuery;
import ringo.game.GameSummary;
import ringo.game.Games;
import ringo.game.Page;
import ringo.game.PlayerId;
import ringo.game.Replies;
import ringo.player.Accounts;
import ringo.player.Holder;
import ringo.player.Scope;

/** {@code /v1/me}: the account of the caller. */
@Path("/v1/me")
@Consumes(MediaType.APPLICATION_JSON)
@Blocking
public class MeResource {

    private static final int EVENTS_A_QUERY = 1000;

    private final Accounts accounts;
    private final Games games;
    private final EventLog events;
    private final Replies replies;

    MeResource(Accounts accounts, Games games, EventLog events, Replies replies) {
        this.accounts = accounts;
        this.games = games;
        this.events = events;
        this.replies = replies;
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Authorised(Scope.READ)
    public MeJson get(@Context RoutingContext context) {
        return MeJson.of(BearerFilter.holder(context));
    }

    @PATCH
    @Produces(MediaType.APPLICATION_JSON)
    @Authorised(Scope.ACCOUNT)
    public MeJson rename(NameRequest request, @Context RoutingContext context) {
        Holder holder = BearerFilter.holder(context);
        if (accounts.rename(holder, request.name()) instanceof Accounts.Renamed renamed) {
            return MeJson.of(new Holder(renamed.player(), holder.token()));
        }
        throw Refusals.nameTaken(request.name().text());
    }

    @DELETE
    @Authorised(Scope.ACCOUNT)
    public void delete(@Context RoutingContext context) {
        accounts.delete(BearerFilter.holder(context));
    }

    @GET
    @Path("export")
    @Produces(MediaType.APPLICATION_JSON)
    @Authorised(Scope.ACCOUNT)
    public ExportJson export(@Context RoutingContext context) {
        Holder holder = BearerFilter.holder(context);
        PlayerId player = new PlayerId(holder.player().id());
        return ExportJson.of(accounts.export(holder), allGames(player), allEvents(player), replies.keptFor(player));
    }

    private List<GameSummary> allGames(PlayerId player) {
        List<GameSummary> all = new ArrayList<>();
        Optional<Page.Place> after = Optional.empty();
        do {
            Page<GameSummary> part = games.of(player, GameQuery.ALL, new Page.Request(Page.Request.MOST, after));
            all.addAll(part.items());
            after = part.next();
        } while (after.isPresent());
        return all;
    }

    private List<EventLog.Logged> allEvents(PlayerId player) {
        List<EventLog.Logged> all = new ArrayList<>();
        List<EventLog.Logged> part;
        do {
            part = events.after(player, all.size(), EVENTS_A_QUERY);
            all.addAll(part);
        } while (part.size() == EVENTS_A_QUERY);
        return all;
    }
}
