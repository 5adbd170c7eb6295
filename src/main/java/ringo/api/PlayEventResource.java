package ringo.api;

import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import ringo.game.EventLog;
import ringo.game.Page;
import ringo.game.PlayerId;
import ringo.player.Scope;

/** {@code /v1/me/events}: what has happened in the games of the caller. */
@Path("/v1/me/events")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class PlayEventResource {

    /** Whole numbers of JSON are exact up to this. */
    private static final long MOST_NUMBER = (1L << 53) - 1;

    private static final String AFTER = "after";

    /** What a client sends that comes back after its stream was cut: the id of the last event that it has. */
    private static final String LAST_EVENT_ID = "Last-Event-ID";

    private final EventLog events;
    private final EventStreams streams;

    PlayEventResource(EventLog events, EventStreams streams) {
        this.events = events;
        this.streams = streams;
    }

    @GET
    @Authorised(Scope.READ)
    public Response list(
            @QueryParam("after") @Nullable String after,
            @QueryParam("limit") @Nullable String limit,
            @Context RoutingContext context) {
        QueryFields query = new QueryFields();
        long from = place(query, after, context);
        int length = query.number(GameLists.LIMIT, limit, 1, Page.Request.MOST)
                .map(Long::intValue)
                .orElse(GameLists.USUAL_LIMIT);
        query.check();
        PlayerId player = new PlayerId(BearerFilter.holder(context).player().id());
        List<EventLog.Logged> found = events.after(player, from, length + 1);
        boolean more = found.size() > length;
        List<PlayEventJson> part =
                found.stream().limit(length).map(PlayEventJson::of).toList();
        Optional<Long> next = more ? Optional.of(part.get(part.size() - 1).number()) : Optional.empty();
        Map<String, Optional<String>> parameters = new LinkedHashMap<>();
        parameters.put(AFTER, next.map(Object::toString));
        parameters.put(GameLists.LIMIT, Optional.ofNullable(limit));
        return GameLists.answer(new PlayEventsJson(part, next.orElse(null)), more, "/v1/me/events", parameters);
    }

    /** Goes on after the last event that the client has, on whichever node it comes to, until the client goes or this node stops. */
    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @Authorised(Scope.READ)
    public EventStream stream(@QueryParam("after") @Nullable String after, @Context RoutingContext context) {
        QueryFields query = new QueryFields();
        long from = place(query, after, context);
        query.check();
        EventStream stream = streams.open(BearerFilter.holder(context), from);
        context.addEndHandler(end -> streams.remove(stream));
        return stream;
    }

    private static long place(QueryFields query, @Nullable String after, RoutingContext context) {
        Optional<Long> from = query.number(AFTER, after, 0, MOST_NUMBER);
        Optional<Long> last = query.header(LAST_EVENT_ID, context.request().getHeader(LAST_EVENT_ID), 0, MOST_NUMBER);
        return last.or(() -> from).orElse(0L);
    }
}
