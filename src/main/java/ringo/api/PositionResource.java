package ringo.api;

import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import ringo.notation.PositionText;
import ringo.rules.Line;

/**
 * {@code /v1/positions}: what the rules say of a position. Keeps nothing. The methods run on the event loop, or on a worker thread
 * where {@link JsonRequestReader} has moved the request there.
 */
@Path("/v1/positions")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class PositionResource {

    @POST
    @Path("legal-moves")
    @NonBlocking
    public LegalMovesAnswer legalMoves(PositionRequest request) {
        Line line = PlayedRequest.of(request).line();
        return new LegalMovesAnswer(
                request.rules().json(),
                PositionJson.of(line.position()),
                PositionText.write(line.position()),
                OutcomeJson.of(line.outcome()),
                MoveJson.of(line.legalMoves()));
    }

    @POST
    @Path("play")
    @NonBlocking
    public PlayAnswer play(PositionRequest request) {
        PlayedRequest played = PlayedRequest.of(request);
        Line line = played.line();
        return new PlayAnswer(
                request.rules().json(),
                played.played().stream().map(PlayAnswer.PlayedJson::of).toList(),
                PositionJson.of(line.position()),
                PositionText.write(line.position()),
                OutcomeJson.of(line.outcome()));
    }
}
