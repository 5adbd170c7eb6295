package ringo.api;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import ringo.player.Authenticator;
import ringo.player.Holder;
import ringo.player.Scope;

/** Lets only bearers of tokens call operations that are {@link Authorised}. */
public class BearerFilter {

    /** Of the header {@code Authorization} (RFC 6750); its case does not matter. */
    private static final String SCHEME = "Bearer ";

    private static final String HOLDER = Holder.class.getName();

    private final Authenticator authenticator;

    BearerFilter(Authenticator authenticator) {
        this.authenticator = authenticator;
    }

    /** Asks the database, on the worker thread of the operation, which has to be blocking. */
    @ServerRequestFilter
    @Authorised
    public void authorise(ResourceInfo operation, RoutingContext context) {
        Holder holder = authenticate(context);
        Set<Scope> lacking = EnumSet.noneOf(Scope.class);
        lacking.addAll(Arrays.asList(
                operation.getResourceMethod().getAnnotation(Authorised.class).value()));
        lacking.removeAll(holder.token().scopes());
        if (!lacking.isEmpty()) {
            throw Refusals.missingScope(lacking);
        }
        context.put(HOLDER, holder);
    }

    private Holder authenticate(RoutingContext context) {
        Optional<String> credentials = Optional.ofNullable(context.request().getHeader(HttpHeaders.AUTHORIZATION))
                .filter(header -> header.regionMatches(true, 0, SCHEME, 0, SCHEME.length()))
                .map(header -> header.substring(SCHEME.length()).trim());
        if (credentials.isEmpty()) {
            throw Refusals.noToken();
        }
        Authenticator.Answer answer = authenticator.authenticate(credentials.get());
        if (answer instanceof Authenticator.Refused refused) {
            throw Refusals.badToken(refused.reason());
        }
        return ((Authenticator.Known) answer).holder();
    }

    /** Who calls an operation that is {@link Authorised}. */
    static Holder holder(RoutingContext context) {
        Holder holder = context.get(HOLDER);
        if (holder == null) {
            throw new IllegalStateException("the operation is not @Authorised");
        }
        return holder;
    }
}
