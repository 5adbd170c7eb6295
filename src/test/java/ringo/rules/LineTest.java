package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.notation.PositionText;

class LineTest {

    private static final Outcome REPETITION_DRAW = Outcome.ended(Result.DRAW, Outcome.Reason.REPETITION);
    private static final Outcome QUIET_LIMIT = Outcome.ended(Result.DRAW, Outcome.Reason.QUIET_LIMIT);

    private static Line line(String rules, String position) {
        RuleSet ruleSet = Ruling.rules(rules);
        return new Line(new FastGenerator(ruleSet), Ruling.position(ruleSet, position));
    }

    private static Line.Answer play(Line line, String move) {
        return line.play(Ruling.attempt(move));
    }

    /** Plays moves separated by spaces, none of which may end the game but the last. */
    private static void playAll(Line line, String moves) {
        for (String move : moves.split(" ", -1)) {
            assertEquals(Outcome.ONGOING, line.outcome(), "before " + move);
            assertEquals(Line.Played.class, play(line, move).getClass(), move);
        }
    }

    private static Cell cell(String text) {
        return Cell.parse(text).orElseThrow();
    }

    private static Line.Played played(Side side, Move move, Event... events) {
        return new Line.Played(side, move, false, List.of(events));
    }

    @Nested
    class Start {

        @Test
        void isThePositionOfNoMoves() {
            Line line = line("bell", "5A2/8/8/1A6/8/3D4 0 A 7 9");
            assertEquals(Preset.BELL.rules(), line.rules());
            assertEquals("5A2/8/8/1A6/8/3D4 0 A 7 9", PositionText.write(line.position()));
            assertEquals(Outcome.ONGOING, line.outcome());
            assertEquals(new PlainGenerator(line.rules()).legalMoves(line.position()), line.legalMoves());
        }

        @Test
        void mayBeAPositionInWhichTheGameIsOver() {
            Line line = line("fosdick", "8/8/8/1A6/8/3D4 0 A");
            assertEquals(Outcome.ended(Result.DEFENDER_WINS, Outcome.Reason.ATTACKERS_REDUCED), line.outcome());
            assertEquals(new Line.Refused(IllegalMove.GAME_OVER, Optional.empty()), play(line, "b3-b2"));
        }
    }

    @Nested
    class Playing {

        @Test
        void movesAPiece() {
            Line line = line("fosdick", "1AAAAAAA/8/8/8/8/1D1D1D1D 0 A 0 1");
            assertEquals(
                    played(
                            Side.ATTACKER,
                            Move.quiet(MoveKind.STEP, cell("b6"), cell("b5")),
                            new Event.Moved(cell("b6"), cell("b5"))),
                    play(line, "b6-b5"));
            assertEquals("2AAAAAA/1A6/8/8/8/1D1D1D1D 0 D 0 1", PositionText.write(line.position()));
        }

        @Test
        void capturesAPieceOfTheOtherSide() {
            Line line = line("fosdick", "5A2/8/8/1A6/1D6/3D4 0 A");
            assertEquals(
                    played(
                            Side.ATTACKER,
                            Move.capture(MoveKind.JUMP, cell("b3"), cell("b1"), cell("b2")),
                            new Event.Moved(cell("b3"), cell("b1")),
                            new Event.Captured(cell("b2"), Side.DEFENDER)),
                    play(line, "b3xb1"));
            assertEquals("5A2/8/8/8/8/1A1D4 0 D 0 1", PositionText.write(line.position()));
        }

        @Test
        void capturesInTheCastle() {
            Line line = line("fosdick", "5A2/8/8/1A6/8/3D4 1 D");
            assertEquals(
                    played(
                            Side.DEFENDER,
                            Move.capture(MoveKind.CASTLE_JUMP, cell("d1"), cell("h1"), Castle.CASTLE),
                            new Event.Moved(cell("d1"), cell("h1")),
                            new Event.Captured(Castle.CASTLE, Side.ATTACKER)),
                    play(line, "d1xh1"));
        }

        @Test
        void capturesOnItsWayIntoTheCastle() {
            Line line = line("fosdick", "5A2/8/8/8/1A6/1D1D4 0 A");
            assertEquals(
                    played(
                            Side.ATTACKER,
                            Move.capture(MoveKind.JUMP, cell("b2"), Castle.CASTLE, cell("b1")),
                            new Event.Moved(cell("b2"), Castle.CASTLE),
                            new Event.Captured(cell("b1"), Side.DEFENDER),
                            new Event.CastleEntered()),
                    play(line, "b2xcastle"));
        }

        @Test
        void hopsOverAnImmunePiece() {
            Line line = line("fosdick", "5A2/8/8/DA6/8/8 0 A");
            assertEquals(
                    played(
                            Side.ATTACKER,
                            Move.quiet(MoveKind.HOP, cell("b3"), cell("h3")),
                            new Event.Moved(cell("b3"), cell("h3")),
                            new Event.Hopped(cell("a3"))),
                    play(line, "b3-h3"));
        }

        @Test
        void hopsIntoTheCastle() {
            Line line = line("fosdick", "5A2/8/8/8/A7/D7 0 A");
            assertEquals(
                    played(
                            Side.ATTACKER,
                            Move.quiet(MoveKind.HOP, cell("a2"), Castle.CASTLE),
                            new Event.Moved(cell("a2"), Castle.CASTLE),
                            new Event.Hopped(cell("a1")),
                            new Event.CastleEntered()),
                    play(line, "a2-castle"));
        }

        @Test
        void passes() {
            Line line = line("fosdick, defenderPass: true", "5A2/8/8/1A6/8/3D4 0 D 3 5");
            assertEquals(played(Side.DEFENDER, Move.PASS, new Event.Passed()), play(line, "pass"));
            assertEquals("5A2/8/8/1A6/8/3D4 0 A 4 6", PositionText.write(line.position()));
        }

        @Test
        void endsTheGame() {
            Line line = line("fosdick", "8/8/8/8/8/1A1D4 1 A");
            Outcome castleTaken = Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.CASTLE_TAKEN);
            assertEquals(
                    played(
                            Side.ATTACKER,
                            Move.quiet(MoveKind.CASTLE_ENTRY, cell("b1"), Castle.CASTLE),
                            new Event.Moved(cell("b1"), Castle.CASTLE),
                            new Event.CastleEntered(),
                            new Event.GameEnded(castleTaken)),
                    play(line, "b1-castle"));
            assertEquals(castleTaken, line.outcome());
            assertEquals(List.of(), line.legalMoves());
            assertEquals(new Line.Refused(IllegalMove.GAME_OVER, Optional.empty()), play(line, "d1-d2"));
        }

        @Test
        void tellsWhichCapturesReadTheSame() {
            Line line = line("bell", "1A6/8/8/8/8/1A2D2A 0 D");
            assertEquals(new Line.Refused(IllegalMove.AMBIGUOUS_MOVE, Optional.empty()), play(line, "e1xa1"));
            assertEquals(
                    new Line.Played(
                            Side.DEFENDER,
                            Move.capture(MoveKind.LEAP, cell("e1"), cell("a1"), cell("h1")),
                            true,
                            List.of(
                                    new Event.Moved(cell("e1"), cell("a1")),
                                    new Event.Captured(cell("h1"), Side.ATTACKER))),
                    play(line, "e1xa1(h1)"));
        }

        @Test
        void refusesWhatIsNotLegalAndStaysWhereItIs() {
            Line line = line("fosdick", "5A2/8/8/DA6/8/8 0 A 2 3");
            assertEquals(new Line.Refused(IllegalMove.NEUTRAL_ZONE_IMMUNE, Place.parse("a3")), play(line, "b3xh3"));
            assertEquals(new Line.Refused(IllegalMove.CELL_EMPTY, Optional.empty()), play(line, "c3-c2"));
            assertEquals(new Line.Refused(IllegalMove.PASS_NOT_ALLOWED, Optional.empty()), play(line, "pass"));
            assertEquals("5A2/8/8/DA6/8/8 0 A 2 3", PositionText.write(line.position()));
        }

        @Test
        void mindsTheMarkAndTheNamedPiece() {
            Line line = line("fosdick", "5A2/8/8/1A6/1D6/3D4 0 A");
            List<Line.Answer> answers = new ArrayList<>();
            for (String move : List.of("b3-b1", "b3xc3", "b3xb1(d1)")) {
                answers.add(play(line, move));
            }
            assertEquals(
                    List.of(
                            new Line.Refused(IllegalMove.CAPTURE_MARK_MISSING, Place.parse("b2")),
                            new Line.Refused(IllegalMove.NOTHING_TO_CAPTURE, Optional.empty()),
                            new Line.Refused(IllegalMove.NOTHING_TO_CAPTURE, Optional.empty())),
                    answers);
        }
    }

    @Nested
    class OneSurvivesReply {

        private static final Outcome CASTLE_HELD = Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.CASTLE_HELD);

        @Test
        void winsWhereTheReplyLeavesTheAttackerInTheCastle() {
            Line line = line("zapletal", "5A2/8/8/8/8/1A1D4 0 A");
            playAll(line, "b1-castle d1-d2");
            assertEquals(CASTLE_HELD, line.outcome());
        }

        @Test
        void winsWhereTheReplyIsAPass() {
            Line line = line("zapletal, defenderPass: true", "5A2/8/8/8/8/1A1D4 0 A");
            playAll(line, "b1-castle pass");
            assertEquals(CASTLE_HELD, line.outcome());
        }

        @Test
        void winsWhereTheReplyTakesTheLastAttackerOutside() {
            Line line = line("zapletal, defenderWinsAt: 1", "8/8/8/3D4/3A4/1A6 0 A");
            playAll(line, "b1-castle d3xd1");
            assertEquals(CASTLE_HELD, line.outcome());
        }

        @Test
        void goesOnWhereTheReplyTakesTheAttackerInTheCastle() {
            Line line = line("zapletal", "5A2/8/8/8/8/1A1D4 0 A");
            playAll(line, "b1-castle d1xh1");
            assertEquals(Outcome.ONGOING, line.outcome());
        }
    }

    @Nested
    class RepetitionRule {

        private static final String START = "5A2/8/8/1A6/8/3D4 0 A";
        private static final String THERE_AND_BACK = "b3-c3 d1-e1 c3-b3 e1-d1";

        @Test
        void makesTheThirdOccurrenceADrawTheStartBeingTheFirst() {
            Line line = line("fosdick", START);
            playAll(line, THERE_AND_BACK);
            assertEquals(Outcome.ONGOING, line.outcome());
            playAll(line, THERE_AND_BACK);
            assertEquals(REPETITION_DRAW, line.outcome());
            assertEquals(List.of(), line.legalMoves());
            assertEquals(new Line.Refused(IllegalMove.GAME_OVER, Optional.empty()), play(line, "b3-b2"));
        }

        @Test
        void isAnEvent() {
            Line line = line("fosdick", START);
            playAll(line, THERE_AND_BACK + " b3-c3 d1-e1 c3-b3");
            assertEquals(
                    played(
                            Side.DEFENDER,
                            Move.quiet(MoveKind.STEP, cell("e1"), cell("d1")),
                            new Event.Moved(cell("e1"), cell("d1")),
                            new Event.GameEnded(REPETITION_DRAW)),
                    play(line, "e1-d1"));
        }

        @Test
        void makesItTheDefendersWinWhereTheRuleSetSaysSo() {
            Line line = line("fosdick, repetition: defenderWins", START);
            playAll(line, THERE_AND_BACK + " " + THERE_AND_BACK);
            assertEquals(Outcome.ended(Result.DEFENDER_WINS, Outcome.Reason.REPETITION), line.outcome());
        }

        @Test
        void needsTheSameSideToMove() {
            Line line = line("fosdick, defenderPass: true", START);
            playAll(line, "b3-c3 pass c3-b3 pass b3-c3 d1-e1 c3-b3");
            assertEquals(Outcome.ONGOING, line.outcome());
        }

        @Test
        void countsPositionsAfterPassesToo() {
            Line line = line("fosdick, defenderPass: true", START);
            playAll(line, "b3-c3 pass c3-b3 pass b3-c3 pass c3-b3 pass");
            assertEquals(REPETITION_DRAW, line.outcome());
        }

        @Test
        void needsTheSamePiecesInTheCastle() {
            Line line = line("fosdick, defenderPass: true", "5A2/4A3/8/8/8/3D4 1 D");
            playAll(line, "d1xh1 f6-e6 h1-g1 e6-f6 g1-f1 f6-e6 f1-e1 e6-f6 e1-d1 f6-e6 pass e6-f6");
            playAll(line, "d1-c1 f6-e6 c1-d1 e6-f6");
            assertEquals(Outcome.ONGOING, line.outcome());
        }

        @Test
        void asksNeitherForTheCountersNorForTheWayThere() {
            Line line = line("fosdick", "5A2/8/8/1A6/8/3D4 0 A 30 50");
            playAll(line, "f6-g6 d1-c1 g6-f6 c1-d1 b3-c3 d1-e1 c3-b3 e1-d1");
            assertEquals(REPETITION_DRAW, line.outcome());
        }

        @Test
        void comesBeforeTheQuietLimit() {
            Line line = line("fosdick, quietPlyLimit: 20", "5A2/8/8/1A6/8/3D4 0 A 12 9");
            playAll(line, THERE_AND_BACK + " " + THERE_AND_BACK);
            assertEquals(20, line.position().quietPlies());
            assertEquals(REPETITION_DRAW, line.outcome());
        }

        @Test
        void ofDefenderWinsComesBeforeTheQuietLimitToo() {
            Line line = line("fosdick, quietPlyLimit: 20, repetition: defenderWins", "5A2/8/8/1A6/8/3D4 0 A 12 9");
            playAll(line, THERE_AND_BACK + " " + THERE_AND_BACK);
            assertEquals(Outcome.ended(Result.DEFENDER_WINS, Outcome.Reason.REPETITION), line.outcome());
        }

        @Test
        void doesNotHideTheQuietLimitOfTheSecondOccurrence() {
            Line line = line("fosdick, quietPlyLimit: 20, repetition: defenderWins", "5A2/8/8/1A6/8/3D4 0 A 16 9");
            playAll(line, THERE_AND_BACK);
            assertEquals(QUIET_LIMIT, line.outcome());
        }
    }

    @Nested
    class GoingOn {

        private final RuleSet rules = Preset.FOSDICK.rules();
        private final FastGenerator generator = new FastGenerator(rules);

        /** The line from that position on, after a game that was in each of these. */
        private Line after(String position, String... before) {
            return new Line(
                    generator,
                    Ruling.position(rules, position),
                    Arrays.stream(before)
                            .map(text -> Ruling.position(rules, text))
                            .toList());
        }

        @Test
        void countsThePositionsBefore() {
            String here = "5A2/8/8/1A6/8/3D4 0 A 4 3";
            String there = "5A2/8/8/2A5/8/3D4 0 D 1 1";
            Line once = after(here, there, "5A2/8/8/1A6/8/3D4 0 A 0 1", there);
            assertEquals(Outcome.ONGOING, once.outcome());
            play(once, "b3-c3");
            assertEquals(REPETITION_DRAW, once.outcome());
        }

        @Test
        void countsThePositionItGoesOnFrom() {
            String here = "5A2/8/8/1A6/8/3D4 0 A 4 3";
            Line line = after(here, "5A2/8/8/1A6/8/3D4 0 A 0 1");
            playAll(line, "b3-c3 d1-e1 c3-b3 e1-d1");
            assertEquals(REPETITION_DRAW, line.outcome());
            assertEquals(REPETITION_DRAW, after(here, here, here).outcome());
            assertEquals(List.of(), after(here, here, here).legalMoves());
        }

        @Test
        void isTheLineOfNoMovesWithoutPositionsBefore() {
            Line line = after("5A2/8/8/1A6/8/3D4 0 A 4 3");
            playAll(line, "b3-c3 d1-e1 c3-b3 e1-d1");
            assertEquals(Outcome.ONGOING, line.outcome());
        }
    }
}
