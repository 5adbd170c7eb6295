package ringo.api;

import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import ringo.game.Correspondence;
import ringo.game.Game;
import ringo.game.GameId;
import ringo.notation.MoveText;
import ringo.picture.Picture;
import ringo.picture.PicturePool;
import ringo.player.Scope;

/** {@code /v1/games/{id}/image.svg} and {@code .png}: a game as it stands as a picture, for whoever may read the game. */
@Path("/v1/games/{id}")
@Blocking
public class GamePictureResource {

    private final Correspondence correspondence;
    private final PicturePool pool;

    GamePictureResource(Correspondence correspondence, PicturePool pool) {
        this.correspondence = correspondence;
        this.pool = pool;
    }

    @GET
    @Path("image.svg")
    @Produces(PictureAnswer.SVG)
    @Authorised(Scope.READ)
    @ReadsGame
    @Queried(PictureQuery.OfGame.class)
    public Response svg(@PathParam("id") String id, @Context HttpHeaders request, @Context RoutingContext context) {
        PictureQuery.Wish wish = PictureQuery.ofGame(context.request());
        Optional<Response> known = known(id, request, context);
        if (known.isPresent()) {
            return known.get();
        }
        Game game = found(id);
        return tagged(PictureAnswer.ofSvg(picture(game, wish).svg()), game);
    }

    /** Who has the picture already is answered without a permit. */
    @GET
    @Path("image.png")
    @Produces(PictureAnswer.PNG)
    @Authorised(Scope.READ)
    @ReadsGame
    @Queried(PictureQuery.OfGame.class)
    public CompletionStage<Response> png(
            @PathParam("id") String id, @Context HttpHeaders request, @Context RoutingContext context) {
        PictureQuery.Wish wish = PictureQuery.ofGame(context.request());
        Optional<Response> known = known(id, request, context);
        if (known.isPresent()) {
            return CompletableFuture.completedFuture(known.get());
        }
        Game game = found(id);
        return pool.submit(picture(game, wish)::png)
                .thenApply(png -> tagged(PictureAnswer.of(png, PictureAnswer.PNG), game));
    }

    /** The answer to a reader who has this picture already; empty to any other. */
    private static Optional<Response> known(String id, HttpHeaders request, RoutingContext context) {
        OptionalLong version = BearerFilter.gameVersion(context);
        if (version.isEmpty()) {
            throw GameRefusals.unknownGame(id);
        }
        if (!VersionTag.known(request.getRequestHeader(HttpHeaders.IF_NONE_MATCH), version.getAsLong())) {
            return Optional.empty();
        }
        return Optional.of(Response.notModified()
                .header(HttpHeaders.ETAG, VersionTag.of(version.getAsLong()))
                .build());
    }

    private Game found(String id) {
        return GameId.parse(id).flatMap(correspondence::find).orElseThrow(() -> GameRefusals.unknownGame(id));
    }

    private static Picture picture(Game game, PictureQuery.Wish wish) {
        Optional<String> last = game.moves().isEmpty()
                ? Optional.empty()
                : Optional.of(game.moves().get(game.ply() - 1).text());
        return wish.of(game.position(), game::legalMoves, last.flatMap(MoveText::parse));
    }

    private static Response tagged(Response.ResponseBuilder answer, Game game) {
        return answer.header(HttpHeaders.ETAG, VersionTag.of(game.version())).build();
    }
}
