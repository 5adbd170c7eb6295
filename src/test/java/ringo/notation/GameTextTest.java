package ringo.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.rules.Codes;
import ringo.rules.FastGenerator;
import ringo.rules.GameOutcome;
import ringo.rules.Line;
import ringo.rules.NamedRuleSet;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;
import ringo.rules.Setup;
import ringo.rules.Side;

class GameTextTest {

    private static final String ID = "5m0q8c2v7h4r1t9x3k6b0n8w2d";

    /** The example of the document. */
    private static final String TEXT = """
            Game: 5m0q8c2v7h4r1t9x3k6b0n8w2d
            Rules: bell castleJump=false quietPlyLimit=50
            Attacker: Jana
            Defender: engine 4
            Start: 8/1D5A/D6A/8/D7/5AD1 0 D 3 9
            Time per move: P1DT12H
            Started: 2026-11-29T09:20:00.250Z
            Result: attackerWins resignation

            9... a2-a3
            10. f1-castle b5-b4
            11. h4-h3
            """;

    private static final GameRecord GAME = new GameRecord(
            ID,
            new NamedRuleSet(
                    Preset.BELL
                            .rules()
                            .with(RuleOption.CASTLE_JUMP, new OptionValue.Flag(false))
                            .with(RuleOption.QUIET_PLY_LIMIT, new OptionValue.Number(50)),
                    Preset.BELL),
            Optional.of(new GameRecord.Seat.Player("Jana")),
            Optional.of(new GameRecord.Seat.Engine(4)),
            position("8/1D5A/D6A/8/D7/5AD1 0 D 3 9"),
            Optional.of(Duration.ofHours(36)),
            Optional.of(Instant.parse("2026-11-29T09:20:00.250Z")),
            new GameOutcome(GameOutcome.Result.ATTACKER_WINS, Optional.of(GameOutcome.Reason.RESIGNATION)),
            List.of("a2-a3", "f1-castle", "b5-b4", "h4-h3"));

    private static Position position(String text) {
        Setup setup = ((PositionText.Parsed.Readable) PositionText.parse(text)).setup();
        return ((Setup.Checked.Playable) setup.check(Preset.BELL.rules())).position();
    }

    private static GameRecord from(Position start, List<String> moves) {
        return new GameRecord(
                ID,
                GAME.rules(),
                Optional.empty(),
                Optional.empty(),
                start,
                Optional.empty(),
                Optional.empty(),
                GameOutcome.ONGOING,
                moves);
    }

    @Nested
    class Written {

        @Test
        void hasAHeaderALineAndATurnALine() {
            assertEquals(TEXT, GameText.write(GAME));
        }

        @Test
        void leavesOutWhatThereIsNoneOf() {
            RuleSet rules = GAME.rules().rules();
            assertEquals("""
                    Game: 5m0q8c2v7h4r1t9x3k6b0n8w2d
                    Rules: bell castleJump=false quietPlyLimit=50
                    Result: ongoing
                    """, GameText.write(from(rules.start(), List.of())));
        }

        @Test
        void keepsTheGreatestTurnNumber() {
            Position late = position("8/1D5A/D6A/8/D7/5AD1 0 D 3 99999");
            List<String> moves = Collections.nCopies(6, "pass");
            String text = GameText.write(from(late, moves));
            assertTrue(text.endsWith("""

                            99999... pass
                            100000. pass pass
                            100000. pass pass
                            100000. pass
                            """), text);
            assertEquals(new GameText.Parsed.Readable(from(late, moves)), GameText.parse(text));
        }

        @Test
        void isReadableAtTheGreatestLength() {
            List<String> moves = Collections.nCopies(GameRecord.MAX_MOVES, "c1xg1(castle)");
            String text = GameText.write(from(position("8/1D5A/D6A/8/D7/5AD1 0 A 3 99999"), moves));
            assertInstanceOf(GameText.Parsed.Readable.class, GameText.parse(text));
            String tooMany = text.substring(0, text.length() - 1) + " pass\n";
            assertEquals(
                    new GameText.Parsed.Unreadable((int) tooMany.lines().count(), GameText.Expected.END),
                    GameText.parse(tooMany));
        }
    }

    @Nested
    class Read {

        @Test
        void isTheRecord() {
            assertEquals(new GameText.Parsed.Readable(GAME), GameText.parse(TEXT));
        }

        @ParameterizedTest
        @CsvSource({"Jana", "engine", "Ženya_9", "名前", "engine 10", "engine 1", "deleted player"})
        void isEverySeat(String seat) {
            String text = TEXT.replace("Jana", seat);
            assertEquals(
                    seat,
                    ((GameText.Parsed.Readable) GameText.parse(text))
                            .game()
                            .attacker()
                            .orElseThrow()
                            .text());
        }

        @Test
        void isNoLongerThanTheBound() {
            assertEquals(
                    new GameText.Parsed.Unreadable(1, GameText.Expected.END),
                    GameText.parse("x".repeat(GameText.MAX_LENGTH + 1)));
            assertEquals(
                    new GameText.Parsed.Unreadable(1, GameText.Expected.GAME),
                    GameText.parse("x".repeat(GameText.MAX_LENGTH)));
        }

        /** What a part is replaced by, and where reading stops. */
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                ignoreLeadingAndTrailingWhitespace = false,
                value = {
                    "Game: 5|Game: 9|1|GAME",
                    "Game: |Game:  |1|GAME",
                    "Game: |Game:|1|GAME",
                    "Game: |game: |1|GAME",
                    "Rules: bell|Rules: chess|2|RULES",
                    "Rules: bell|Rules: BELL|2|RULES",
                    "Rules: bell |Rules: bell  |2|RULES",
                    "bell castleJump=false|fosdick defenderRingMove=slide displacementCapture=true captureFromNeutralZone=false"
                            + " jumpOverImmune=false neutralZoneLimit=defenders castleJump=false|2|RULES",
                    "=50|=50 |2|RULES",
                    "=50|=050|2|RULES",
                    "=50|=19|2|RULES",
                    "=50|=99999999999|2|RULES",
                    "=50|=|2|RULES",
                    "=50|=-50|2|RULES",
                    "=50|=100|2|RULES",
                    "=50||2|RULES",
                    "castleJump=false|castleJump=no|2|RULES",
                    "castleJump=false|castleJump=true|2|RULES",
                    "castleJump=false |defenderRingMove=hop |2|RULES",
                    "castleJump|castlejump|2|RULES",
                    "castleJump=false |castleJump=false castleJump=false |2|RULES",
                    "castleJump=false quietPlyLimit=50|quietPlyLimit=50 castleJump=false|2|RULES",
                    "Jana||3|SEAT",
                    "Jana|Jana |3|SEAT",
                    "Jana|Jana B|3|SEAT",
                    "Jana|Jana.|3|SEAT",
                    "engine 4|engine 0|4|SEAT",
                    "engine 4|engine 11|4|SEAT",
                    "engine 4|engine 04|4|SEAT",
                    "engine 4|deleted  player|4|SEAT",
                    "Attacker: |Defender: |4|RESULT",
                    "0 D 3 9|0 D 3|5|START",
                    "0 D 3 9|0_D_3_9|5|START",
                    "0 D 3 9|0 D 51 9|5|START",
                    "5AD1|5AD2|5|START",
                    "8/1D5A/D6A/8/D7/5AD1 0 D 3 9|1AAAAAAA/8/8/8/8/1D1D1D1D 0 A 0 1|5|START",
                    "P1DT12H|PT36H|6|TIME_PER_MOVE",
                    "P1DT12H|PT0S|6|TIME_PER_MOVE",
                    "P1DT12H|PT-1H|6|TIME_PER_MOVE",
                    "P1DT12H|PT1.5S|6|TIME_PER_MOVE",
                    "P1DT12H|p1dt12h|6|TIME_PER_MOVE",
                    "P1DT12H|3 days|6|TIME_PER_MOVE",
                    ".250Z|.25Z|7|STARTED",
                    "09:20:00.250Z|10:20:00.250+01:00|7|STARTED",
                    "2026-11-29|2026-11-31|7|STARTED",
                    "attackerWins resignation|attackerWins|8|RESULT",
                    "attackerWins resignation|draw resignation|8|RESULT",
                    "attackerWins resignation|attackerWins  resignation|8|RESULT",
                    "attackerWins resignation|attackerWins resignation resignation|8|RESULT",
                    "attackerWins resignation|attackerWins boredom|8|RESULT",
                    "attackerWins resignation|won|8|RESULT",
                    "attackerWins resignation|ongoing resignation|8|RESULT",
                    "9... |9. |10|TURN",
                    "9... |8... |10|TURN",
                    "9... |9...|10|TURN",
                    "9... a2-a3|9... a2-a3 f1-castle|10|MOVES",
                    "10. |10... |11|TURN",
                    "10. |11. |11|TURN",
                    "10. |010. |11|TURN",
                    "f1-castle b5-b4|f1-castle|12|TURN",
                    "f1-castle b5-b4|f1-castle  b5-b4|11|MOVES",
                    "f1-castle b5-b4|f1-castle b5-b4 |11|MOVES",
                    "f1-castle b5-b4|f1-castle b5b4|11|MOVES",
                    "f1-castle b5-b4|f1-castle b5-b4 h4-h3|11|MOVES",
                    "h4-h3|h4-h3 a3-a4 h3-h2|12|MOVES",
                    "h4-h3||12|MOVES"
                })
        void isNothingElse(String part, String replacement, int line, GameText.Expected expected) {
            assertTrue(TEXT.contains(part), part);
            String text = replacement == null ? TEXT.replace(part, "") : TEXT.replace(part, replacement);
            assertEquals(new GameText.Parsed.Unreadable(line, expected), GameText.parse(text), text);
        }

        @Test
        void isNoTextWithOtherLines() {
            unreadable(1, GameText.Expected.GAME, "");
            unreadable(1, GameText.Expected.GAME, "\n" + TEXT);
            unreadable(1, GameText.Expected.GAME, TEXT.replace("\n", "\r\n"));
            unreadable(9, GameText.Expected.EMPTY_LINE, TEXT.replace("\n\n", "\n"));
            unreadable(10, GameText.Expected.TURN, TEXT.replace("\n\n", "\n\n\n"));
            unreadable(13, GameText.Expected.TURN, TEXT + "\n");
            unreadable(13, GameText.Expected.TURN, TEXT + "12. pass\n");
            unreadable(12, GameText.Expected.LINE_END, TEXT.substring(0, TEXT.length() - 1));
            unreadable(8, GameText.Expected.LINE_END, TEXT.substring(0, TEXT.indexOf("\n\n")));
            unreadable(10, GameText.Expected.TURN, TEXT.substring(0, TEXT.indexOf("9...")));
            unreadable(2, GameText.Expected.RULES, TEXT.substring(0, TEXT.indexOf("Rules")));
            unreadable(2, GameText.Expected.RULES, TEXT.replaceFirst("Rules.*\n", ""));
            unreadable(8, GameText.Expected.RESULT, TEXT.replaceFirst("Result.*\n", ""));
            unreadable(7, GameText.Expected.RESULT, TEXT.replaceFirst("(Time.*\n)(Started.*\n)", "$2$1"));
            unreadable(4, GameText.Expected.RESULT, TEXT.replaceFirst("(Att.*\n)", "$1$1"));
        }

        private void unreadable(int line, GameText.Expected expected, String text) {
            assertEquals(new GameText.Parsed.Unreadable(line, expected), GameText.parse(text), text);
        }

        /** A text that is damaged anywhere is unreadable, or is the very text of what is read. */
        @Test
        void isOneTextForEachRecord() {
            SplittableRandom random = new SplittableRandom(1);
            String letters = TEXT + "\r\t.()=x0123456789";
            int readable = 0;
            for (int i = 0; i < 5_000; i++) {
                int at = random.nextInt(TEXT.length());
                int to = Math.min(TEXT.length(), at + random.nextInt(3));
                int length = random.nextInt(3);
                int from = random.nextInt(letters.length() - length);
                String text = TEXT.substring(0, at) + letters.substring(from, from + length) + TEXT.substring(to);
                if (GameText.parse(text) instanceof GameText.Parsed.Readable read) {
                    assertEquals(text, GameText.write(read.game()));
                    readable++;
                }
            }
            assertTrue(readable > 100 && readable < 4_000, readable + " are readable");
        }
    }

    @Nested
    class OfTheDocument {

        private static final Path DOCUMENT = Path.of("src/docs/records.md");

        @Test
        void theExampleIsAGameThatCanBePlayed() throws IOException {
            Matcher example =
                    Pattern.compile("```text\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(DOCUMENT));
            assertTrue(example.find(), "there is an example");
            GameRecord game = assertInstanceOf(GameText.Parsed.Readable.class, GameText.parse(example.group(1)))
                    .game();
            Line line = new Line(new FastGenerator(game.rules().rules()), game.start());
            for (String move : game.moves()) {
                assertInstanceOf(
                        Line.Played.class, line.play(MoveText.parse(move).orElseThrow()), move);
            }
            assertEquals(game.outcome(), GameOutcome.of(line.outcome()));
            assertEquals(false, example.find(), "there is one example");
        }

        @Test
        void everyWordOfTheTextIsInTheGrammar() throws IOException {
            String document = Files.readString(DOCUMENT);
            for (String header : List.of(
                    GameText.GAME,
                    GameText.RULES,
                    GameText.seatName(Side.ATTACKER),
                    GameText.seatName(Side.DEFENDER),
                    GameText.START,
                    GameText.TIME,
                    GameText.STARTED,
                    GameText.RESULT)) {
                assertTrue(document.contains("\"" + header + ": \""), header);
            }
            for (GameOutcome.Result result : GameOutcome.Result.values()) {
                assertTrue(document.contains("\"" + Codes.of(result) + "\""), result.name());
            }
            for (GameOutcome.Reason reason : GameOutcome.Reason.values()) {
                assertTrue(document.contains("\"" + Codes.of(reason) + "\""), reason.name());
            }
            for (Preset preset : Preset.values()) {
                assertTrue(document.contains("\"" + preset.text() + "\""), preset.text());
            }
            assertTrue(document.contains(String.format(Locale.ROOT, "%,d", GameRecord.MAX_MOVES)), "the most moves");
            assertTrue(
                    document.contains(String.format(Locale.ROOT, "%,d", GameText.MAX_LENGTH)), "the greatest length");
        }
    }

    @Nested
    class Records {

        @ParameterizedTest
        @ValueSource(strings = {"", "a b", "a\n", "a.b", "-\u0000", "\ud800", "a\u00a0b"})
        void haveNoSuchName(String name) {
            assertEquals(false, GameRecord.Seat.Player.fits(name));
            assertThrows(IllegalArgumentException.class, () -> new GameRecord.Seat.Player(name));
        }

        @Test
        void haveNamesOfAtMost60Units() {
            assertEquals(true, GameRecord.Seat.Player.fits("x".repeat(60)));
            assertEquals(false, GameRecord.Seat.Player.fits("x".repeat(61)));
        }

        @Test
        void haveLevelsFrom1To10() {
            assertThrows(IllegalArgumentException.class, () -> new GameRecord.Seat.Engine(0));
            assertThrows(IllegalArgumentException.class, () -> new GameRecord.Seat.Engine(11));
            assertEquals("engine 10", new GameRecord.Seat.Engine(10).text());
        }

        @Test
        void haveNoMoreMovesThanAGameCan() {
            List<String> moves = Collections.nCopies(GameRecord.MAX_MOVES + 1, "pass");
            assertThrows(IllegalArgumentException.class, () -> from(GAME.start(), moves));
        }

        @ParameterizedTest
        @ValueSource(strings = {"PT0S", "PT-1S", "PT0.5S", "PT1.5S"})
        void haveNoSuchTime(Duration time) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> new GameRecord(
                            ID,
                            GAME.rules(),
                            Optional.empty(),
                            Optional.empty(),
                            GAME.start(),
                            Optional.of(time),
                            Optional.empty(),
                            GameOutcome.ONGOING,
                            List.of()));
        }
    }
}
