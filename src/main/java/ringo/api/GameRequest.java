package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import ringo.game.GameTerms;
import ringo.game.Opponent;
import ringo.game.Participant;
import ringo.game.SideChoice;
import ringo.game.Visibility;
import ringo.notation.DurationText;
import ringo.player.PlayerName;
import ringo.rules.Codes;
import ringo.rules.NamedRuleSet;
import ringo.rules.Position;

/**
 * The request for a new game.
 *
 * @param start the position given, or the start of the rule set
 */
public record GameRequest(
        NamedRuleSet rules,
        Position start,
        SideChoice side,
        Wish opponent,
        Optional<Duration> timePerMove,
        Visibility visibility) {

    private static final String SIDE = "side";
    private static final String OPPONENT = "opponent";
    private static final String TIME_PER_MOVE = "timePerMove";
    private static final String VISIBILITY = "visibility";
    private static final String KIND = "kind";
    private static final String NAME = "name";
    private static final String LEVEL = "level";

    private static final List<String> FIELDS =
            List.of("rules", "position", "notation", SIDE, OPPONENT, TIME_PER_MOVE, VISIBILITY);

    /** Whom the player wants to play. */
    sealed interface Wish {

        /** Whoever joins first. */
        record Anybody() implements Wish {}

        /** The player of this name, who need not be there. */
        record Somebody(PlayerName name) implements Wish {}

        /** The engine. */
        record Engine(int level) implements Wish {}
    }

    /** The kinds of opponents. */
    enum Kind {
        OPEN,
        PLAYER,
        ENGINE;

        /** The field that goes with it, which then has to be there. */
        private Set<String> fields() {
            Set<String> fields = new LinkedHashSet<>(List.of(KIND));
            if (this != OPEN) {
                fields.add(this == PLAYER ? NAME : LEVEL);
            }
            return fields;
        }
    }

    /**
     * Reads the body of a request.
     *
     * @throws ProblemException with every fault that the schema can tell, and every fault of the position as far as it and the
     *     rule set can be read
     */
    static GameRequest read(JsonNode body) {
        RequestFields.Faults faults = new RequestFields.Faults();
        RequestFields fields = RequestFields.ofBody(body, faults, FIELDS);
        RulesReader.Named rules = RulesReader.read(fields);
        boolean rulesReadable = !faults.any() || !fields.has("rules");
        Optional<SetupReader.Located> located = SetupReader.read(fields);
        Optional<SideChoice> side = choice(fields, SIDE, SideChoice.values());
        fields.require(OPPONENT);
        Optional<Wish> opponent =
                fields.object(OPPONENT, List.of(KIND, NAME, LEVEL)).flatMap(GameRequest::wish);
        Optional<Duration> timePerMove = timePerMove(fields);
        Optional<Visibility> visibility = choice(fields, VISIBILITY, Visibility.values());
        Optional<Position> start = PositionRequest.start(located.filter(at -> rulesReadable), rules.rules(), faults);
        return new GameRequest(
                new NamedRuleSet(rules.rules(), rules.base()),
                start.orElseGet(() -> rules.rules().start()),
                side.orElse(SideChoice.RANDOM),
                opponent.orElseThrow(),
                timePerMove,
                visibility.orElse(Visibility.PUBLIC));
    }

    /**
     * What the game is created with.
     *
     * @param find knows the players
     * @throws ProblemException {@code unknownOpponent} if nobody is called like the one who is invited
     */
    GameTerms terms(Function<PlayerName, Optional<Participant.Player>> find) {
        return new GameTerms(rules, start, timePerMove, visibility, side, opponent(find));
    }

    private Opponent opponent(Function<PlayerName, Optional<Participant.Player>> find) {
        if (opponent instanceof Wish.Somebody somebody) {
            return new Opponent.Invited(find.apply(somebody.name())
                    .orElseThrow(
                            () -> GameRefusals.unknownOpponent(somebody.name().text())));
        }
        return opponent instanceof Wish.Engine engine ? Opponent.Engine.ofLevel(engine.level()) : new Opponent.Open();
    }

    private static Optional<Wish> wish(RequestFields fields) {
        fields.require(KIND);
        Optional<PlayerName> name = NameRequest.name(fields);
        OptionalInt level = fields.number(LEVEL, Participant.Engine.LOWEST_LEVEL, Participant.Engine.HIGHEST_LEVEL);
        Optional<Kind> kind = choice(fields, KIND, Kind.values());
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        kind.get().fields().forEach(fields::require);
        for (String other : List.of(NAME, LEVEL)) {
            if (fields.has(other) && !kind.get().fields().contains(other)) {
                Map<String, String> known =
                        Map.of("expected", String.join(", ", kind.get().fields()));
                fields.fault(fields.pointer(other), FaultCode.UNKNOWN_FIELD, known, Optional.empty());
            }
        }
        return switch (kind.get()) {
            case OPEN -> Optional.of(new Wish.Anybody());
            case PLAYER -> name.map(Wish.Somebody::new);
            case ENGINE -> level.isPresent() ? Optional.of(new Wish.Engine(level.getAsInt())) : Optional.empty();
        };
    }

    private static Optional<Duration> timePerMove(RequestFields fields) {
        Optional<String> text = fields.text(TIME_PER_MOVE, Integer.MAX_VALUE);
        Optional<Duration> time = text.flatMap(DurationText::parse)
                .filter(GameTerms::allows)
                .filter(allowed -> allowed.toSecondsPart() == 0);
        if (text.isPresent() && time.isEmpty()) {
            fields.fault(
                    fields.pointer(TIME_PER_MOVE),
                    FaultCode.UNREADABLE_TIME_PER_MOVE,
                    Map.of(),
                    fields.node(TIME_PER_MOVE));
        }
        return time;
    }

    private static <E extends Enum<E>> Optional<E> choice(RequestFields fields, String name, E[] constants) {
        return fields.choice(name, Arrays.stream(constants).map(Codes::of).toList())
                .flatMap(word -> Arrays.stream(constants)
                        .filter(constant -> Codes.of(constant).equals(word))
                        .findFirst());
    }
}
