package ringo.load;

import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Reads the body of a request, makes nothing of it, and answers with a constant of the size asked for. */
@Path("/load/constant")
public class ConstantResource {

    private static final int MAX_SIZE = 64 * 1024;

    private volatile String answer = "";

    /**
     * The constant.
     *
     * @param size of the answer in bytes, 2 to 65,536
     */
    @POST
    @Path("{size}")
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @NonBlocking
    public String constant(@PathParam("size") int size, byte[] body) {
        String constant = answer;
        if (constant.length() != size) {
            constant = "\"" + "x".repeat(Math.min(Math.max(size, 2), MAX_SIZE) - 2) + "\"";
            answer = constant;
        }
        return constant;
    }
}
