package ringo.load;

import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.hibernate.Session;

/** {@code GET /load/select}: what an operation costs that asks the database one simple question and answers without a body. */
@Path("/load/select")
@Blocking
public class SelectResource {

    private final Session entities;

    SelectResource(Session entities) {
        this.entities = entities;
    }

    @GET
    public Response select() {
        Object[] row = entities.createNativeQuery("select 1", Object[].class)
                .getResultList()
                .get(0);
        return Response.notModified().header("ETag", "\"" + row[0] + '"').build();
    }
}
