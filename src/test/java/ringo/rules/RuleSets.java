package ringo.rules;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.SplittableRandom;

/** Rule sets for tests. */
public final class RuleSets {

    private RuleSets() {}

    /** A mix of options in which every value of every option is as likely as any other. */
    public static RuleSet random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RuleSet rules = Preset.DEFAULT.rules();
        for (RuleOption option : RuleOption.values()) {
            rules = rules.with(option, randomValue(option.domain(), random));
        }
        return rules;
    }

    /** The rule set with repetition as the defender's win. */
    public static RuleSet repetitionLost(RuleSet rules) {
        return RuleOption.REPETITION.with(rules, new OptionValue.Choice(Codes.of(Repetition.DEFENDER_WINS)));
    }

    private static OptionValue randomValue(RuleOption.Domain domain, SplittableRandom random) {
        if (domain instanceof RuleOption.Domain.Numbers numbers) {
            return new OptionValue.Number(random.nextInt(numbers.least(), numbers.most() + 1));
        }
        if (domain instanceof RuleOption.Domain.Choices choices) {
            List<String> texts = choices.texts();
            return new OptionValue.Choice(texts.get(random.nextInt(texts.size())));
        }
        return new OptionValue.Flag(random.nextBoolean());
    }

    /** The rule set of this JSON: a preset's name, or an object of changes to {@code base}, by default the default preset. */
    public static RuleSet of(JsonNode json) {
        if (json.isTextual()) {
            return Preset.named(json.textValue()).orElseThrow().rules();
        }
        RuleSet rules = json.has("base") ? of(json.get("base")) : Preset.DEFAULT.rules();
        for (RuleOption option : RuleOption.values()) {
            if (json.has(option.text())) {
                rules = rules.with(option, value(json.get(option.text())));
            }
        }
        return rules;
    }

    private static OptionValue value(JsonNode json) {
        if (json.isBoolean()) {
            return new OptionValue.Flag(json.booleanValue());
        }
        return json.isInt() ? new OptionValue.Number(json.intValue()) : new OptionValue.Choice(json.textValue());
    }
}
