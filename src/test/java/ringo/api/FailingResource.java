package ringo.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.WebApplicationException;
import java.sql.SQLException;

/** Fails in the ways in which a resource should not; there in tests alone. */
@Path("/failing")
public class FailingResource {

    /** A fault in the code. */
    @GET
    @Path("exception")
    public String exception() {
        throw new IllegalStateException("a secret of the code");
    }

    /** A failure that the framework reports as such. */
    @GET
    @Path("framework")
    public String framework() {
        throw new WebApplicationException("a secret of the framework", 503);
    }

    /** A failure of the database, as it comes out of the layers above it. */
    @GET
    @Path("database")
    public String database() {
        throw new IllegalStateException("a secret of the store", new SQLException("connection lost", "08006"));
    }
}
