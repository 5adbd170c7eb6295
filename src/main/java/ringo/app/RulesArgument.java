package ringo.app;

import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import ringo.rules.OptionValue;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;

/**
 * Reads a rule set from the command line: a preset's name, with any options changed behind it, as in {@code
 * fosdick,defenderPass=true,neutralZoneLimit=one}.
 */
final class RulesArgument implements ITypeConverter<RuleSet> {

    @Override
    public RuleSet convert(String text) {
        String[] parts = text.split(",", -1);
        RuleSet rules = Preset.named(parts[0])
                .orElseThrow(() -> new TypeConversionException(
                        "'" + parts[0] + "' is no preset; it must be one of fosdick, fortress, bell, zapletal, neto"))
                .rules();
        for (int i = 1; i < parts.length; i++) {
            rules = changed(rules, parts[i]);
        }
        return rules;
    }

    private static RuleSet changed(RuleSet rules, String change) {
        int equals = change.indexOf('=');
        if (equals < 0) {
            throw new TypeConversionException("'" + change + "' should be option=value");
        }
        RuleOption option = RuleOption.named(change.substring(0, equals))
                .orElseThrow(() ->
                        new TypeConversionException("'" + change.substring(0, equals) + "' is no option of the rules"));
        String text = change.substring(equals + 1);
        OptionValue value = value(option.domain(), text)
                .filter(option.domain()::contains)
                .orElseThrow(() -> new TypeConversionException(
                        "'" + text + "' is no value of " + option.text() + "; it takes " + values(option.domain())));
        return rules.with(option, value);
    }

    private static Optional<OptionValue> value(RuleOption.Domain domain, String text) {
        if (domain instanceof RuleOption.Domain.Flags) {
            return text.equals("true") || text.equals("false")
                    ? Optional.of(new OptionValue.Flag(text.equals("true")))
                    : Optional.empty();
        }
        if (domain instanceof RuleOption.Domain.Numbers) {
            return text.matches("[0-9]{1,4}")
                    ? Optional.of(new OptionValue.Number(Integer.parseInt(text)))
                    : Optional.empty();
        }
        return Optional.of(new OptionValue.Choice(text));
    }

    private static String values(RuleOption.Domain domain) {
        if (domain instanceof RuleOption.Domain.Numbers numbers) {
            return "whole numbers from " + numbers.least() + " to " + numbers.most();
        }
        if (domain instanceof RuleOption.Domain.Choices choices) {
            return String.join(", ", choices.texts());
        }
        return "true or false";
    }
}
