package ringo.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ringo.notation.PositionText;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleOption;

/**
 * A preset in full.
 *
 * @param options by the option's name, its value and the rule in words
 */
public record RuleSetJson(
        String id, String name, String summary, Source source, Map<String, Option> options, Start start) {

    /** Where the rule set comes from; the language is a BCP 47 tag. */
    public record Source(String title, String language, String description) {}

    /** An option's value, a string, number or boolean, and the sentence of the rule that it makes. */
    public record Option(Object value, String sentence) {}

    /** The position in which a game starts, in both forms. */
    public record Start(PositionJson position, String notation) {}

    /** All presets, and all options with what each of their values means. */
    public record ListJson(
            @JsonProperty("default") String defaultId, List<RuleSetJson> rulesets, List<OptionMeaningJson> options) {}

    static RuleSetJson of(Preset preset) {
        Map<String, Option> options = new LinkedHashMap<>();
        for (RuleOption option : RuleOption.values()) {
            OptionValue value = option.of(preset.rules());
            options.put(option.text(), new Option(value.plain(), sentence(option, value)));
        }
        Position start = preset.rules().start();
        return new RuleSetJson(
                preset.text(),
                text(preset, "name"),
                text(preset, "summary"),
                new Source(
                        text(preset, "source.title"),
                        text(preset, "source.language"),
                        text(preset, "source.description")),
                options,
                new Start(PositionJson.of(start), PositionText.write(start)));
    }

    /** The rule that an option with this value makes, in words. */
    static String sentence(RuleOption option, OptionValue value) {
        return sentence(option, value.text());
    }

    /** The rule that an option with this value makes, in words; a value that is not one of its own is filled in as it is. */
    static String sentence(RuleOption option, String value) {
        return List.of(option.text() + "." + value, option.text() + ".other", option.text()).stream()
                .filter(Texts.RULES::has)
                .findFirst()
                .map(key -> Texts.RULES.get(key, Map.of("0", value)))
                .orElseThrow();
    }

    private static String text(Preset preset, String key) {
        return Texts.RULES.get("preset." + preset.text() + "." + key);
    }
}
