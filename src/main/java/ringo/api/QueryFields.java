package ringo.api;

import io.vertx.core.http.HttpServerRequest;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import ringo.game.Page;
import ringo.notation.PositionText;
import ringo.player.PlayerName;
import ringo.rules.Codes;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Setup;

/** The query parameters of a request while they are read: gives typed values, and collects every fault. */
final class QueryFields {

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)");

    private final RequestFields.Faults faults = new RequestFields.Faults();
    private final HttpServerRequest request;

    QueryFields(HttpServerRequest request) {
        this.request = request;
    }

    /** @throws ProblemException with all the faults, if there are any */
    void check() {
        faults.check(ProblemType.INVALID_REQUEST);
    }

    /** A whole number from least to most. */
    Optional<Long> number(String name, @Nullable String bound, long least, long most) {
        return number(value(name, bound), least, most, (code, values, rejected) -> fault(name, code, values, rejected));
    }

    /** A header that holds a whole number from least to most. */
    Optional<Long> header(String name, @Nullable String value, long least, long most) {
        return number(
                value,
                least,
                most,
                (code, values, rejected) -> faults.add(Problem.Fault.inHeader(
                        name, code.code(), Texts.PROBLEMS.get(code.code() + ".detail", values), rejected)));
    }

    /** Takes down what is wrong with one value. */
    @FunctionalInterface
    private interface Objection {
        void raise(FaultCode code, Map<String, String> values, String rejected);
    }

    private static Optional<Long> number(@Nullable String value, long least, long most, Objection objection) {
        if (value == null) {
            return Optional.empty();
        }
        if (!NUMBER.matcher(value).matches()) {
            objection.raise(FaultCode.WRONG_TYPE, RequestFields.Expected.INTEGER.words(), value);
            return Optional.empty();
        }
        BigDecimal number = new BigDecimal(value);
        if (number.compareTo(BigDecimal.valueOf(least)) < 0 || number.compareTo(BigDecimal.valueOf(most)) > 0) {
            objection.raise(
                    FaultCode.OUT_OF_RANGE,
                    Map.of("minimum", Long.toString(least), "maximum", Long.toString(most)),
                    value);
            return Optional.empty();
        }
        return Optional.of(number.longValueExact());
    }

    /** Refuses parameters of other names, and those that are there twice. */
    void only(Enum<?>[] parameters) {
        List<String> names = Arrays.stream(parameters).map(Codes::of).toList();
        for (String name : request.params().names()) {
            List<String> values = request.params().getAll(name);
            if (!names.contains(name)) {
                fault(name, FaultCode.UNKNOWN_FIELD, Map.of("expected", String.join(", ", names)), values.get(0));
            } else if (values.size() > 1) {
                fault(name, FaultCode.DUPLICATE_FIELD, Map.of(), values.get(1));
            }
        }
    }

    /** What another reader makes of a value; a value that it makes nothing of is this fault. */
    <T> Optional<T> read(
            String name, Function<String, Optional<T>> reader, FaultCode code, Map<String, String> values) {
        String value = request.getParam(name);
        Optional<T> read = Optional.ofNullable(value).flatMap(reader);
        if (value != null && read.isEmpty()) {
            fault(name, code, values, value);
        }
        return read;
    }

    /** What another reader makes of each entry of a list with commas between; one that it makes nothing of is this fault. */
    <T> List<T> list(String name, int most, Function<String, Optional<T>> reader, FaultCode code) {
        String value = request.getParam(name);
        if (value == null) {
            return List.of();
        }
        String[] entries = value.split(",", -1);
        if (entries.length > most) {
            fault(name, FaultCode.TOO_MANY, Map.of("limit", Integer.toString(most)), value);
            return List.of();
        }
        List<T> read = Arrays.stream(entries)
                .flatMap(entry -> reader.apply(entry).stream())
                .toList();
        if (read.size() < entries.length) {
            fault(name, code, Map.of(), value);
        }
        return read;
    }

    /** A text with so many characters at least and at most. */
    Optional<String> text(String name, int least, int most) {
        String value = request.getParam(name);
        if (value == null) {
            return Optional.empty();
        }
        int length = value.codePointCount(0, value.length());
        if (length < least || length > most) {
            FaultCode code = length < least ? FaultCode.TOO_SHORT : FaultCode.TOO_LONG;
            fault(name, code, Map.of("limit", Integer.toString(length < least ? least : most)), value);
            return Optional.empty();
        }
        return Optional.of(value);
    }

    /** {@code true} or {@code false}. */
    Optional<Boolean> flag(String name) {
        return read(
                name,
                value -> switch (value) {
                    case "true" -> Optional.of(true);
                    case "false" -> Optional.of(false);
                    default -> Optional.empty();
                },
                FaultCode.WRONG_TYPE,
                RequestFields.Expected.BOOLEAN.words());
    }

    /**
     * A position on one line; empty if there is none. Checks the whole request, so it is to be read last.
     *
     * @param rules those of the request; empty if they could not be read
     * @throws ProblemException with all the faults, if there are any
     */
    Optional<Position> position(String name, Optional<RuleSet> rules) {
        String value = Optional.ofNullable(request.getParam(name)).orElse("");
        Optional<Setup> setup = request.getParam(name) == null ? Optional.empty() : setup(name, value);
        boolean readable = !faults.any();
        Optional<Setup.Checked> checked = setup.flatMap(read -> rules.map(read::check));
        if (checked.isPresent() && checked.get() instanceof Setup.Checked.Faulty faulty) {
            faulty.faults()
                    .forEach(fault -> faults.add(SetupReader.inParameter(name, fault, rules.orElseThrow(), value)));
        }
        faults.check(readable ? ProblemType.INVALID_POSITION : ProblemType.INVALID_REQUEST);
        return checked.map(playable -> ((Setup.Checked.Playable) playable).position());
    }

    private Optional<Setup> setup(String name, String text) {
        PositionText.Parsed parsed = PositionText.parse(text);
        if (parsed instanceof PositionText.Parsed.Readable readable) {
            return Optional.of(readable.setup());
        }
        fault(name, FaultCode.UNREADABLE_NOTATION, SetupReader.words((PositionText.Parsed.Unreadable) parsed), text);
        return Optional.empty();
    }

    /** One of these constants, by its code. */
    <E extends Enum<E>> Optional<E> choice(String name, @Nullable String bound, E[] constants) {
        String value = value(name, bound);
        Optional<E> chosen = Arrays.stream(constants)
                .filter(constant -> Codes.of(constant).equals(value))
                .findFirst();
        if (value != null && chosen.isEmpty()) {
            String words = Arrays.stream(constants).map(Codes::of).collect(Collectors.joining(", "));
            fault(name, FaultCode.UNKNOWN_VALUE, Map.of("expected", words), value);
        }
        return chosen;
    }

    /** A preset, by its name. */
    Optional<Preset> preset(String name, @Nullable String bound) {
        String value = value(name, bound);
        Optional<Preset> preset = Optional.ofNullable(value).flatMap(Preset::named);
        if (value != null && preset.isEmpty()) {
            String names = Arrays.stream(Preset.values()).map(Preset::text).collect(Collectors.joining(", "));
            fault(name, FaultCode.UNKNOWN_PRESET, Map.of("expected", names), value);
        }
        return preset;
    }

    /** The name of a player, who need not be there. */
    Optional<PlayerName> playerName(String name, @Nullable String bound) {
        String value = value(name, bound);
        if (value == null) {
            return Optional.empty();
        }
        if (PlayerName.read(value) instanceof PlayerName.Named named) {
            return Optional.of(named.name());
        }
        List<PlayerName.Fault> found = ((PlayerName.Faulty) PlayerName.read(value)).faults();
        found.forEach(fault -> fault(name, NameRequest.code(fault), NameRequest.limits(fault), value));
        return Optional.empty();
    }

    /**
     * A place in a list.
     *
     * @param timeless whether the list has games without the time by which it is sorted
     */
    Optional<Page.Place> cursor(String name, @Nullable String bound, boolean timeless) {
        String value = value(name, bound);
        Optional<Page.Place> place = Optional.ofNullable(value).flatMap(text -> Cursor.read(text, timeless));
        if (value != null && place.isEmpty()) {
            fault(name, FaultCode.UNREADABLE_CURSOR, Map.of(), value);
        }
        return place;
    }

    void fault(String name, FaultCode code, Map<String, String> values, String rejected) {
        String detail = Texts.PROBLEMS.get(code.code() + ".detail", values);
        faults.add(Problem.Fault.inParameter(name, code.code(), detail, rejected));
    }

    /** The framework takes a parameter that is there without a value for one that is not there. */
    private @Nullable String value(String name, @Nullable String bound) {
        return bound == null ? request.getParam(name) : bound;
    }
}
