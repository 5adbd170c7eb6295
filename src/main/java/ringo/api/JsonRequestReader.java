package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Makes the bodies of requests into our request records, each by a function that collects its faults. */
@Provider
@Consumes(MediaType.APPLICATION_JSON)
public class JsonRequestReader implements MessageBodyReader<Object> {

    private static final Map<Class<?>, Function<JsonNode, Object>> READERS = Map.of(
            PositionRequest.class, PositionRequest::read,
            AnalysisRequest.class, AnalysisRequest::read,
            SuggestionRequest.class, SuggestionRequest::read,
            HintRequest.class, HintRequest::read);

    @Override
    public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return READERS.containsKey(type);
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
        Function<JsonNode, Object> reader = READERS.get(type);
        if (reader == null) {
            throw new IllegalStateException("no reader for " + type.getName());
        }
        return reader.apply(JsonBody.read(bytes(body)));
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
