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
import ringo.player.Accounts;
import ringo.player.Holder;
import ringo.player.Scope;

/** {@code /v1/me}: the account of the caller. */
@Path("/v1/me")
@Consumes(MediaType.APPLICATION_JSON)
@Blocking
public class MeResource {

    private final Accounts accounts;

    MeResource(Accounts accounts) {
        this.accounts = accounts;
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
        return ExportJson.of(accounts.export(BearerFilter.holder(context)));
    }
}
