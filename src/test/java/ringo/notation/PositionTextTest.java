package ringo.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.rules.Position;
import ringo.rules.Positions;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Setup;
import ringo.rules.Side;

class PositionTextTest {

    private static final String START = "1AAAAAAA/8/8/8/8/1D1D1D1D 0 A 0 1";

    private static List<Cell> cells(String texts) {
        return Arrays.stream(texts.split(" ", -1))
                .map(text -> Cell.parse(text).orElseThrow())
                .toList();
    }

    private static PositionText.Parsed readable(
            String attackers, String defenders, int castle, Side toMove, int quietPlies, int turn) {
        return new PositionText.Parsed.Readable(
                new Setup(cells(attackers), cells(defenders), castle, toMove, quietPlies, turn));
    }

    private static PositionText.Parsed unreadable(int column, PositionText.Expected expected) {
        return new PositionText.Parsed.Unreadable(column, expected);
    }

    @Nested
    class Written {

        @Test
        void isTheStart() {
            assertEquals(START, PositionText.write(Preset.FOSDICK.rules().start()));
        }

        @Test
        void isRingsFrom6To1EachFromAToHThenAllFields() {
            Position position = new Position(
                    CellSet.of(cells("a6 h6 c4 d4 a1")), CellSet.of(cells("b6 h4 e1")), 2, Side.DEFENDER, 17, 100_000);
            assertEquals("AD5A/8/2AA3D/8/8/A3D3 2 D 17 100000", PositionText.write(position));
        }

        @Test
        void hasUnderscoresForSpacesInUrls() {
            assertEquals(
                    "1AAAAAAA/8/8/8/8/1D1D1D1D_0_A_0_1",
                    PositionText.writeForUrl(Preset.FOSDICK.rules().start()));
        }

        @Test
        void isReadBackAsTheSamePosition() {
            for (long seed = 0; seed < 500; seed++) {
                RuleSet rules = RuleSets.random(seed);
                Position position = Positions.random(rules, seed);
                for (String text : List.of(PositionText.write(position), PositionText.writeForUrl(position))) {
                    assertEquals(
                            new Setup.Checked.Playable(position),
                            PositionText.parse(text) instanceof PositionText.Parsed.Readable readable
                                    ? readable.setup().check(rules)
                                    : text);
                }
            }
        }

        @Test
        void isAtMostAsLongAsTheConstantSays() {
            String longest = "AAAAAAAA/AAAAAAAA/AAAAAAAA/AAAAAAAA/AAAAAAAA/AAAAAAAA 2 D 1000 100000";
            assertEquals(PositionText.MAX_LENGTH, longest.length());
            assertEquals(
                    PositionText.Parsed.Readable.class,
                    PositionText.parse(longest).getClass());
        }
    }

    @Nested
    class Read {

        @Test
        void isEveryPieceByItsRingAndSegment() {
            assertEquals(
                    readable("a6 h6 c4 d4 a1", "b6 h4 e1", 2, Side.DEFENDER, 17, 100_000),
                    PositionText.parse("AD5A/8/2AA3D/8/8/A3D3 2 D 17 100000"));
        }

        @Test
        void mayLackTheTurnOrTheQuietPliesToo() {
            assertEquals(readable("b6", "d1", 1, Side.ATTACKER, 7, 1), PositionText.parse("1A6/8/8/8/8/3D4 1 A 7"));
            assertEquals(readable("b6", "d1", 1, Side.ATTACKER, 0, 1), PositionText.parse("1A6/8/8/8/8/3D4 1 A"));
        }

        @Test
        void mayHaveAnUnderscoreForEachSpace() {
            assertEquals(PositionText.parse(START), PositionText.parse(START.replace(' ', '_')));
            assertEquals(PositionText.parse(START), PositionText.parse("1AAAAAAA/8/8/8/8/1D1D1D1D_0 A_0 1"));
        }

        @Test
        void mayBeAnArrangementThatIsNotPlayable() {
            assertEquals(
                    readable("a6 b6 c6 d6 e6 f6 g6 h6", "a1 b1 c1 d1 e1 f1 g1 h1", 2, Side.ATTACKER, 1000, 1),
                    PositionText.parse("AAAAAAAA/8/8/8/8/DDDDDDDD 2 A 1000"));
        }
    }

    @Nested
    class Rings {

        @ParameterizedTest
        @CsvSource({
            "'', 1, CELL, nothing at all",
            "44/8/8/8/8/8 0 A, 2, PIECE_AFTER_DIGIT, adjacent digits",
            "17/8/8/8/8/8 0 A, 2, PIECE_AFTER_DIGIT, adjacent digits",
            "0AAAAAAAA/8/8/8/8/8 0 A, 1, CELL, a zero",
            "A0AAAAAAA/8/8/8/8/8 0 A, 2, CELL, a zero",
            "9/8/8/8/8/8 0 A, 1, CELL, a digit above eight",
            "A8/8/8/8/8/8 0 A, 2, CELL, more than eight",
            "8/ADA6/8/8/8/8 0 A, 6, CELL, more than eight",
            "8A/8/8/8/8/8 0 A, 2, NEXT_RING, more than eight",
            "AAAAAAAAA/8/8/8/8/8 0 A, 9, NEXT_RING, more than eight",
            "7/8/8/8/8/8 0 A, 2, PIECE_AFTER_DIGIT, fewer than eight",
            "AAA/8/8/8/8/8 0 A, 4, CELL, fewer than eight",
            "/8/8/8/8/8 0 A, 1, CELL, an empty ring",
            "8/8/8/8//8 0 A, 9, CELL, an empty ring",
            "a7/8/8/8/8/8 0 A, 1, CELL, lower case",
            "8/8/8/8/8/3d4 0 A, 12, PIECE_AFTER_DIGIT, lower case",
            "8/X7/8/8/8/8 0 A, 3, CELL, another letter",
            "8 /8/8/8/8/8 0 A, 2, NEXT_RING, a space",
            "8/8/8/8/8 0 A, 10, NEXT_RING, five rings",
            "8/8/8/8/8/8/8 0 A, 12, SPACE, seven rings",
            "8/8/8, 6, NEXT_RING, the end"
        })
        void thatAreWrongAreRefusedAtTheirColumn(String text, int column, PositionText.Expected expected, String why) {
            assertEquals(unreadable(column, expected), PositionText.parse(text), why);
        }

        @Test
        void mayHaveDigitsWithPiecesBetween() {
            assertEquals(
                    readable("b6 d6 f6 h6", "a1", 0, Side.ATTACKER, 0, 1),
                    PositionText.parse("1A1A1A1A/8/8/8/8/D7 0 A"));
        }
    }

    @Nested
    class Fields {

        private static final String RINGS = "8/8/8/8/8/8";

        @ParameterizedTest
        @CsvSource({
            "'', 12, SPACE",
            "'  0 A', 13, CASTLE",
            "' ', 13, CASTLE",
            "' 3 A', 13, CASTLE",
            "' 00 A', 13, CASTLE",
            "' 12 A', 13, CASTLE",
            "' -1 A', 13, CASTLE",
            "' A', 13, CASTLE",
            "' 0', 14, SPACE",
            "' 0/A', 14, SPACE",
            "' 0  A', 15, SIDE",
            "' 0 a', 15, SIDE",
            "' 0 W', 15, SIDE",
            "' 0 ', 15, SIDE",
            "' 0 AD', 16, SPACE",
            "' 0 A ', 17, QUIET_PLIES",
            "' 0 A  0', 17, QUIET_PLIES",
            "' 0 A 01', 17, QUIET_PLIES",
            "' 0 A 1001', 17, QUIET_PLIES",
            "' 0 A 99999999999', 17, QUIET_PLIES",
            "' 0 A +1', 17, QUIET_PLIES",
            "' 0 A 0:', 18, SPACE",
            "' 0 A 0 ', 19, TURN",
            "' 0 A 0 0', 19, TURN",
            "' 0 A 0 01', 19, TURN",
            "' 0 A 0 100001', 19, TURN",
            "' 0 A 0 1000000', 19, TURN",
            "' 0 A 0 1 ', 20, END",
            "' 0 A 0 1 x', 20, END",
            "' 0 A 0 1.0', 20, END",
            "'\t0 A', 12, SPACE"
        })
        void thatAreWrongAreRefusedAtTheirColumn(String fields, int column, PositionText.Expected expected) {
            assertEquals(unreadable(column, expected), PositionText.parse(RINGS + fields));
        }

        @ParameterizedTest
        @ValueSource(strings = {"0", "9", "10", "99", "1000"})
        void takeQuietPliesTo1000(String quietPlies) {
            assertEquals(
                    new PositionText.Parsed.Readable(
                            new Setup(List.of(), List.of(), 0, Side.ATTACKER, Integer.parseInt(quietPlies), 1)),
                    PositionText.parse(RINGS + " 0 A " + quietPlies));
        }

        @ParameterizedTest
        @ValueSource(strings = {"1", "9", "10", "99999", "100000"})
        void takeTurnsFrom1To100000(String turn) {
            assertEquals(
                    new PositionText.Parsed.Readable(
                            new Setup(List.of(), List.of(), 2, Side.DEFENDER, 0, Integer.parseInt(turn))),
                    PositionText.parse(RINGS + " 2 D 0 " + turn));
        }
    }
}
