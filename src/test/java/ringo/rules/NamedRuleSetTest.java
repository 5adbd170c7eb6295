package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NamedRuleSetTest {

    @ParameterizedTest
    @EnumSource
    void aPresetIsNamedByItself(Preset preset) {
        for (Preset given : Preset.values()) {
            NamedRuleSet named = new NamedRuleSet(preset.rules(), given);
            assertEquals(NamedRuleSet.of(preset), named);
            assertEquals(Map.of(), named.changes());
        }
    }

    @Test
    void theGivenPresetIsKeptUnlessAnotherIsNearer() {
        OptionValue.Number fifty = new OptionValue.Number(50);
        RuleSet rules = Preset.NETO.rules().with(RuleOption.QUIET_PLY_LIMIT, fifty);
        NamedRuleSet named = new NamedRuleSet(rules, Preset.FOSDICK);
        assertEquals(Preset.NETO, named.base());
        assertEquals(Map.of(RuleOption.QUIET_PLY_LIMIT, fifty), named.changes());
        RuleSet between = Preset.FOSDICK.rules().with(RuleOption.JUMP_OVER_IMMUNE, new OptionValue.Flag(false));
        assertEquals(Preset.FOSDICK, new NamedRuleSet(between, Preset.FOSDICK).base());
        assertEquals(Preset.FORTRESS, new NamedRuleSet(between, Preset.FORTRESS).base());
    }
}
