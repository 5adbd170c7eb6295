package ringo.api;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import ringo.game.GameId;
import ringo.game.Games;
import ringo.player.Authenticator;
import ringo.player.Holder;
import ringo.player.Scope;
import ringo.player.TokenSecret;
import ringo.player.Tokens;

/** Lets only bearers of tokens call operations that are {@link Authorised}. */
public class BearerFilter {

    /** Of the header {@code Authorization} (RFC 6750); its case does not matter. */
    private static final String SCHEME = "Bearer ";

    private static final String HOLDER = Holder.class.getName();

    private static final String VERSION = BearerFilter.class.getName() + ".version";

    private final Authenticator authenticator;
    private final Tokens tokens;
    private final Games games;

    BearerFilter(Authenticator authenticator, Tokens tokens, Games games) {
        this.authenticator = authenticator;
        this.tokens = tokens;
        this.games = games;
    }

    /** Asks the database, on the worker thread of the operation, which has to be blocking. */
    @ServerRequestFilter
    @Authorised
    public void authorise(ResourceInfo operation, UriInfo path, RoutingContext context) {
        Method method = operation.getResourceMethod();
        Holder holder = authenticate(context, lookup(method, path, context));
        Set<Scope> lacking = EnumSet.noneOf(Scope.class);
        lacking.addAll(Arrays.asList(method.getAnnotation(Authorised.class).value()));
        lacking.removeAll(holder.token().scopes());
        if (!lacking.isEmpty()) {
            throw Refusals.missingScope(lacking);
        }
        context.put(HOLDER, holder);
    }

    /** How the holder of a token is found: for an operation that {@link ReadsGame}, with the version of the game. */
    private Function<TokenSecret.Hash, Optional<Holder>> lookup(Method method, UriInfo path, RoutingContext context) {
        Optional<GameId> game = method.isAnnotationPresent(ReadsGame.class)
                ? Optional.ofNullable(path.getPathParameters().getFirst(ReadsGame.PARAMETER))
                        .flatMap(GameId::parse)
                : Optional.empty();
        if (game.isEmpty()) {
            return tokens::find;
        }
        return token -> games.read(token, game.get()).map(reading -> {
            reading.version().ifPresent(version -> context.put(VERSION, version));
            return reading.holder();
        });
    }

    private Holder authenticate(RoutingContext context, Function<TokenSecret.Hash, Optional<Holder>> lookup) {
        Optional<String> credentials = Optional.ofNullable(context.request().getHeader(HttpHeaders.AUTHORIZATION))
                .filter(header -> header.regionMatches(true, 0, SCHEME, 0, SCHEME.length()))
                .map(header -> header.substring(SCHEME.length()).trim());
        if (credentials.isEmpty()) {
            throw Refusals.noToken();
        }
        Authenticator.Answer answer = authenticator.authenticate(credentials.get(), lookup);
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

    /** The version of the game that an operation {@link ReadsGame}; empty if there is no such game. */
    static OptionalLong gameVersion(RoutingContext context) {
        Long version = context.get(VERSION);
        return version == null ? OptionalLong.empty() : OptionalLong.of(version);
    }
}
