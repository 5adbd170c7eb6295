package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ringo.board.Cell;
import ringo.board.CellSet;

class SetupTest {

    private static final RuleSet FOSDICK = Preset.FOSDICK.rules();
    private static final RuleSet ZAPLETAL = Preset.ZAPLETAL.rules();

    private static List<Cell> cells(String texts) {
        return texts.isEmpty()
                ? List.of()
                : Arrays.stream(texts.split(" ", -1))
                        .map(text -> Cell.parse(text).orElseThrow())
                        .toList();
    }

    private static Setup setup(String attackers, String defenders, int castle) {
        return new Setup(cells(attackers), cells(defenders), castle, Side.DEFENDER, 3, 2);
    }

    private static void assertPlayable(RuleSet rules, Setup setup) {
        Position position = new Position(
                CellSet.of(setup.attackers()),
                CellSet.of(setup.defenders()),
                setup.castle(),
                setup.toMove(),
                setup.quietPlies(),
                setup.turn());
        assertEquals(new Setup.Checked.Playable(position), setup.check(rules));
    }

    private static void assertFaults(RuleSet rules, Setup setup, SetupFault... faults) {
        assertEquals(new Setup.Checked.Faulty(List.of(faults)), setup.check(rules));
    }

    private static SetupFault fault(SetupFault.Code code, SetupFault.Part part) {
        return new SetupFault(code, part, Optional.empty(), Optional.empty());
    }

    private static SetupFault twice(SetupFault.Part part, int index, String cell) {
        return new SetupFault(SetupFault.Code.CELL_NAMED_TWICE, part, Optional.of(index), Cell.parse(cell));
    }

    @Nested
    class Playable {

        @Test
        void inAnyOrder() {
            assertPlayable(FOSDICK, setup("f6 b3 a1", "d1 b1", 1));
        }

        @Test
        void withoutPieces() {
            assertPlayable(FOSDICK, setup("", "", 0));
        }

        @Test
        void withAllPieces() {
            assertPlayable(FOSDICK, setup("b6 c6 d6 e6 f6 g6 h6", "b1 d1 f1 h1", 0));
            assertPlayable(FOSDICK, setup("b6 c6 d6 e6 f6", "b1 d1 f1 h1", 2));
            assertPlayable(ZAPLETAL, setup("b6 c6 d6 e6 f6 g6", "b1 d1 f1 h1", 1));
        }

        @Test
        void withMoreAttackersThanTheRuleSetStartsWith() {
            assertPlayable(Ruling.rules("fosdick, attackers: 5"), setup("b6 c6 d6 e6 f6 g6 h6", "b1", 0));
        }

        @Test
        void withAZoneFullerThanItsLimit() {
            assertPlayable(Ruling.rules("fosdick, neutralZoneLimit: one"), setup("a1 a2 a3 b6", "b1", 0));
        }

        @Test
        void withTheGameOver() {
            assertPlayable(FOSDICK, setup("b6", "b1", 2));
        }

        @Test
        void withTheQuietPliesAtTheLimit() {
            assertPlayable(FOSDICK, new Setup(cells("b6"), cells("b1"), 0, Side.ATTACKER, 100, 100_000));
        }
    }

    @Nested
    class Faulty {

        @Test
        void aCellNamedTwiceByOneSide() {
            assertFaults(FOSDICK, setup("b6 c6 b6", "d1", 0), twice(SetupFault.Part.ATTACKERS, 2, "b6"));
            assertFaults(FOSDICK, setup("b6 c6", "f1 d1 d1", 0), twice(SetupFault.Part.DEFENDERS, 2, "d1"));
        }

        @Test
        void aCellNamedByBothSides() {
            assertFaults(FOSDICK, setup("b6 c6", "d1 c6", 0), twice(SetupFault.Part.DEFENDERS, 1, "c6"));
        }

        @Test
        void moreThanSevenAttackersTheCastleIncluded() {
            SetupFault tooMany = fault(SetupFault.Code.TOO_MANY_ATTACKERS, SetupFault.Part.ATTACKERS);
            assertFaults(FOSDICK, setup("a6 b6 c6 d6 e6 f6 g6 h6", "d1", 0), tooMany);
            assertFaults(FOSDICK, setup("b6 c6 d6 e6 f6 g6 h6", "d1", 1), tooMany);
            assertFaults(FOSDICK, setup("b6 c6 d6 e6 f6 g6", "d1", 2), tooMany);
        }

        @Test
        void moreThanFourDefenders() {
            assertFaults(
                    FOSDICK,
                    setup("b6", "a1 b1 c1 d1 e1", 0),
                    fault(SetupFault.Code.TOO_MANY_DEFENDERS, SetupFault.Part.DEFENDERS));
        }

        @Test
        void twoInACastleThatHasRoomForOne() {
            assertFaults(
                    ZAPLETAL, setup("b6", "d1", 2), fault(SetupFault.Code.CASTLE_OVERFULL, SetupFault.Part.CASTLE));
        }

        @Test
        void moreQuietPliesThanTheLimit() {
            assertFaults(
                    FOSDICK,
                    new Setup(cells("b6"), cells("d1"), 0, Side.ATTACKER, 101, 1),
                    fault(SetupFault.Code.QUIET_PLIES_OVER_LIMIT, SetupFault.Part.QUIET_PLIES));
        }

        @Test
        void allAtOnce() {
            assertFaults(
                    ZAPLETAL,
                    new Setup(cells("b6 c6 b6 d6 e6 f6 b6"), cells("c6 a1 b1 c1 a1"), 2, Side.ATTACKER, 101, 1),
                    twice(SetupFault.Part.ATTACKERS, 2, "b6"),
                    twice(SetupFault.Part.ATTACKERS, 6, "b6"),
                    twice(SetupFault.Part.DEFENDERS, 0, "c6"),
                    twice(SetupFault.Part.DEFENDERS, 4, "a1"),
                    fault(SetupFault.Code.TOO_MANY_ATTACKERS, SetupFault.Part.ATTACKERS),
                    fault(SetupFault.Code.TOO_MANY_DEFENDERS, SetupFault.Part.DEFENDERS),
                    fault(SetupFault.Code.CASTLE_OVERFULL, SetupFault.Part.CASTLE),
                    fault(SetupFault.Code.QUIET_PLIES_OVER_LIMIT, SetupFault.Part.QUIET_PLIES));
        }
    }

    @Nested
    class Numbers {

        @ParameterizedTest
        @CsvSource({
            "-1, 0, 1, castle -1 is not from 0 to 2",
            "3, 0, 1, castle 3 is not from 0 to 2",
            "0, -1, 1, quietPlies -1 is not from 0 to 1000",
            "0, 1001, 1, quietPlies 1001 is not from 0 to 1000",
            "0, 0, 0, turn 0 is not from 1 to 100000",
            "0, 0, 100001, turn 100001 is not from 1 to 100000"
        })
        void areRefusedWhereNoRuleSetTakesThem(int castle, int quietPlies, int turn, String message) {
            assertEquals(
                    message,
                    assertThrows(
                                    IllegalArgumentException.class,
                                    () -> new Setup(List.of(), List.of(), castle, Side.ATTACKER, quietPlies, turn))
                            .getMessage());
        }

        @ParameterizedTest
        @CsvSource({"0, 0, 1", "2, 1000, 100000"})
        void areTakenFromLeastToMost(int castle, int quietPlies, int turn) {
            assertPlayable(
                    Ruling.rules("fosdick, quietPlyLimit: 1000"),
                    new Setup(List.of(), List.of(), castle, Side.ATTACKER, quietPlies, turn));
        }
    }
}
