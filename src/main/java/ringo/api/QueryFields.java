package ringo.api;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import ringo.game.Page;
import ringo.player.PlayerName;
import ringo.rules.Codes;
import ringo.rules.Preset;

/** The query parameters of a request while they are read: gives typed values, and collects every fault. */
final class QueryFields {

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)");

    private final RequestFields.Faults faults = new RequestFields.Faults();

    /** @throws ProblemException with all the faults, if there are any */
    void check() {
        faults.check(ProblemType.INVALID_REQUEST);
    }

    /** A whole number from least to most. */
    Optional<Long> number(String name, @Nullable String value, long least, long most) {
        return number(value, least, most, (code, values, rejected) -> fault(name, code, values, rejected));
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

    /** One of these constants, by its code. */
    <E extends Enum<E>> Optional<E> choice(String name, @Nullable String value, E[] constants) {
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
    Optional<Preset> preset(String name, @Nullable String value) {
        Optional<Preset> preset = Optional.ofNullable(value).flatMap(Preset::named);
        if (value != null && preset.isEmpty()) {
            String names = Arrays.stream(Preset.values()).map(Preset::text).collect(Collectors.joining(", "));
            fault(name, FaultCode.UNKNOWN_PRESET, Map.of("expected", names), value);
        }
        return preset;
    }

    /** The name of a player, who need not be there. */
    Optional<PlayerName> playerName(String name, @Nullable String value) {
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
    Optional<Page.Place> cursor(String name, @Nullable String value, boolean timeless) {
        Optional<Page.Place> place = Optional.ofNullable(value).flatMap(text -> Cursor.read(text, timeless));
        if (value != null && place.isEmpty()) {
            fault(name, FaultCode.UNREADABLE_CURSOR, Map.of(), value);
        }
        return place;
    }

    private void fault(String name, FaultCode code, Map<String, String> values, String rejected) {
        String detail = Texts.PROBLEMS.get(code.code() + ".detail", values);
        faults.add(Problem.Fault.inParameter(name, code.code(), detail, rejected));
    }
}
