package ringo.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.board.Place;
import ringo.rules.Attempt;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.MoveKind;
import ringo.rules.Position;
import ringo.rules.Positions;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;

class MoveTextTest {

    private static Cell cell(String text) {
        return Cell.parse(text).orElseThrow();
    }

    private static Optional<Attempt> go(String from, Place to, boolean capturing, Place... captured) {
        return Optional.of(new Attempt.Go(
                cell(from), to, capturing, List.of(captured).stream().findFirst()));
    }

    private static CellSet cells(String... texts) {
        return CellSet.of(List.of(texts).stream().map(MoveTextTest::cell).toList());
    }

    @Nested
    class Read {

        @Test
        void isAMoveWithoutCapture() {
            assertEquals(go("b6", cell("b5"), false), MoveText.parse("b6-b5"));
        }

        @Test
        void isACapture() {
            assertEquals(go("b3", cell("b1"), true), MoveText.parse("b3xb1"));
        }

        @Test
        void goesToTheCastle() {
            assertEquals(go("d1", Castle.CASTLE, false), MoveText.parse("d1-castle"));
            assertEquals(go("c2", Castle.CASTLE, true), MoveText.parse("c2xcastle"));
        }

        @Test
        void mayNameTheCapturedPlaceOfAnyCapture() {
            assertEquals(go("e1", cell("a1"), true, cell("b1")), MoveText.parse("e1xa1(b1)"));
            assertEquals(go("c1", cell("g1"), true, Castle.CASTLE), MoveText.parse("c1xg1(castle)"));
            assertEquals(go("c2", Castle.CASTLE, true, cell("c1")), MoveText.parse("c2xcastle(c1)"));
        }

        @Test
        void isAPass() {
            assertEquals(Optional.of(new Attempt.Pass()), MoveText.parse("pass"));
        }

        @Test
        void isAsLongAsTheConstantSays() {
            String longest = "c1xcastle(castle)";
            assertEquals(MoveText.MAX_LENGTH, longest.length());
            assertEquals(go("c1", Castle.CASTLE, true, Castle.CASTLE), MoveText.parse(longest));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "b",
                    "b6",
                    "b6-",
                    "b6x",
                    "-b5",
                    "b6b5",
                    "b6:b5",
                    "b6 b5",
                    "b6--b5",
                    "b6 - b5",
                    " b6-b5",
                    "b6-b5 ",
                    "B6-b5",
                    "b6-B5",
                    "b6Xb5",
                    "b6-b7",
                    "i6-b5",
                    "b6-Castle",
                    "castle-b1",
                    "castlexb1",
                    "Pass",
                    "PASS",
                    "pass ",
                    "-",
                    "e1-a1(b1)",
                    "e1xa1(",
                    "e1xa1)",
                    "e1xa1()",
                    "e1xa1(b1",
                    "e1xa1b1)",
                    "e1xa1(b7)",
                    "e1xa1((b1)",
                    "e1xa1(b1))",
                    "e1xa1(b1)(b1)",
                    "e1xa1 (b1)",
                    "e1x(b1)",
                    "e1(b1)",
                    "e9xa1(b1)",
                    "e1xa9(b1)",
                    "c1xcastle(castle) ",
                    "b6-b5 and then some more"
                })
        void isNothingElse(String text) {
            assertEquals(Optional.empty(), MoveText.parse(text));
        }
    }

    @Nested
    class Written {

        @Test
        void isFromAndToAndWhetherItCaptures() {
            assertEquals("b6-b5", MoveText.write(Move.quiet(MoveKind.STEP, cell("b6"), cell("b5")), false));
            assertEquals(
                    "b3xb1", MoveText.write(Move.capture(MoveKind.JUMP, cell("b3"), cell("b1"), cell("b2")), false));
            assertEquals(
                    "f1xb1",
                    MoveText.write(Move.capture(MoveKind.CASTLE_JUMP, cell("f1"), cell("b1"), Castle.CASTLE), false));
        }

        @Test
        void isTheCastleWhereThatIsMeant() {
            assertEquals(
                    "d1-castle", MoveText.write(Move.quiet(MoveKind.CASTLE_ENTRY, cell("d1"), Castle.CASTLE), false));
            assertEquals(
                    "c2xcastle",
                    MoveText.write(Move.capture(MoveKind.JUMP, cell("c2"), Castle.CASTLE, cell("c1")), false));
        }

        @Test
        void namesTheCapturedPlaceWhereItMust() {
            assertEquals(
                    "e1xa1(b1)", MoveText.write(Move.capture(MoveKind.LEAP, cell("e1"), cell("a1"), cell("b1")), true));
            assertEquals(
                    "c1xg1(castle)",
                    MoveText.write(Move.capture(MoveKind.CASTLE_JUMP, cell("c1"), cell("g1"), Castle.CASTLE), true));
        }

        @Test
        void isPass() {
            assertEquals("pass", MoveText.write(Move.PASS, false));
            assertEquals("pass", MoveText.write(Move.PASS, true));
        }

        @Test
        void namesTheCapturedPlaceOnEachOfTheMovesThatReadTheSame() {
            Position twoLeaps = new Position(cells("b1", "h1", "c6", "d6", "e6"), cells("e1"), 0, Side.DEFENDER, 0, 1);
            assertEquals(
                    List.of("e1xa1(b1)", "e1xa1(h1)", "e1-c1", "e1-d1", "e1-f1", "e1-g1", "e1-e2"),
                    texts(Preset.NETO.rules(), twoLeaps));
            Position leapOrCastleJump =
                    new Position(cells("f1", "c6", "d6", "e6"), cells("c1"), 1, Side.DEFENDER, 0, 1);
            assertEquals(
                    List.of("c1-a1", "c1-b1", "c1-d1", "c1-e1", "c1xg1(castle)", "c1xg1(f1)", "c1-c2"),
                    texts(Preset.NETO.rules(), leapOrCastleJump));
        }

        @Test
        void tellsTheLegalMovesOfAPositionApart() {
            for (long seed = 0; seed < 500; seed++) {
                RuleSet rules = RuleSets.random(seed);
                List<String> texts = texts(rules, Positions.random(rules, seed));
                assertEquals(texts, texts.stream().distinct().toList());
            }
        }

        @Test
        void isReadBackAsTheSameMove() {
            for (long seed = 0; seed < 500; seed++) {
                RuleSet rules = RuleSets.random(seed);
                for (Move move : new FastGenerator(rules).legalMoves(Positions.random(rules, seed))) {
                    Optional<Attempt> meant = Optional.of(
                            move.from().isEmpty()
                                    ? new Attempt.Pass()
                                    : new Attempt.Go(
                                            move.from().get(),
                                            move.to().orElseThrow(),
                                            move.captured().isPresent(),
                                            move.captured()));
                    assertEquals(meant, MoveText.parse(MoveText.write(move, true)));
                }
            }
        }

        private static List<String> texts(RuleSet rules, Position position) {
            List<Move> legal = new FastGenerator(rules).legalMoves(position);
            List<String> texts = new ArrayList<>();
            for (Move move : legal) {
                texts.add(MoveText.write(move, move.ambiguousAmong(legal)));
            }
            return texts;
        }
    }
}
