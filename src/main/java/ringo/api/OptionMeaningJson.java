package ringo.api;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import ringo.rules.Codes;
import ringo.rules.RuleOption;

/**
 * An option and what each of its values means, for whoever lets people choose.
 *
 * @param name as in rules
 * @param kind a {@link Kind}
 * @param values all values, in order; absent where there are too many to tell each in words
 * @param minimum the least value, where {@code values} is absent
 * @param maximum the greatest value, where {@code values} is absent
 * @param sentence the rule in words, where {@code values} is absent, with <code>{0}</code> in place of the value
 */
public record OptionMeaningJson(
        String name,
        String kind,
        @Nullable List<Meaning> values,
        @Nullable Integer minimum,
        @Nullable Integer maximum,
        @Nullable String sentence) {

    /** Options with more values than that are told of by their bounds. */
    private static final int MOST_VALUES = 10;

    private static final String PLACEHOLDER = "{0}";

    /** What values are in rules: booleans, strings or numbers. */
    enum Kind {
        FLAG,
        CHOICE,
        INTEGER
    }

    /** A value as text, and the rule that it makes. */
    public record Meaning(String value, String sentence) {}

    /** All options, in the order of the rule book. */
    static List<OptionMeaningJson> all() {
        return Arrays.stream(RuleOption.values()).map(OptionMeaningJson::of).toList();
    }

    private static OptionMeaningJson of(RuleOption option) {
        RuleOption.Domain domain = option.domain();
        if (domain instanceof RuleOption.Domain.Choices choices) {
            return of(option, Kind.CHOICE, choices.texts().stream());
        }
        if (!(domain instanceof RuleOption.Domain.Numbers numbers)) {
            return of(option, Kind.FLAG, Stream.of(false, true).map(Object::toString));
        }
        if (numbers.most() - numbers.least() < MOST_VALUES) {
            return of(
                    option,
                    Kind.INTEGER,
                    IntStream.rangeClosed(numbers.least(), numbers.most()).mapToObj(Integer::toString));
        }
        return new OptionMeaningJson(
                option.text(),
                Codes.of(Kind.INTEGER),
                null,
                numbers.least(),
                numbers.most(),
                RuleSetJson.sentence(option, PLACEHOLDER));
    }

    private static OptionMeaningJson of(RuleOption option, Kind kind, Stream<String> values) {
        Function<String, Meaning> meaning = value -> new Meaning(value, RuleSetJson.sentence(option, value));
        return new OptionMeaningJson(
                option.text(), Codes.of(kind), values.map(meaning).toList(), null, null, null);
    }
}
