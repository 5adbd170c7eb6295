package ringo.rules;

import java.util.Map;

/**
 * A rule set, and the preset by which it is named.
 *
 * @param rules the rule set
 * @param base the preset that it differs from in the fewest options; of equals the one that was given, else the first
 */
public record NamedRuleSet(RuleSet rules, Preset base) {

    /** Puts the nearest preset in the place of the given one, if that is not as near. */
    public NamedRuleSet {
        base = rules.nearestPreset(base);
    }

    /** The preset itself. */
    public static NamedRuleSet of(Preset preset) {
        return new NamedRuleSet(preset.rules(), preset);
    }

    /** The options in which the rule set differs from its base; none if it is the preset itself. */
    public Map<RuleOption, OptionValue> changes() {
        return rules.changesFrom(base.rules());
    }
}
