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
import ringo.analysis.Level;

/** {@code /v1/levels}: the levels of strength at which moves are suggested. */
@Path("/v1/levels")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class LevelResource {

    private final Representation levels;

    LevelResource(ObjectMapper mapper) {
        levels = new Representation(
                () -> new LevelJson.ListJson(
                        Level.all().stream().map(LevelJson::of).toList()),
                mapper);
    }

    @GET
    public Response list(@Context HttpHeaders request) {
        return levels.answer(request);
    }
}
