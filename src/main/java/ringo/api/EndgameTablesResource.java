package ringo.api;

import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import ringo.analysis.Endgames;

/** {@code /v1/endgames}: which endgame tables there are, and what is in them. Tables may come while the service runs. */
@Path("/v1/endgames")
@Produces(MediaType.APPLICATION_JSON)
public class EndgameTablesResource {

    private final Endgames endgames;

    EndgameTablesResource(Endgames endgames) {
        this.endgames = endgames;
    }

    @GET
    @Blocking
    public EndgameTablesJson list() {
        return EndgameTablesJson.of(endgames);
    }
}
