package ringo.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import ringo.game.Game;
import ringo.game.PlayerId;
import ringo.game.Replies;

/**
 * Carries out what changes games, once, however often the same request comes: an answer is kept in the transaction that made it true,
 * and given again, byte for byte, to whoever sends the same content with the same {@code Idempotency-Key}.
 */
@Singleton
public class SafeRetry {

    private static final String BODY = SafeRetry.class.getName() + ".body";
    private static final byte[] NO_BODY = {};

    private final Replies replies;
    private final ObjectMapper mapper;

    SafeRetry(Replies replies, ObjectMapper mapper) {
        this.replies = replies;
        this.mapper = mapper;
    }

    /** Something that was asked for, and what comes of it. */
    sealed interface Result {}

    /**
     * It is done.
     *
     * @param made the path of what was made; empty if something was changed only
     */
    record Done(Game game, Optional<String> made) implements Result {}

    /** It is refused, but something has changed, which has to stay. */
    record Late(ProblemException problem) implements Result {}

    /** Notes the body of a request, which is part of what makes it the same. */
    static void noteBody(RoutingContext context, byte[] body) {
        context.put(BODY, body);
    }

    /**
     * Carries out a request, unless that was done before.
     *
     * @param work everything that reads and changes games; what it throws undoes all
     */
    Response run(WriteHeaders headers, RoutingContext context, PlayerId who, Supplier<Result> work) {
        List<ProblemException> late = new ArrayList<>(1);
        Optional<Replies.Request> request =
                headers.key().map(key -> new Replies.Request(key, content(headers, context)));
        Replies.Outcome outcome = replies.run(who, request, () -> {
            Result result = work.get();
            late.clear();
            if (result instanceof Late tooLate) {
                late.add(tooLate.problem());
            }
            return result instanceof Done done
                    ? reply(done)
                    : new Replies.Reply(ProblemType.DEADLINE_MISSED.status(), Map.of(), "", false);
        });
        if (outcome instanceof Replies.Answered answered) {
            if (!late.isEmpty()) {
                throw late.get(0);
            }
            return response(answered.reply());
        }
        throw outcome instanceof Replies.KeyTaken ? GameRefusals.keyReused() : GameRefusals.inProgress();
    }

    private Replies.Reply reply(Done done) {
        Map<String, String> headers = new LinkedHashMap<>();
        String path = GameJson.path(done.game().id());
        done.made().ifPresent(made -> headers.put(HttpHeaders.LOCATION, made));
        headers.put(HttpHeaders.CONTENT_LOCATION, path);
        headers.put(HttpHeaders.ETAG, VersionTag.of(done.game().version()));
        int status = (done.made().isPresent() ? Response.Status.CREATED : Response.Status.OK).getStatusCode();
        try {
            return new Replies.Reply(status, headers, mapper.writeValueAsString(GameJson.of(done.game())), true);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a game cannot be written", e);
        }
    }

    private static Response response(Replies.Reply reply) {
        Response.ResponseBuilder response = Response.status(reply.status())
                .type(MediaType.APPLICATION_JSON_TYPE.withCharset(StandardCharsets.UTF_8.name()))
                .entity(reply.body());
        // Not Response.location: what that makes of the path depends on how the client calls this node.
        reply.headers().forEach(response::header);
        return response.build();
    }

    /** The SHA-256 of all that makes a request the same: method, path, {@code If-Match} and body, each with its length. */
    private static String content(WriteHeaders headers, RoutingContext context) {
        try {
            HttpServerRequest request = context.request();
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            String version = headers.version().isPresent()
                    ? Long.toString(headers.version().getAsLong())
                    : "";
            for (String part : new String[] {request.method().name(), request.path(), version}) {
                digest.update((part.length() + " " + part).getBytes(StandardCharsets.UTF_8));
            }
            byte[] body = context.get(BODY);
            digest.update(body == null ? NO_BODY : body);
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
