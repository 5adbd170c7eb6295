package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ringo.rules.OptionValue;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;

/** Reads {@code rules}: a preset's name, or an object with a base and the options changed. */
final class RulesReader {

    private static final String BASE = "base";

    private static final String PRESETS =
            Arrays.stream(Preset.values()).map(Preset::text).collect(Collectors.joining(", "));

    private static final List<String> FIELDS = Stream.concat(
                    Stream.of(BASE), Arrays.stream(RuleOption.values()).map(RuleOption::text))
            .toList();

    private RulesReader() {}

    /**
     * A rule set and where it comes from.
     *
     * @param rules the rule set
     * @param base the preset that the caller named, or the default
     */
    record Named(RuleSet rules, Preset base) {
        static final Named DEFAULT = new Named(Preset.DEFAULT.rules(), Preset.DEFAULT);

        /** Whether this is the preset itself. */
        boolean unchanged() {
            return rules.equals(base.rules());
        }

        RulesJson json() {
            return RulesJson.of(rules, base);
        }
    }

    /** The rule set in the field {@code rules}; the default if it is absent or has faults. */
    static Named read(RequestFields request) {
        Optional<JsonNode> rules = request.node("rules");
        if (rules.isEmpty()) {
            return Named.DEFAULT;
        }
        if (rules.get().isTextual()) {
            return preset(request, "rules")
                    .map(preset -> new Named(preset.rules(), preset))
                    .orElse(Named.DEFAULT);
        }
        if (!rules.get().isObject()) {
            request.fault(request.pointer("rules"), FaultCode.WRONG_TYPE, RequestFields.Expected.RULES.words(), rules);
            return Named.DEFAULT;
        }
        return request.object("rules", FIELDS).map(RulesReader::options).orElse(Named.DEFAULT);
    }

    private static Named options(RequestFields fields) {
        Preset base = preset(fields, BASE).orElse(Preset.DEFAULT);
        RuleSet rules = base.rules();
        for (RuleOption option : RuleOption.values()) {
            Optional<OptionValue> value = value(fields, option);
            if (value.isPresent()) {
                rules = rules.with(option, value.get());
            }
        }
        return new Named(rules, base);
    }

    private static Optional<Preset> preset(RequestFields fields, String name) {
        Optional<String> text = fields.text(name, Integer.MAX_VALUE);
        Optional<Preset> preset = text.flatMap(Preset::named);
        if (text.isPresent() && preset.isEmpty()) {
            fields.fault(
                    fields.pointer(name), FaultCode.UNKNOWN_PRESET, Map.of("expected", PRESETS), fields.node(name));
        }
        return preset;
    }

    private static Optional<OptionValue> value(RequestFields fields, RuleOption option) {
        if (option.domain() instanceof RuleOption.Domain.Flags) {
            return fields.flag(option.text()).map(OptionValue.Flag::new);
        }
        if (option.domain() instanceof RuleOption.Domain.Numbers numbers) {
            OptionalInt number = fields.number(option.text(), numbers.least(), numbers.most());
            return number.isPresent() ? Optional.of(new OptionValue.Number(number.getAsInt())) : Optional.empty();
        }
        List<String> words = ((RuleOption.Domain.Choices) option.domain()).texts();
        return fields.choice(option.text(), words).map(OptionValue.Choice::new);
    }
}
