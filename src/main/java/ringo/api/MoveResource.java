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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import ringo.game.Correspondence;
import ringo.game.GameId;
import ringo.game.Participant;
import ringo.game.Play;
import ringo.player.Scope;

/** {@code /v1/games/{id}/moves}: the moves of a game. */
@Path("/v1/games/{id}/moves")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class MoveResource {

    private final Correspondence correspondence;
    private final GameChanges changes;

    MoveResource(Correspondence correspondence, GameChanges changes) {
        this.correspondence = correspondence;
        this.changes = changes;
    }

    @GET
    @Authorised(Scope.READ)
    public GameMovesJson list(@PathParam("id") String id) {
        return GameId.parse(id)
                .flatMap(correspondence::find)
                .map(GameMovesJson::of)
                .orElseThrow(() -> GameRefusals.unknownGame(id));
    }

    @POST
    @Authorised(Scope.PLAY)
    public Response play(@PathParam("id") String id, MoveRequest move, @Context RoutingContext context) {
        Participant.Player who = GameChanges.caller(context);
        return changes.run(id, context, (game, headers) -> {
            Correspondence.Answer answer = correspondence.change(
                    game, headers.version(), (found, now) -> Play.move(found, who.id(), move.text(), now));
            if (answer instanceof Correspondence.Refused refused
                    && refused.refused().illegal().isPresent()) {
                throw GameRefusals.illegalMove(
                        refused.game(), move, refused.refused().illegal().get());
            }
            return answer instanceof Correspondence.Done done
                    ? new SafeRetry.Done(done.game(), Optional.of(GameJson.path(game) + "/moves"))
                    : GameRefusals.result(answer, id);
        });
    }
}
