package ringo.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import ringo.analysis.Situation;
import ringo.rules.FastGenerator;
import ringo.rules.Line;
import ringo.rules.MoveGenerator;
import ringo.rules.Position;
import ringo.rules.Preset;

/**
 * The position that a request leads to.
 *
 * @param line the line of the request's moves, played to its end
 * @param played the moves
 * @param before the positions before the one reached, the start first
 */
record PlayedRequest(Line line, List<Line.Played> played, List<Position> before) {

    /** The generators of the rule sets that most requests are about; making one costs more than using it. */
    private static final Map<Preset, MoveGenerator> PRESETS =
            new EnumMap<Preset, MoveGenerator>(Arrays.stream(Preset.values())
                    .collect(Collectors.toMap(preset -> preset, preset -> new FastGenerator(preset.rules()))));

    /**
     * Plays the moves of the request.
     *
     * @throws ProblemException {@code illegalMove} at the first move that is not legal
     */
    static PlayedRequest of(PositionRequest request) {
        Line line = new Line(generator(request.rules()), request.start());
        List<Line.Played> played = new ArrayList<>(request.moves().size());
        List<Position> before = new ArrayList<>(request.moves().size());
        for (int i = 0; i < request.moves().size(); i++) {
            PositionRequest.WrittenMove written = request.moves().get(i);
            Position position = line.position();
            Line.Answer answer = line.play(written.attempt());
            if (answer instanceof Line.Refused refused) {
                throw IllegalMoveProblem.of("/moves/" + i, written, refused, line);
            }
            before.add(position);
            played.add((Line.Played) answer);
        }
        return new PlayedRequest(line, played, before);
    }

    private static MoveGenerator generator(RulesReader.Named rules) {
        return rules.unchanged() ? generator(rules.base()) : new FastGenerator(rules.rules());
    }

    static MoveGenerator generator(Preset preset) {
        return Objects.requireNonNull(PRESETS.get(preset));
    }

    Situation situation() {
        return new Situation(line.rules(), line.position(), before);
    }
}
