package ringo.api;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import ringo.analysis.BusyException;
import ringo.picture.PicturePool;

/** Makes every exception that leaves a resource, ours or the framework's, into the answer that it is. */
public class ProblemMappers {

    private static final Logger LOG = Logger.getLogger(ProblemMappers.class);

    @ServerExceptionMapper
    Response problem(ProblemException e, RoutingContext context) {
        return answer(e, context).build();
    }

    /** What the framework refuses: unknown path, wrong method, media types. */
    @ServerExceptionMapper
    Response framework(WebApplicationException e, RoutingContext context) {
        Response refused = e.getResponse();
        if (refused.getStatus() < Response.Status.BAD_REQUEST.getStatusCode()) {
            return refused;
        }
        if (refused.getStatus() >= Response.Status.INTERNAL_SERVER_ERROR.getStatusCode()) {
            return unexpected(e, context);
        }
        int status = status(refused.getStatus(), context.request().path());
        Response.ResponseBuilder answer = answer(Problems.forStatus(status, context.request()), context);
        if (status == ProblemType.METHOD_NOT_ALLOWED.status()) {
            answer.header(
                    HttpHeaders.ALLOW, Operations.allowed(context.request().path()));
        }
        return answer.build();
    }

    /** Where the path of a resource has parameters, the framework takes a method that it does not have for an unknown path. */
    private static int status(int status, String path) {
        boolean known = status == ProblemType.NOT_FOUND.status()
                && Operations.template(path).isPresent();
        return known ? ProblemType.METHOD_NOT_ALLOWED.status() : status;
    }

    /** No search could be begun. */
    @ServerExceptionMapper
    Response busy(BusyException e, RoutingContext context) {
        long seconds = Math.max(1, e.retryAfter().toSeconds());
        return answer(Problems.engineBusy(seconds), context)
                .header(HttpHeaders.RETRY_AFTER, seconds)
                .build();
    }

    /** No picture could be begun. */
    @ServerExceptionMapper
    Response busy(PicturePool.BusyException e, RoutingContext context) {
        return answer(Problems.picturesBusy(Math.max(1, e.retryAfter().toSeconds())), context)
                .build();
    }

    /** The client has gone while the engine thought; nobody will see the answer. */
    @ServerExceptionMapper
    Response cancelled(CancellationException e, RoutingContext context) {
        LOG.debug("a client has gone", e);
        return answer(Problems.engineBusy(1), context).build();
    }

    /** The client has gone while its request was read; nobody will see the answer. */
    @ServerExceptionMapper
    Response lost(IOException e, RoutingContext context) {
        LOG.debug("a client has gone", e);
        return answer(Problems.forStatus(ProblemType.BAD_REQUEST.status(), context.request()), context)
                .build();
    }

    @ServerExceptionMapper
    Response unexpected(Throwable e, RoutingContext context) {
        if (DatabaseTrouble.in(e)) {
            LOG.warnf("the database is unavailable: %s", e);
            return answer(Problems.databaseUnavailable(), context).build();
        }
        LOG.error("a request failed", e);
        return answer(Problems.internalError(), context).build();
    }

    private static Response.ResponseBuilder answer(ProblemException e, RoutingContext context) {
        Problem problem = Problems.of(e, context);
        if (e.type() == ProblemType.BODY_TOO_LARGE) {
            HttpEdge.closeSoon(context);
        }
        Response.ResponseBuilder answer = Response.status(problem.status())
                .type(Problems.MEDIA_TYPE)
                .header(HttpHeaders.CONTENT_LANGUAGE, Language.current().tag())
                .entity(problem);
        e.headers().forEach(answer::header);
        return answer;
    }

    /** What says nothing of how long it holds, is not to be kept: problems, and whatever answers a {@code POST}. */
    @ServerResponseFilter
    void notToBeKept(ContainerResponseContext answer) {
        answer.getHeaders().computeIfAbsent(HttpHeaders.CACHE_CONTROL, name -> List.of(Problems.CACHE_CONTROL));
    }
}
