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
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import ringo.rules.Preset;

/** {@code /v1/rulesets}: the presets, with all options and what each means. */
@Path("/v1/rulesets")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class RuleSetResource {

    private final Representation list;
    private final Map<String, Representation> byId;

    RuleSetResource(ObjectMapper mapper) {
        List<RuleSetJson> ruleSets =
                Arrays.stream(Preset.values()).map(RuleSetJson::of).toList();
        list = new Representation(new RuleSetJson.ListJson(Preset.DEFAULT.text(), ruleSets), mapper);
        byId = ruleSets.stream()
                .collect(Collectors.toMap(RuleSetJson::id, ruleSet -> new Representation(ruleSet, mapper)));
    }

    @GET
    public Response list(@Context HttpHeaders request) {
        return list.answer(request);
    }

    @GET
    @Path("{id}")
    public Response get(@PathParam("id") String id, @Context HttpHeaders request) {
        Representation ruleSet = byId.get(id);
        if (ruleSet == null) {
            throw ProblemException.notFound("id", id);
        }
        return ruleSet.answer(request);
    }
}
