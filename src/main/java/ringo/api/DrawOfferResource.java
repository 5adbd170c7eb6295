package ringo.api;

import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import ringo.game.Draws;
import ringo.player.Scope;

/** {@code /v1/games/{id}/draw-offer}: the offer of a draw that stands in a game. */
@Path("/v1/games/{id}/draw-offer")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class DrawOfferResource {

    private final GameChanges changes;

    DrawOfferResource(GameChanges changes) {
        this.changes = changes;
    }

    @POST
    @Authorised(Scope.PLAY)
    public Response offer(@PathParam("id") String id, @Context RoutingContext context) {
        return changes.change(id, context, Draws::offer);
    }

    @DELETE
    @Authorised(Scope.PLAY)
    public Response remove(@PathParam("id") String id, @Context RoutingContext context) {
        return changes.change(id, context, Draws::remove);
    }

    @POST
    @Path("acceptance")
    @Authorised(Scope.PLAY)
    public Response accept(@PathParam("id") String id, @Context RoutingContext context) {
        return changes.change(id, context, Draws::accept);
    }
}
