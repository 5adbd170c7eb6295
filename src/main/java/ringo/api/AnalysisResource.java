package ringo.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
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
        engine = new EngineJson(ENGINE, version);
    }

    @POST
    @Path("analysis")
    @NonBlocking
    public CompletionStage<AnalysisAnswer> analysis(AnalysisRequest request, @Context RoutingContext context) {
        return request.game().work(() -> PlayedRequest.of(request.game())).thenCompose(played -> {
            if (played.line().outcome().decided()) {
                return CompletableFuture.completedStage(decided(request, played.line()));
            }
            return ask(context, question(request, played), Progress.NONE)
                    .thenApply(answered -> last(request, played.line(), answered));
        });
    }

    @POST
    @Path("analysis")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @NonBlocking
    public Multi<OutboundSseEvent> analysisStream(
            AnalysisRequest request, @Context RoutingContext context, @Context Sse sse) {
        return Multi.createFrom()
                .emitter(events -> request.game()
                        .work(() -> PlayedRequest.of(request.game()))
                        .thenCompose(played -> {
                            if (played.line().outcome().decided()) {
                                return CompletableFuture.completedStage(decided(request, played.line()));
                            }
                            Progress progress = analysis ->
                                    events.emit(event(sse, "improved", soFar(request, played.line(), analysis)));
                            return ask(context, question(request, played), progress)
                                    .thenApply(answered -> last(request, played.line(), answered));
                        })
                        .whenComplete((answer, failure) -> {
                            if (failure == null) {
                                events.emit(event(sse, "finished", answer));
                                events.complete();
                            } else {
                                events.fail(
                                        Optional.ofNullable(failure.getCause()).orElse(failure));
                            }
                        }));
    }

    @POST
    @Path("suggestion")
    @NonBlocking
    public CompletionStage<SuggestionAnswer> suggestion(SuggestionRequest request, @Context RoutingContext context) {
        return request.game().work(() -> PlayedRequest.of(request.game())).thenCompose(played -> {
            Line line = played.line();
            if (line.outcome().decided()) {
                return CompletableFuture.completedStage(SuggestionAnswer.none(request, line, engine));
            }
            SuggestionQuestion question = new SuggestionQuestion(played.situation(), request.level(), request.seed());
            return ask(context, question, Progress.NONE)
                    .thenApply(answered -> SuggestionAnswer.of(
                            request, line.play(answered.answer().move()), line, answered.fromCache(), engine));
        });
    }

    @POST
    @Path("hint")
    @NonBlocking
    public CompletionStage<HintAnswer> hint(HintRequest request, @Context RoutingContext context) {
        return request.game().work(() -> PlayedRequest.of(request.game())).thenCompose(played -> {
            Line line = played.line();
            if (line.outcome().decided()) {
                return CompletableFuture.completedStage(HintAnswer.none(request, line, engine));
            }
            return ask(context, new HintQuestion(played.situation(), request.seed()), Progress.NONE)
                    .thenApply(answered -> answered.answer()
                            .hint()
                            .map(hint -> HintAnswer.of(request, line, hint, answered.fromCache(), engine))
                            .orElseGet(() -> HintAnswer.none(request, line, engine)));
        });
    }

    /** Asks for the caller of this request, for as long as it is there. */
    private <T> CompletionStage<Analyst.Answered<T>> ask(
            RoutingContext context, Question<T> question, Progress progress) {
        Ticket<Analyst.Answered<T>> ticket = analyst.ask(Callers.of(context.request()), question, progress);
        context.addEndHandler(end -> ticket.cancel());
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
        return AnalysisAnswer.of(request, line, answered.answer(), search, engine);
    }

    private AnalysisAnswer soFar(AnalysisRequest request, Line line, Analysis analysis) {
        return AnalysisAnswer.of(request, line, analysis, SearchJson.soFar(analysis, request.seed()), engine);
    }

    private AnalysisAnswer decided(AnalysisRequest request, Line line) {
        Analysis nothing = Analysis.DECIDED;
        return AnalysisAnswer.of(request, line, nothing, SearchJson.of(nothing, request.seed(), false), engine);
    }

    private OutboundSseEvent event(Sse sse, String name, AnalysisAnswer answer) {
        try {
            return sse.newEventBuilder()
                    .name(name)
                    .data(mapper.writeValueAsString(answer))
                    .build();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an answer cannot be written", e);
        }
    }
}
