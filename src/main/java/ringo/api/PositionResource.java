package ringo.api;

import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.Collectors;
import ringo.notation.PositionText;
import ringo.rules.FastGenerator;
import ringo.rules.Line;
import ringo.rules.MoveGenerator;
import ringo.rules.Preset;

/** {@code /v1/positions}: what the rules say of a position. Keeps nothing. */
@Path("/v1/positions")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class PositionResource {

    /** With more moves than this a request takes long enough, some milliseconds, to be kept off the event loop. */
    private static final int MOVES_ON_EVENT_LOOP = 40;

    /** The generators of the rule sets that most requests are about; making one costs more than using it. */
    private static final Map<Preset, MoveGenerator> PRESETS =
            new EnumMap<Preset, MoveGenerator>(Arrays.stream(Preset.values())
                    .collect(Collectors.toMap(preset -> preset, preset -> new FastGenerator(preset.rules()))));

    @POST
    @Path("legal-moves")
    @NonBlocking
    public CompletionStage<LegalMovesAnswer> legalMoves(PositionRequest request) {
        return answer(request, PositionResource::legalMovesAfter);
    }

    @POST
    @Path("play")
    @NonBlocking
    public CompletionStage<PlayAnswer> play(PositionRequest request) {
        return answer(request, PositionResource::played);
    }

    private static <T> CompletionStage<T> answer(PositionRequest request, Function<PositionRequest, T> work) {
        if (request.moves().size() <= MOVES_ON_EVENT_LOOP) {
            return CompletableFuture.completedStage(work.apply(request));
        }
        CompletableFuture<T> answer = new CompletableFuture<>();
        Infrastructure.getDefaultWorkerPool().execute(() -> {
            try {
                answer.complete(work.apply(request));
            } catch (RuntimeException e) {
                answer.completeExceptionally(e);
            }
        });
        return answer;
    }

    private static LegalMovesAnswer legalMovesAfter(PositionRequest request) {
        Line line = line(request);
        playAll(request, line);
        return new LegalMovesAnswer(
                request.rules().json(),
                PositionJson.of(line.position()),
                PositionText.write(line.position()),
                OutcomeJson.of(line.outcome()),
                MoveJson.of(line.legalMoves()));
    }

    private static PlayAnswer played(PositionRequest request) {
        Line line = line(request);
        List<PlayAnswer.PlayedJson> played =
                playAll(request, line).stream().map(PlayAnswer.PlayedJson::of).toList();
        return new PlayAnswer(
                request.rules().json(),
                played,
                PositionJson.of(line.position()),
                PositionText.write(line.position()),
                OutcomeJson.of(line.outcome()));
    }

    private static Line line(PositionRequest request) {
        RulesReader.Named named = request.rules();
        MoveGenerator generator = named.unchanged()
                ? Objects.requireNonNull(PRESETS.get(named.base()))
                : new FastGenerator(named.rules());
        return new Line(generator, request.start());
    }

    /** @throws ProblemException {@code illegalMove} at the first move that is not legal */
    private static List<Line.Played> playAll(PositionRequest request, Line line) {
        List<Line.Played> played = new ArrayList<>(request.moves().size());
        for (int i = 0; i < request.moves().size(); i++) {
            PositionRequest.WrittenMove written = request.moves().get(i);
            Line.Answer answer = line.play(written.attempt());
            if (answer instanceof Line.Refused refused) {
                throw IllegalMoveProblem.of("/moves/" + i, written, refused, line);
            }
            played.add((Line.Played) answer);
        }
        return played;
    }
}
