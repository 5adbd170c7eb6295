package ringo.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;
import ringo.rules.Preset;

/** {@code /v1/rulesets}: the presets, with all options and what each means. */
@Path("/v1/rulesets")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class RuleSetResource {

    private final Catalogue ruleSets;

    RuleSetResource(ObjectMapper mapper) {
        ruleSets = new Catalogue(
                () -> Arrays.stream(Preset.values()).map(RuleSetJson::of).toList(),
                presets -> new RuleSetJson.ListJson(Preset.DEFAULT.text(), presets, OptionMeaningJson.all()),
                RuleSetJson::id,
                mapper);
    }

    @GET
    public Response list(@Context HttpHeaders request) {
        return ruleSets.list(request);
    }

    @GET
    @Path("{id}")
    public Response get(@PathParam("id") String id, @Context HttpHeaders request) {
        return ruleSets.get("id", id, request);
    }
}
