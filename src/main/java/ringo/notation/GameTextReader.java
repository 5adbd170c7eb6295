package ringo.notation;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import ringo.rules.Codes;
import ringo.rules.GameOutcome;
import ringo.rules.NamedRuleSet;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;
import ringo.rules.Setup;
import ringo.rules.Side;

/** Reads the text of one game from its first line to its last. */
final class GameTextReader {

    private static final Map<String, GameOutcome.Result> RESULTS = byCode(GameOutcome.Result.values());
    private static final Map<String, GameOutcome.Reason> REASONS = byCode(GameOutcome.Reason.values());
    private static final Map<String, GameRecord.Seat> SEATS_BUT_PLAYERS = seatsButPlayers();

    /** The lines, and an empty one after the last line feed. */
    private final List<String> lines;

    private int at;

    GameTextReader(String text) {
        lines = List.of(text.split("\n", -1));
    }

    GameText.Parsed read() {
        try {
            return new GameText.Parsed.Readable(game());
        } catch (UnreadableException e) {
            return new GameText.Parsed.Unreadable(at + 1, e.expected);
        }
    }

    private GameRecord game() throws UnreadableException {
        String id = needed(GameText.GAME, GameTextReader::id, GameText.Expected.GAME);
        NamedRuleSet rules = needed(GameText.RULES, GameTextReader::rules, GameText.Expected.RULES);
        Optional<GameRecord.Seat> attacker = seat(Side.ATTACKER);
        Optional<GameRecord.Seat> defender = seat(Side.DEFENDER);
        Optional<Position> start = header(GameText.START, text -> start(text, rules.rules()), GameText.Expected.START);
        Optional<Duration> time = header(GameText.TIME, GameTextReader::time, GameText.Expected.TIME_PER_MOVE);
        Optional<Instant> started = header(GameText.STARTED, GameTextReader::instant, GameText.Expected.STARTED);
        GameOutcome outcome = needed(GameText.RESULT, GameTextReader::outcome, GameText.Expected.RESULT);
        Position from = start.orElse(rules.rules().start());
        List<String> moves = isLast() ? List.of() : moves(from);
        return new GameRecord(id, rules, attacker, defender, from, time, started, outcome, moves);
    }

    private <T> T needed(String name, Function<String, Optional<T>> reader, GameText.Expected expected)
            throws UnreadableException {
        return header(name, reader, expected).orElseThrow(() -> new UnreadableException(expected));
    }

    /** The value of this header, if that is what the line is. */
    private <T> Optional<T> header(String name, Function<String, Optional<T>> reader, GameText.Expected expected)
            throws UnreadableException {
        String line = lines.get(at);
        String prefix = name + ": ";
        if (!line.startsWith(prefix)) {
            return Optional.empty();
        }
        Optional<T> value = reader.apply(line.substring(prefix.length()));
        expect(value.isPresent(), expected);
        nextLine();
        return value;
    }

    private Optional<GameRecord.Seat> seat(Side side) throws UnreadableException {
        return header(GameText.seatName(side), GameTextReader::seat, GameText.Expected.SEAT);
    }

    private List<String> moves(Position start) throws UnreadableException {
        expect(lines.get(at).isEmpty(), GameText.Expected.EMPTY_LINE);
        nextLine();
        List<String> moves = new ArrayList<>();
        Side first = start.toMove();
        int turn = start.turn();
        boolean whole = true;
        do {
            String line = lines.get(at);
            String begin = GameText.turnStart(turn, first);
            expect(whole && line.startsWith(begin), GameText.Expected.TURN);
            List<String> texts = List.of(line.substring(begin.length()).split(" ", -1));
            int most = first == Side.ATTACKER ? 2 : 1;
            expect(texts.size() <= most && texts.stream().allMatch(GameTextReader::isMove), GameText.Expected.MOVES);
            moves.addAll(texts);
            expect(moves.size() <= GameRecord.MAX_MOVES, GameText.Expected.END);
            whole = texts.size() == most;
            first = Side.ATTACKER;
            turn = GameText.nextTurn(turn);
            nextLine();
        } while (!isLast());
        return moves;
    }

    /** Goes to the next line, which is there if this one ends as it should. */
    private void nextLine() throws UnreadableException {
        expect(at + 1 < lines.size(), GameText.Expected.LINE_END);
        at++;
    }

    /** Whether all lines are read. */
    private boolean isLast() {
        return at == lines.size() - 1 && lines.get(at).isEmpty();
    }

    private static boolean isMove(String text) {
        return MoveText.parse(text).isPresent();
    }

    private static Optional<String> id(String text) {
        return GameRecord.ID.matcher(text).matches() ? Optional.of(text) : Optional.empty();
    }

    private static Optional<NamedRuleSet> rules(String text) {
        String[] words = text.split(" ", -1);
        Optional<Preset> base = Preset.named(words[0]);
        if (base.isEmpty()) {
            return Optional.empty();
        }
        RuleSet rules = base.get().rules();
        for (String change : Arrays.asList(words).subList(1, words.length)) {
            int equals = change.indexOf('=');
            Optional<RuleOption> option = RuleOption.named(change.substring(0, Math.max(equals, 0)));
            Optional<OptionValue> value =
                    option.flatMap(changed -> value(changed.domain(), change.substring(equals + 1)));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            rules = rules.with(option.orElseThrow(), value.get());
        }
        return Optional.of(new NamedRuleSet(rules, base.get()))
                .filter(named -> GameText.rules(named).equals(text));
    }

    private static Optional<OptionValue> value(RuleOption.Domain domain, String text) {
        if (domain instanceof RuleOption.Domain.Flags) {
            return Optional.of(new OptionValue.Flag(text.equals("true")));
        }
        if (domain instanceof RuleOption.Domain.Choices) {
            return Optional.<OptionValue>of(new OptionValue.Choice(text)).filter(domain::contains);
        }
        return number(text)
                .map(OptionValue.Number::new)
                .map(OptionValue.class::cast)
                .filter(domain::contains);
    }

    private static Optional<Integer> number(String text) {
        boolean digits = text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits && !text.isEmpty() && text.length() <= 4 ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }

    private static Optional<GameRecord.Seat> seat(String text) {
        GameRecord.Seat known = SEATS_BUT_PLAYERS.get(text);
        if (known != null) {
            return Optional.of(known);
        }
        return GameRecord.Seat.Player.fits(text) ? Optional.of(new GameRecord.Seat.Player(text)) : Optional.empty();
    }

    private static Optional<Position> start(String text, RuleSet rules) {
        return PositionText.parse(text) instanceof PositionText.Parsed.Readable readable
                        && readable.setup().check(rules) instanceof Setup.Checked.Playable playable
                ? Optional.of(playable.position())
                        .filter(position -> !position.equals(rules.start())
                                && PositionText.write(position).equals(text))
                : Optional.empty();
    }

    private static Optional<Duration> time(String text) {
        return DurationText.parse(text).filter(time -> !time.isNegative() && !time.isZero());
    }

    private static Optional<Instant> instant(String text) {
        try {
            Instant instant = Instant.parse(text);
            return instant.toString().equals(text) ? Optional.of(instant) : Optional.empty();
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Optional<GameOutcome> outcome(String text) {
        String[] words = text.split(" ", -1);
        Optional<GameOutcome.Result> result = Optional.ofNullable(RESULTS.get(words[0]));
        Optional<GameOutcome.Reason> reason =
                words.length == 2 ? Optional.ofNullable(REASONS.get(words[1])) : Optional.empty();
        boolean read = result.isPresent() && words.length == (reason.isPresent() ? 2 : 1);
        return read && GameOutcome.possible(result.get(), reason)
                ? Optional.of(new GameOutcome(result.get(), reason))
                : Optional.empty();
    }

    private static <E extends Enum<E>> Map<String, E> byCode(E[] constants) {
        return Arrays.stream(constants).collect(Collectors.toUnmodifiableMap(Codes::of, constant -> constant));
    }

    private static Map<String, GameRecord.Seat> seatsButPlayers() {
        List<GameRecord.Seat> seats = new ArrayList<>();
        for (int level = 1; level <= GameRecord.Seat.Engine.MAX_LEVEL; level++) {
            seats.add(new GameRecord.Seat.Engine(level));
        }
        seats.add(new GameRecord.Seat.Deleted());
        return seats.stream().collect(Collectors.toUnmodifiableMap(GameRecord.Seat::text, seat -> seat));
    }

    private static void expect(boolean met, GameText.Expected expected) throws UnreadableException {
        if (!met) {
            throw new UnreadableException(expected);
        }
    }

    /** Reading stopped; never leaves this class. */
    private static final class UnreadableException extends Exception {
        private static final long serialVersionUID = 1;

        private final GameText.Expected expected;

        UnreadableException(GameText.Expected expected) {
            super(expected.name(), null, false, false);
            this.expected = expected;
        }
    }
}
