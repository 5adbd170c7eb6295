package ringo.api;

import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyReader;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;

/**
 * Makes the bodies of requests into our request records, each by a function that collects its faults.
 *
 * <p>It is a reader of the server's own kind: for the portable kind the framework copies all headers of each request into a map
 * first, which takes longer than to read the body. It also moves long requests to a thread that may take long.
 */
@Provider
@Consumes(MediaType.APPLICATION_JSON)
public class JsonRequestReader implements ServerMessageBodyReader<Object> {

    private static final Map<Class<?>, Function<byte[], Object>> READERS = Map.ofEntries(
            Map.entry(PositionRequest.class, JsonRequestReader::position),
            Map.entry(AnalysisRequest.class, body -> AnalysisRequest.read(JsonBody.read(body))),
            Map.entry(SuggestionRequest.class, body -> SuggestionRequest.read(JsonBody.read(body))),
            Map.entry(HintRequest.class, body -> HintRequest.read(JsonBody.read(body))),
            Map.entry(NameRequest.class, body -> NameRequest.read(JsonBody.read(body))),
            Map.entry(TokenRequest.class, body -> TokenRequest.read(JsonBody.read(body))),
            Map.entry(GameRequest.class, body -> GameRequest.read(JsonBody.read(body))),
            Map.entry(MoveRequest.class, body -> MoveRequest.read(JsonBody.read(body))));

    private static PositionRequest position(byte[] body) {
        return StreamedRequest.read(body).orElseGet(() -> PositionRequest.read(JsonBody.read(body)));
    }

    @Override
    public boolean isReadable(
            Class<?> type, Type genericType, ResteasyReactiveResourceInfo target, MediaType mediaType) {
        return READERS.containsKey(type);
    }

    @Override
    public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return READERS.containsKey(type);
    }

    @Override
    public Object readFrom(Class<Object> type, Type genericType, MediaType mediaType, ServerRequestContext context)
            throws IOException {
        ResteasyReactiveRequestContext reactive = (ResteasyReactiveRequestContext) context;
        String encoding = reactive.serverRequest().getRequestHeader(HttpHeaders.CONTENT_ENCODING);
        refuseEncoding(mediaType, Optional.ofNullable(encoding));
        byte[] body = bytes(context.getInputStream());
        SafeRetry.noteBody(reactive.serverRequest().unwrap(RoutingContext.class), body);
        Object request = read(type, body);
        if (request instanceof PositionRequest game && game.takesLong()) {
            // The framework leaves the event loop in the same way for methods that are always blocking.
            reactive.suspend();
            reactive.resume(Infrastructure.getDefaultWorkerPool());
        }
        return request;
    }

    @Override
    public Object readFrom(
            Class<Object> type,
            Type genericType,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        refuseEncoding(mediaType, Optional.ofNullable(headers.getFirst(HttpHeaders.CONTENT_ENCODING)));
        return read(type, bytes(body));
    }

    private static Object read(Class<?> type, byte[] body) {
        Function<byte[], Object> reader = READERS.get(type);
        if (reader == null) {
            throw new IllegalStateException("no reader for " + type.getName());
        }
        return reader.apply(body);
    }

    /** The whole body, which mostly is at hand in one piece. */
    private static byte[] bytes(InputStream body) throws IOException {
        byte[] first = body.readNBytes(Math.min(body.available(), HttpEdge.MAX_BODY_BYTES));
        int next = body.read();
        if (next < 0) {
            return first;
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(first);
        all.write(next);
        all.writeBytes(body.readNBytes(HttpEdge.MAX_BODY_BYTES + 1 - all.size()));
        if (all.size() > HttpEdge.MAX_BODY_BYTES) {
            throw Problems.bodyTooLarge();
        }
        return all.toByteArray();
    }

    /** JSON is UTF-8 (RFC 8259) and comes uncompressed. */
    private static void refuseEncoding(MediaType mediaType, Optional<String> contentEncoding) {
        String charset = mediaType.getParameters().getOrDefault(MediaType.CHARSET_PARAMETER, "utf-8");
        if (!charset.equalsIgnoreCase("utf-8") && !charset.equalsIgnoreCase("utf8")) {
            throw ProblemException.inHeader(
                    ProblemType.UNSUPPORTED_MEDIA_TYPE, HttpHeaders.CONTENT_TYPE, mediaType.toString());
        }
        if (contentEncoding
                .filter(encoding -> !encoding.equalsIgnoreCase("identity"))
                .isPresent()) {
            throw ProblemException.inHeader(
                    ProblemType.UNSUPPORTED_MEDIA_TYPE, HttpHeaders.CONTENT_ENCODING, contentEncoding.get());
        }
    }
}
