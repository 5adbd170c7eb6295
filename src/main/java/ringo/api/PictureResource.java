package ringo.api;

import io.smallrye.common.annotation.NonBlocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import ringo.picture.Picture;
import ringo.picture.PicturePool;

/** {@code /v1/positions/image.svg} and {@code .png}: any position as a picture. Keeps nothing. */
@Path("/v1/positions")
@NonBlocking
public class PictureResource {

    private final PicturePool pool;

    PictureResource(PicturePool pool) {
        this.pool = pool;
    }

    @GET
    @Path("image.svg")
    @Produces(PictureAnswer.SVG)
    @Queried(PictureQuery.OfPosition.class)
    public Response svg(@Context HttpHeaders request, @Context RoutingContext context) {
        return PictureAnswer.svgForEver(
                request, PictureQuery.ofPosition(context.request()).svg());
    }

    /** Who has the picture already is answered without a permit. */
    @GET
    @Path("image.png")
    @Produces(PictureAnswer.PNG)
    @Queried(PictureQuery.OfPosition.class)
    public CompletionStage<Response> png(@Context HttpHeaders request, @Context RoutingContext context) {
        Picture picture = PictureQuery.ofPosition(context.request());
        String tag = PictureAnswer.tag(picture.svg(), PictureAnswer.PNG);
        if (PictureAnswer.known(request, tag)) {
            return CompletableFuture.completedFuture(PictureAnswer.forEver(Response.notModified(), tag));
        }
        return pool.submit(picture::png)
                .thenApply(png -> PictureAnswer.forEver(PictureAnswer.of(png, PictureAnswer.PNG), tag));
    }
}
