package ringo.api;

import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import ringo.player.Accounts;
import ringo.player.Player;
import ringo.player.PlayerName;

/** {@code /v1/players}: who there is, and how to become one of them. */
@Path("/v1/players")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class PlayerResource {

    private final Accounts accounts;
    private final AddressLimit limit;

    PlayerResource(Accounts accounts, AddressLimit limit) {
        this.accounts = accounts;
        this.limit = limit;
    }

    @POST
    public Response create(NameRequest request, @Context RoutingContext context) {
        Optional<Duration> wait = limit.take(Caller.address(context.request()));
        if (wait.isPresent()) {
            throw Refusals.tooManyRequests(wait.get());
        }
        if (accounts.create(request.name()) instanceof Accounts.Created created) {
            // Not Response.created: what that makes of the path depends on how the client calls this node.
            return Response.status(Response.Status.CREATED)
                    .header(HttpHeaders.LOCATION, "/v1/players/" + escaped(created.player()))
                    .entity(MeJson.created(created.player(), created.token(), created.secret()))
                    .build();
        }
        throw Refusals.nameTaken(request.name().text());
    }

    private static String escaped(Player player) {
        return URLEncoder.encode(player.name().text(), StandardCharsets.UTF_8);
    }

    @GET
    @Path("{name}")
    public PlayerJson get(@PathParam("name") String name) {
        Optional<Player> player = PlayerName.read(name) instanceof PlayerName.Named named
                ? accounts.find(named.name())
                : Optional.empty();
        return player.map(PlayerJson::of)
                .orElseThrow(() -> ProblemException.notFound("name", FaultCode.UNKNOWN_PLAYER, name));
    }
}
