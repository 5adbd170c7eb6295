package ringo.api;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import ringo.picture.Sheet;

/** {@code /v1/board.svg} and {@code .pdf}: a board to print. */
@Path("/v1")
public class SheetResource {

    @GET
    @Path("board.svg")
    @Produces(PictureAnswer.SVG)
    @NonBlocking
    @Queried(SheetQuery.OfBoard.class)
    public Response svg(@Context HttpHeaders request, @Context RoutingContext context) {
        return PictureAnswer.svgForEver(
                request, SheetQuery.of(context.request()).svg());
    }

    /** Takes some milliseconds, too long for the event loop. */
    @GET
    @Path("board.pdf")
    @Produces(PictureAnswer.PDF)
    @Blocking
    @Queried(SheetQuery.OfBoard.class)
    public Response pdf(@Context HttpHeaders request, @Context RoutingContext context) {
        Sheet sheet = SheetQuery.of(context.request());
        String tag = PictureAnswer.tag(sheet.svg(), PictureAnswer.PDF);
        Response.ResponseBuilder answer = PictureAnswer.known(request, tag)
                ? Response.notModified()
                : PictureAnswer.of(sheet.pdf(), PictureAnswer.PDF);
        return PictureAnswer.forEver(answer, tag);
    }
}
