package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleOptionTest {

    private static Stream<OptionValue> values(RuleOption option) {
        if (option.domain() instanceof RuleOption.Domain.Numbers numbers) {
            return IntStream.rangeClosed(numbers.least(), numbers.most()).mapToObj(OptionValue.Number::new);
        }
        if (option.domain() instanceof RuleOption.Domain.Choices choices) {
            return choices.texts().stream().map(OptionValue.Choice::new);
        }
        return Stream.of(new OptionValue.Flag(false), new OptionValue.Flag(true));
    }

    @Nested
    class Names {

        @Test
        void areFifteenInCamelCase() {
            assertEquals(
                    List.of(
                            "attackers",
                            "defenderRingMove",
                            "displacementCapture",
                            "neutralZoneImmunity",
                            "captureFromNeutralZone",
                            "jumpOverImmune",
                            "neutralZoneLimit",
                            "castleEntryFromNeutralZone",
                            "castleJump",
                            "castleGoal",
                            "defenderWinsAt",
                            "defenderPass",
                            "defenderMustCapture",
                            "repetition",
                            "quietPlyLimit"),
                    Arrays.stream(RuleOption.values()).map(RuleOption::text).toList());
        }

        @ParameterizedTest
        @EnumSource
        void findTheOption(RuleOption option) {
            assertEquals(Optional.of(option), RuleOption.named(option.text()));
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "CASTLE_GOAL", "castlegoal", "castleGoal ", "castle"})
        void areNoOthers(String text) {
            assertEquals(Optional.empty(), RuleOption.named(text));
        }
    }

    @Nested
    class Values {

        @ParameterizedTest
        @CsvSource({
            "ATTACKERS, 5 6 7",
            "DEFENDER_RING_MOVE, step slide",
            "DISPLACEMENT_CAPTURE, false true",
            "NEUTRAL_ZONE_IMMUNITY, false true",
            "CAPTURE_FROM_NEUTRAL_ZONE, false true",
            "JUMP_OVER_IMMUNE, false true",
            "NEUTRAL_ZONE_LIMIT, unlimited defenders one",
            "CASTLE_ENTRY_FROM_NEUTRAL_ZONE, false true",
            "CASTLE_JUMP, false true",
            "CASTLE_GOAL, twoInside oneSurvivesReply",
            "DEFENDER_WINS_AT, 0 1 2 3 4",
            "DEFENDER_PASS, false true",
            "DEFENDER_MUST_CAPTURE, false true",
            "REPETITION, draw defenderWins"
        })
        void areThoseOfTheTable(RuleOption option, String texts) {
            assertEquals(
                    texts,
                    String.join(" ", values(option).map(OptionValue::text).toList()));
        }

        @Test
        void ofTheQuietPlyLimitAreFrom20To1000() {
            assertEquals(new RuleOption.Domain.Numbers(20, 1000), RuleOption.QUIET_PLY_LIMIT.domain());
        }

        @ParameterizedTest
        @EnumSource
        void changeTheirOptionAndNoOther(RuleOption option) {
            for (Preset preset : Preset.values()) {
                RuleSet rules = preset.rules();
                values(option).forEach(value -> {
                    RuleSet changed = rules.with(option, value);
                    assertEquals(value, option.of(changed));
                    assertEquals(
                            value.equals(option.of(rules)) ? Map.of() : Map.of(option, value),
                            changed.changesFrom(rules));
                });
            }
        }
    }

    @Nested
    class Refuses {

        private void assertRefused(RuleOption option, OptionValue value) {
            assertEquals(false, option.domain().contains(value));
            assertThrows(
                    IllegalArgumentException.class, () -> Preset.BELL.rules().with(option, value));
        }

        @Test
        void whatIsOutOfRange() {
            assertRefused(RuleOption.ATTACKERS, new OptionValue.Number(4));
            assertRefused(RuleOption.ATTACKERS, new OptionValue.Number(8));
            assertRefused(RuleOption.DEFENDER_WINS_AT, new OptionValue.Number(-1));
            assertRefused(RuleOption.DEFENDER_WINS_AT, new OptionValue.Number(5));
            assertRefused(RuleOption.QUIET_PLY_LIMIT, new OptionValue.Number(19));
            assertRefused(RuleOption.QUIET_PLY_LIMIT, new OptionValue.Number(1001));
        }

        @Test
        void whatIsOfAnotherType() {
            assertRefused(RuleOption.ATTACKERS, new OptionValue.Choice("7"));
            assertRefused(RuleOption.ATTACKERS, new OptionValue.Flag(true));
            assertRefused(RuleOption.CASTLE_JUMP, new OptionValue.Choice("true"));
            assertRefused(RuleOption.CASTLE_JUMP, new OptionValue.Number(1));
            assertRefused(RuleOption.CASTLE_GOAL, new OptionValue.Number(0));
            assertRefused(RuleOption.CASTLE_GOAL, new OptionValue.Flag(true));
        }

        @Test
        void wordsItDoesNotKnow() {
            assertRefused(RuleOption.CASTLE_GOAL, new OptionValue.Choice("draw"));
            assertRefused(RuleOption.CASTLE_GOAL, new OptionValue.Choice("TWO_INSIDE"));
        }

        @Test
        void sayingWhatItWouldTake() {
            OptionValue four = new OptionValue.Number(4);
            assertEquals(
                    "4 is not one of Numbers[least=5, most=7]",
                    assertThrows(
                                    IllegalArgumentException.class,
                                    () -> Preset.BELL.rules().with(RuleOption.ATTACKERS, four))
                            .getMessage());
        }
    }
}
