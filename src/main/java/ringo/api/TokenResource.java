package ringo.api;

import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.EnumSet;
import ringo.player.Accounts;
import ringo.player.Holder;
import ringo.player.Scope;

/** {@code /v1/me/tokens}: what lets programs act for the caller. */
@Path("/v1/me/tokens")
@Consumes(MediaType.APPLICATION_JSON)
@Blocking
public class TokenResource {

    private final Accounts accounts;

    TokenResource(Accounts accounts) {
        this.accounts = accounts;
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Authorised(Scope.ACCOUNT)
    public TokenJson.ListJson list(@Context RoutingContext context) {
        return TokenJson.ListJson.of(accounts.tokens(BearerFilter.holder(context)));
    }

    @POST
    @Produces(MediaType.APPLICATION_JSON)
    @Authorised(Scope.ACCOUNT)
    public Response create(TokenRequest request, @Context RoutingContext context) {
        Accounts.Making making = accounts.makeToken(BearerFilter.holder(context), request.wish());
        if (making instanceof Accounts.Exceeding exceeding) {
            throw Refusals.exceeding(exceeding.lacking());
        }
        if (making instanceof Accounts.Made made) {
            return Response.status(Response.Status.CREATED)
                    .entity(TokenJson.created(made.token(), made.secret()))
                    .build();
        }
        throw Refusals.tooManyTokens();
    }

    /** Every token may revoke itself: that is how a program signs out. */
    @DELETE
    @Path("{id}")
    @Authorised
    public void revoke(@PathParam("id") String id, @Context RoutingContext context) {
        Holder holder = BearerFilter.holder(context);
        if (!holder.token().id().equals(id) && !holder.token().allows(Scope.ACCOUNT)) {
            throw Refusals.missingScope(EnumSet.of(Scope.ACCOUNT));
        }
        if (!accounts.revokeToken(holder, id)) {
            throw ProblemException.notFound("id", id);
        }
    }
}
