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
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** {@code /v1}: what this is. */
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class ServiceResource {

    private final Representation service;

    ServiceResource(ObjectMapper mapper, @ConfigProperty(name = "quarkus.application.version") String version) {
        service = new Representation(
                () -> new ServiceJson("Ringo", version, Texts.RULES.get("service.description"), ServiceJson.Links.ALL),
                mapper);
    }

    @GET
    public Response service(@Context HttpHeaders request) {
        return service.answer(request);
    }
}
