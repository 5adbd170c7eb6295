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
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code /problems}: what each problem means and how to mend it; the {@code type} of every problem leads here. */
@Path("/problems")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class ProblemResource {

    private final Representation list;
    private final Map<String, Representation> byCode;

    ProblemResource(ObjectMapper mapper) {
        List<ProblemPage> pages = ProblemPage.all();
        list = new Representation(new ProblemPage.ListJson(pages), mapper);
        byCode = pages.stream().collect(Collectors.toMap(ProblemPage::code, page -> new Representation(page, mapper)));
    }

    @GET
    public Response list(@Context HttpHeaders request) {
        return list.answer(request);
    }

    @GET
    @Path("{code}")
    public Response get(@PathParam("code") String code, @Context HttpHeaders request) {
        Representation page = byCode.get(code);
        if (page == null) {
            throw ProblemException.notFound("code", code);
        }
        return page.answer(request);
    }
}
