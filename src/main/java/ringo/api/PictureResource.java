package ringo.api;

import io.smallrye.common.annotation.NonBlocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import ringo.picture.Picture;

/** {@code /v1/positions/image.svg} and {@code .png}: any position as a picture. Keeps nothing. */
@Path("/v1/positions")
public class PictureResource {

    @GET
    @Path("image.svg")
    @Produces(PictureAnswer.SVG)
    @NonBlocking
    @Queried(PictureQuery.OfPosition.class)
    public Response svg(@Context HttpHeaders request, @Context RoutingContext context) {
        Picture picture = PictureQuery.ofPosition(context.request());
        String svg = picture.svg();
        String tag = PictureAnswer.tag(svg, PictureAnswer.SVG);
        Response.ResponseBuilder answer =
                PictureAnswer.known(request, tag) ? Response.notModified() : PictureAnswer.ofSvg(svg);
        return PictureAnswer.forEver(answer, tag);
    }
}
