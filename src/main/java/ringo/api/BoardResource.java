package ringo.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** {@code /v1/board}: the geometry of the board. */
@Path("/v1/board")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class BoardResource {

    private final Representation board;

    BoardResource(ObjectMapper mapper) {
        board = new Representation(BoardJson::create, mapper);
    }

    @GET
    public Response board(@Context HttpHeaders request) {
        return board.answer(request);
    }
}
