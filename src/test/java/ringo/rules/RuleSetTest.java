package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.notation.PositionText;

class RuleSetTest {

    @Nested
    class Numbers {

        private RuleSet rules(int attackers, int defenderWinsAt, int quietPlyLimit) {
            return new RuleSet(
                    attackers,
                    RingMove.STEP,
                    false,
                    true,
                    true,
                    true,
                    NeutralZoneLimit.UNLIMITED,
                    true,
                    true,
                    CastleGoal.TWO_INSIDE,
                    defenderWinsAt,
                    false,
                    false,
                    Repetition.DRAW,
                    quietPlyLimit);
        }

        @ParameterizedTest
        @CsvSource({"7, 1, 100", "5, 0, 20", "7, 4, 1000"})
        void areTakenFromLeastToMost(int attackers, int defenderWinsAt, int quietPlyLimit) {
            RuleSet rules = rules(attackers, defenderWinsAt, quietPlyLimit);
            assertEquals(attackers, rules.attackers());
            assertEquals(defenderWinsAt, rules.defenderWinsAt());
            assertEquals(quietPlyLimit, rules.quietPlyLimit());
        }

        @ParameterizedTest
        @CsvSource({
            "4, 1, 100, attackers 4 is not from 5 to 7",
            "8, 1, 100, attackers 8 is not from 5 to 7",
            "7, -1, 100, defenderWinsAt -1 is not from 0 to 4",
            "7, 5, 100, defenderWinsAt 5 is not from 0 to 4",
            "7, 1, 19, quietPlyLimit 19 is not from 20 to 1000",
            "7, 1, 1001, quietPlyLimit 1001 is not from 20 to 1000"
        })
        void areRefusedBeyond(int attackers, int defenderWinsAt, int quietPlyLimit, String message) {
            assertEquals(
                    message,
                    assertThrows(IllegalArgumentException.class, () -> rules(attackers, defenderWinsAt, quietPlyLimit))
                            .getMessage());
        }
    }

    @Nested
    class Changes {

        @Test
        void areTheOptionsThatDifferWithThisOnesValues() {
            assertEquals(
                    Map.of(
                            RuleOption.CASTLE_GOAL, new OptionValue.Choice("twoInside"),
                            RuleOption.DEFENDER_WINS_AT, new OptionValue.Number(4)),
                    Preset.NETO.rules().changesFrom(Preset.ZAPLETAL.rules()));
        }

        @ParameterizedTest
        @EnumSource
        void areNoneFromItself(Preset preset) {
            assertEquals(Map.of(), preset.rules().changesFrom(preset.rules()));
        }
    }

    @Nested
    class NearestPreset {

        @ParameterizedTest
        @EnumSource
        void ofAPresetIsThatPreset(Preset preset) {
            for (Preset preferred : Preset.values()) {
                assertEquals(preset, preset.rules().nearestPreset(preferred));
            }
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                bell, castleJump: false                          | FOSDICK  | BELL
                fosdick, defenderPass: true, attackers: 6        | FORTRESS | FOSDICK
                zapletal, castleGoal: twoInside                  | FOSDICK  | ZAPLETAL
                zapletal, defenderWinsAt: 4                      | FOSDICK  | ZAPLETAL
                fortress, jumpOverImmune: true, attackers: 5     | NETO     | FOSDICK
                """)
        void differsInTheFewestOptions(String rules, Preset preferred, Preset expected) {
            assertEquals(expected, Ruling.rules(rules).nearestPreset(preferred));
        }

        @Test
        void isThePreferredOfSeveral() {
            RuleSet between = Ruling.rules("zapletal, defenderWinsAt: 4");
            assertEquals(1, between.changesFrom(Preset.NETO.rules()).size());
            assertEquals(1, between.changesFrom(Preset.ZAPLETAL.rules()).size());
            assertEquals(Preset.NETO, between.nearestPreset(Preset.NETO));
            assertEquals(Preset.ZAPLETAL, between.nearestPreset(Preset.ZAPLETAL));
        }

        @Test
        void isElseTheFirstOfSeveral() {
            assertEquals(
                    Preset.ZAPLETAL,
                    Ruling.rules("neto, castleGoal: oneSurvivesReply").nearestPreset(Preset.BELL));
        }
    }

    @Nested
    class Start {

        @ParameterizedTest
        @CsvSource({
            "7, 1AAAAAAA/8/8/8/8/1D1D1D1D 0 A 0 1",
            "6, 1AAA1AAA/8/8/8/8/1D1D1D1D 0 A 0 1",
            "5, 1AA1A1AA/8/8/8/8/1D1D1D1D 0 A 0 1"
        })
        void leavesOutE6OrD6AndF6(int attackers, String position) {
            assertEquals(
                    position,
                    PositionText.write(
                            Ruling.rules("bell, attackers: " + attackers).start()));
        }

        @Test
        void ofFewerAttackersIsItsOwnMirrorImage() {
            for (int attackers = 5; attackers <= 7; attackers++) {
                Position start = Ruling.rules("bell, attackers: " + attackers).start();
                assertEquals(start, start.mirror());
            }
        }
    }

    @Nested
    class ZoneLimit {

        @Test
        void isNoneOrTheDefendersOrOne() {
            assertEquals(7, NeutralZoneLimit.UNLIMITED.attackersAllowed(2));
            assertEquals(2, NeutralZoneLimit.DEFENDERS.attackersAllowed(2));
            assertEquals(0, NeutralZoneLimit.DEFENDERS.attackersAllowed(0));
            assertEquals(1, NeutralZoneLimit.ONE.attackersAllowed(2));
        }
    }
}
