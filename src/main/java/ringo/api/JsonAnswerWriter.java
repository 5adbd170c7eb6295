package ringo.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyWriter;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;

/** Writes our answer records at once, as one piece of known length; the framework's own writer goes through a stream. */
@Provider
@Produces(MediaType.APPLICATION_JSON)
public class JsonAnswerWriter implements ServerMessageBodyWriter<Record> {

    private final ObjectMapper mapper;

    /** By the class of the answer, whose serializer is looked up once. */
    private final Map<Class<?>, ObjectWriter> writers = new ConcurrentHashMap<>();

    JsonAnswerWriter(ObjectMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public boolean isWriteable(
            Class<?> type, Type genericType, ResteasyReactiveResourceInfo target, MediaType mediaType) {
        return Record.class.isAssignableFrom(type);
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return Record.class.isAssignableFrom(type);
    }

    @Override
    public void writeResponse(Record answer, Type genericType, ServerRequestContext context) throws IOException {
        context.serverResponse().end(writer(answer.getClass()).writeValueAsBytes(answer));
    }

    @Override
    public void writeTo(
            Record answer,
            Class<?> type,
            Type genericType,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream stream)
            throws IOException {
        mapper.writeValue(stream, answer);
    }

    private ObjectWriter writer(Class<?> type) {
        ObjectWriter known = writers.get(type);
        return known == null ? writers.computeIfAbsent(type, mapper::writerFor) : known;
    }
}
