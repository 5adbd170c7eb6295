package ringo.api;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyWriter;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;

/** Writes events as they come. */
@Provider
@Produces(MediaType.SERVER_SENT_EVENTS)
public class EventBodyWriter implements ServerMessageBodyWriter<EventBody> {

    @Override
    public boolean isWriteable(
            Class<?> type, Type genericType, ResteasyReactiveResourceInfo target, MediaType mediaType) {
        return EventBody.class.isAssignableFrom(type);
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return EventBody.class.isAssignableFrom(type);
    }

    @Override
    public void writeResponse(EventBody events, Type genericType, ServerRequestContext context) {
        ResteasyReactiveRequestContext request = (ResteasyReactiveRequestContext) context;
        request.suspend();
        context.serverResponse().setChunked(true);
        events.writeTo(context.serverResponse(), request::resume);
    }

    /** @throws UnsupportedOperationException always: events are written one by one, not as one body */
    @Override
    public void writeTo(
            EventBody events,
            Class<?> type,
            Type genericType,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream stream) {
        throw new UnsupportedOperationException();
    }
}
