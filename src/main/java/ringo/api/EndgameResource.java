package ringo.api;

import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import ringo.analysis.Endgames;
import ringo.rules.Line;

/** {@code POST /v1/positions/endgame}: what the endgame tables know of a position. They are files, so they are not read on the event loop. */
@Path("/v1/positions")
@Produces(MediaType.APPLICATION_JSON)
public class EndgameResource {

    private final Endgames endgames;

    EndgameResource(Endgames endgames) {
        this.endgames = endgames;
    }

    @POST
    @Path("endgame")
    @Consumes(MediaType.APPLICATION_JSON)
    @NonBlocking
    public Uni<EndgameAnswer> endgame(PositionRequest request) {
        Line game = PlayedRequest.of(request).line();
        return Uni.createFrom()
                .item(() -> EndgameAnswer.of(request.rules().json(), game, endgames.read(game)))
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }
}
