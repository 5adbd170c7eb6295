package ringo.store;

import com.fasterxml.jackson.core.type.TypeReference;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.LinkedHashMap;
import java.util.Map;
import ringo.rules.NamedRuleSet;
import ringo.rules.OptionValue;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;

/** The column of a game's rules: all options by name. */
final class OptionsColumn {

    private static final TypeReference<Map<String, Object>> TYPE = new TypeReference<>() {};

    /** Nearly all games are played by a few rule sets. */
    private static final LoadingCache<Stored, NamedRuleSet> READ =
            Caffeine.newBuilder().maximumSize(256).build(Stored::named);

    private record Stored(String options, String base) {

        NamedRuleSet named() {
            return new NamedRuleSet(parse(options), Preset.named(base).orElseThrow());
        }
    }

    private OptionsColumn() {}

    static String write(RuleSet rules) {
        Map<String, Object> options = new LinkedHashMap<>();
        for (RuleOption option : RuleOption.values()) {
            options.put(option.text(), option.of(rules).plain());
        }
        return JsonColumn.write(options);
    }

    /** @param base the column of the preset nearest to them */
    static NamedRuleSet read(String column, String base) {
        return READ.get(new Stored(column, base));
    }

    /** An option that came after the game was created has the value of the default, which is what was played by then. */
    private static RuleSet parse(String column) {
        RuleSet rules = Preset.DEFAULT.rules();
        Map<String, Object> options = JsonColumn.read(column, TYPE);
        for (RuleOption option : RuleOption.values()) {
            Object value = options.get(option.text());
            if (value != null) {
                rules = rules.with(option, value(value));
            }
        }
        return rules;
    }

    private static OptionValue value(Object plain) {
        if (plain instanceof Boolean flag) {
            return new OptionValue.Flag(flag);
        }
        return plain instanceof Integer number
                ? new OptionValue.Number(number)
                : new OptionValue.Choice(String.valueOf(plain));
    }
}
