package ringo.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import ringo.analysis.AnalysisQuestion;
import ringo.analysis.Analyst;
import ringo.analysis.EffortCeiling;
import ringo.analysis.HintQuestion;
import ringo.analysis.Question;
import ringo.analysis.SuggestionQuestion;
import ringo.analysis.Ticket;
import ringo.engine.Analysis;
import ringo.engine.Progress;
import ringo.rules.Line;

/** {@code /v1/positions}: what the engine says of a position. A search ends when its caller goes away. */
@Path("/v1/positions")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class AnalysisResource {

    private static final String ENGINE = "Ringo";

    private final Analyst analyst;
    private final EffortCeiling ceiling;
    private final ObjectMapper mapper;
    private final EngineJson engine;

    AnalysisResource(
            Analyst analyst,
            EffortCeiling ceiling,
            ObjectMapper mapper,
            @ConfigProperty(name = "quarkus.application.version") String version) {
        this.analyst = analyst;
        this.ceiling = ceiling;
        this.mapper = mapper;
        engine = new EngineJson(ENGINE, version, 0);
    }

    @POST
    @Path("analysis")
    @NonBlocking
    public CompletionStage<AnalysisAnswer> analysis(AnalysisRequest request, @Context RoutingContext context) {
        return analysed(request, context, line -> Progress.NONE);
    }

    @POST
    @Path("analysis")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @NonBlocking
    public CompletionStage<AnalysisEvents> analysisEvents(AnalysisRequest request, @Context RoutingContext context) {
        AnalysisEvents events = new AnalysisEvents();
        CompletionStage<AnalysisAnswer> last = analysed(
                request, context, line -> analysis -> events.send("improved", json(soFar(request, line, analysis))));
        last.whenComplete((answer, failure) -> {
            if (failure == null) {
                events.send("finished", json(answer));
                events.end();
            } else {
                events.fail(failure);
            }
        });
        return events.begun();
    }

    /** @param progress what hears of the search, by the line of the request's moves */
    private CompletionStage<AnalysisAnswer> analysed(
            AnalysisRequest request, RoutingContext context, Function<Line, Progress> progress) {
        Caller caller = Caller.of(context);
        return request.game().work(() -> PlayedRequest.of(request.game())).thenCompose(played -> {
            Line line = played.line();
            if (line.outcome().decided()) {
                return CompletableFuture.completedFuture(decided(request, line));
            }
            return ask(caller, question(request, played), progress.apply(line))
                    .thenApply(answered -> last(request, line, answered));
        });
    }

    @POST
    @Path("suggestion")
    @NonBlocking
    public CompletionStage<SuggestionAnswer> suggestion(SuggestionRequest request, @Context RoutingContext context) {
        Caller caller = Caller.of(context);
        return request.game().work(() -> PlayedRequest.of(request.game())).thenCompose(played -> {
            Line line = played.line();
            if (line.outcome().decided()) {
                return CompletableFuture.completedFuture(SuggestionAnswer.none(request, line, engine));
            }
            SuggestionQuestion question = new SuggestionQuestion(played.situation(), request.level(), request.seed());
            return ask(caller, question, Progress.NONE)
                    .thenApply(answered -> SuggestionAnswer.of(
                            request,
                            line.play(answered.answer().move()),
                            line,
                            answered.fromCache(),
                            engine.with(answered.answer().analysis().endgames())));
        });
    }

    @POST
    @Path("hint")
    @NonBlocking
    public CompletionStage<HintAnswer> hint(HintRequest request, @Context RoutingContext context) {
        Caller caller = Caller.of(context);
        Language language = Language.current();
        context.response().putHeader(HttpHeaders.CONTENT_LANGUAGE, language.tag());
        return request.game().work(() -> PlayedRequest.of(request.game())).thenCompose(played -> {
            Line line = played.line();
            if (line.outcome().decided()) {
                return CompletableFuture.completedFuture(HintAnswer.none(request, line, engine));
            }
            return ask(caller, new HintQuestion(played.situation(), request.seed()), Progress.NONE)
                    .thenApply(answered -> language.in(() -> answered.answer()
                            .hint()
                            .map(hint -> HintAnswer.of(
                                    request,
                                    line,
                                    hint,
                                    answered.fromCache(),
                                    engine.with(answered.answer().analysis().endgames())))
                            .orElseGet(() -> HintAnswer.none(request, line, engine))));
        });
    }

    /** Asks for this caller, for as long as it waits. */
    private <T> CompletionStage<Analyst.Answered<T>> ask(Caller caller, Question<T> question, Progress progress) {
        Ticket<Analyst.Answered<T>> ticket = analyst.ask(caller.address(), question, progress);
        caller.waitsFor(ticket);
        return ticket.answer();
    }

    private AnalysisQuestion question(AnalysisRequest request, PlayedRequest played) {
        AnalysisRequest.Limits limits = request.limits();
        return new AnalysisQuestion(
                played.situation(),
                ceiling.cap(limits.time(), limits.nodes(), limits.depth()),
                request.lines(),
                request.seed());
    }

    private AnalysisAnswer last(AnalysisRequest request, Line line, Analyst.Answered<Analysis> answered) {
        SearchJson search = SearchJson.of(answered.answer(), request.seed(), answered.fromCache());
        return AnalysisAnswer.of(
                request,
                line,
                answered.answer(),
                search,
                engine.with(answered.answer().endgames()));
    }

    private AnalysisAnswer soFar(AnalysisRequest request, Line line, Analysis analysis) {
        return AnalysisAnswer.of(
                request, line, analysis, SearchJson.soFar(analysis, request.seed()), engine.with(analysis.endgames()));
    }

    private AnalysisAnswer decided(AnalysisRequest request, Line line) {
        Analysis nothing = Analysis.DECIDED;
        return AnalysisAnswer.of(request, line, nothing, SearchJson.of(nothing, request.seed(), false), engine);
    }

    private String json(AnalysisAnswer answer) {
        try {
            return mapper.writeValueAsString(answer);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an answer cannot be written", e);
        }
    }
}
