package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import ringo.notation.MoveText;
import ringo.rules.Attempt;
import ringo.rules.Position;
import ringo.rules.RuleSet;
import ringo.rules.Setup;

/**
 * The request that the stateless operations share: a rule set, a position, and moves played from it.
 *
 * @param rules the rule set
 * @param start the position given, or the start of the rule set
 * @param moves the moves to be played from it, with their texts
 */
public record PositionRequest(RulesReader.Named rules, Position start, List<WrittenMove> moves) {

    /** With more moves than this a request takes long enough, some milliseconds, to be kept off the event loop. */
    private static final int MOVES_ON_EVENT_LOOP = 40;

    /** How many moves a request may hold. */
    static final int MAX_MOVES = 4000;

    /** The fields of the request, which requests that ask for more have too. */
    private static final List<String> FIELDS = List.of("rules", "position", "notation", "moves");

    /** A move as it was written, and what it means. */
    record WrittenMove(String text, Attempt attempt) {}

    /**
     * Reads the body of a request.
     *
     * @throws ProblemException with every fault that the schema can tell, and every fault of the position as far as it and the
     *     rule set can be read
     */
    static PositionRequest read(JsonNode body) {
        return read(body, List.of(), fields -> position -> position);
    }

    /**
     * Reads the body of a request that has fields of its own besides.
     *
     * @param names of the request's own fields
     * @param own reads these fields, collecting their faults, and makes the request when the rest of it is known
     * @throws ProblemException as {@link #read(JsonNode)}
     */
    static <T> T read(JsonNode body, List<String> names, Function<RequestFields, Function<PositionRequest, T>> own) {
        RequestFields.Faults faults = new RequestFields.Faults();
        List<String> known = names.isEmpty()
                ? FIELDS
                : Stream.concat(FIELDS.stream(), names.stream()).toList();
        RequestFields fields = RequestFields.ofBody(body, faults, known);
        int before = faults.count();
        RulesReader.Named rules = RulesReader.read(fields);
        boolean rulesReadable = faults.count() == before;
        Optional<SetupReader.Located> located = SetupReader.read(fields);
        List<WrittenMove> moves = moves(fields);
        Function<PositionRequest, T> request = own.apply(fields);

        Optional<Position> start = start(located.filter(at -> rulesReadable), rules.rules(), faults);
        return request.apply(
                new PositionRequest(rules, start.orElseGet(() -> rules.rules().start()), moves));
    }

    /**
     * The position of a request that was read.
     *
     * @param located the arrangement, unless it or the rule set could not be read
     * @return empty if there is no arrangement
     * @throws ProblemException with every fault of the request, those of the position among them
     */
    static Optional<Position> start(Optional<SetupReader.Located> located, RuleSet rules, RequestFields.Faults faults) {
        boolean readable = !faults.any();
        Optional<Setup.Checked> checked = located.map(at -> at.setup().check(rules));
        if (checked.isPresent() && checked.get() instanceof Setup.Checked.Faulty faulty) {
            SetupReader.Located at = located.get();
            faulty.faults().forEach(fault -> faults.add(at.fault(fault, rules)));
        }
        faults.check(readable ? ProblemType.INVALID_POSITION : ProblemType.INVALID_REQUEST);
        return checked.map(playable -> ((Setup.Checked.Playable) playable).position());
    }

    /** Whether to play the moves takes so long that the event loop must not do it. */
    boolean takesLong() {
        return moves.size() > MOVES_ON_EVENT_LOOP;
    }

    /**
     * Does the work on this request: at once if it is short, else on a thread that may take long.
     *
     * @return fails with what the work throws
     */
    <T> CompletableFuture<T> work(Supplier<T> work) {
        if (!takesLong()) {
            return CompletableFuture.completedFuture(work.get());
        }
        Language language = Language.current();
        return CompletableFuture.supplyAsync(() -> language.in(work), Infrastructure.getDefaultWorkerPool());
    }

    private static List<WrittenMove> moves(RequestFields fields) {
        JsonNode items = fields.list("moves", MAX_MOVES);
        List<WrittenMove> moves = new ArrayList<>(items.size());
        for (int i = 0; i < items.size(); i++) {
            Optional<String> text = fields.textItem("moves", i, items.get(i));
            Optional<Attempt> attempt = text.flatMap(MoveText::parse);
            if (attempt.isPresent()) {
                moves.add(new WrittenMove(text.get(), attempt.get()));
            } else if (text.isPresent()) {
                fields.fault(
                        fields.itemPointer("moves", i), FaultCode.UNREADABLE_MOVE, Map.of(), Optional.of(items.get(i)));
            }
        }
        return moves;
    }
}
