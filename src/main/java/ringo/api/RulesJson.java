package ringo.api;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/**
 * A rule set as an answer shows it, in its shortest form: a preset's name, or an object with a base and the options changed.
 *
 * @param value a string, or a map from names to strings, numbers and booleans
 */
public record RulesJson(@JsonValue Object value) {

    /** @param base the preset that the caller named; kept unless another is nearer */
    static RulesJson of(RuleSet rules, Preset base) {
        Preset nearest = rules.equals(base.rules()) ? base : rules.nearestPreset(base);
        if (rules.equals(nearest.rules())) {
            return new RulesJson(nearest.text());
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("base", nearest.text());
        rules.changesFrom(nearest.rules()).forEach((option, value) -> object.put(option.text(), value.plain()));
        return new RulesJson(object);
    }
}
