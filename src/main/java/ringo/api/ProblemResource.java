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

/** {@code /problems}: what each problem means and how to mend it; the {@code type} of every problem leads here. */
@Path("/problems")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class ProblemResource {

    private final Catalogue problems;

    ProblemResource(ObjectMapper mapper) {
        problems = new Catalogue(ProblemPage::all, ProblemPage.ListJson::new, ProblemPage::code, mapper);
    }

    @GET
    public Response list(@Context HttpHeaders request) {
        return problems.list(request);
    }

    @GET
    @Path("{code}")
    public Response get(@PathParam("code") String code, @Context HttpHeaders request) {
        return problems.get("code", code, request);
    }
}
