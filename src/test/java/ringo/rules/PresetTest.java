package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PresetTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            attackers                  | 7         | 7         | 7         | 7                | 7
            defenderRingMove           | step      | step      | slide     | slide            | slide
            displacementCapture        | false     | false     | true      | false            | false
            neutralZoneImmunity        | true      | true      | true      | true             | true
            captureFromNeutralZone     | true      | true      | false     | false            | false
            jumpOverImmune             | true      | false     | false     | false            | false
            neutralZoneLimit           | unlimited | defenders | defenders | defenders        | defenders
            castleEntryFromNeutralZone | true      | true      | true      | true             | true
            castleJump                 | true      | true      | true      | true             | true
            castleGoal                 | twoInside | twoInside | twoInside | oneSurvivesReply | twoInside
            defenderWinsAt             | 1         | 1         | 1         | 0                | 4
            defenderPass               | false     | false     | false     | false            | false
            defenderMustCapture        | false     | false     | false     | false            | false
            repetition                 | draw      | draw      | draw      | draw             | draw
            quietPlyLimit              | 100       | 100       | 100       | 100              | 100
            """)
    void hasTheOptionsOfTheTable(
            String option, String fosdick, String fortress, String bell, String zapletal, String neto) {
        RuleOption named = RuleOption.named(option).orElseThrow();
        assertEquals(
                List.of(fosdick, fortress, bell, zapletal, neto),
                Arrays.stream(Preset.values())
                        .map(preset -> named.of(preset.rules()).text())
                        .toList());
    }

    @Test
    void areListedInTheOrderOfTheTable() {
        assertEquals(
                List.of("fosdick", "fortress", "bell", "zapletal", "neto"),
                Arrays.stream(Preset.values()).map(Preset::text).toList());
    }

    @Test
    void isFosdickWhereNoneIsNamed() {
        assertEquals(Preset.FOSDICK, Preset.DEFAULT);
    }

    @Test
    void isFoundByItsName() {
        for (Preset preset : Preset.values()) {
            assertEquals(Optional.of(preset), Preset.named(preset.text()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bell", "BELL", "bell ", "chess"})
    void hasNoOtherName(String text) {
        assertEquals(Optional.empty(), Preset.named(text));
    }
}
