package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.analysis.Cost;
import ringo.analysis.Reason;
import ringo.analysis.ReasonCode;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.rules.Codes;

class HintTextsTest {

    /** A sentence or two in plain characters, with nothing left to be filled in. */
    private static final Pattern SENTENCE = Pattern.compile("\\p{Lu}[\\p{L}0-9\\u00A0 ,;:.'’—-]*[.!]");

    /** The name of a cell, or a move. */
    private static final Pattern TELLING = Pattern.compile("\\b[a-h][1-6]\\b|[-{]");

    private static final Set<String> PARTS = Set.of("cost", "grade", "within", "plies", "at", "pieces");

    private static Reason reason(ReasonCode code, int number, List<Place> places) {
        ReasonCode.Detail detail = code.detail();
        return new Reason(
                code,
                detail == ReasonCode.Detail.PLACES ? places : List.of(),
                detail == ReasonCode.Detail.PLIES ? OptionalInt.of(number) : OptionalInt.empty(),
                detail == ReasonCode.Detail.COUNT ? OptionalInt.of(number) : OptionalInt.empty(),
                detail == ReasonCode.Detail.POINTS ? OptionalDouble.of(0.625) : OptionalDouble.empty());
    }

    private static List<Place> places(String... texts) {
        return Arrays.stream(texts).map(text -> Place.parse(text).orElseThrow()).toList();
    }

    @ParameterizedTest
    @EnumSource
    void everyReasonHasItsTextsAndNoOther(ReasonCode code) {
        for (Language language : Language.values()) {
            language.in(() -> everyTextIsASentence(code));
        }
        assertEquals(code.usedAs(ReasonCode.Use.THEME), Texts.HINTS.has(HintTexts.key(code, "theme")));
        assertEquals(code.usedAs(ReasonCode.Use.FOR), Texts.HINTS.has(HintTexts.key(code, "reason")));
        assertEquals(code.usedAs(ReasonCode.Use.AGAINST), Texts.HINTS.has(HintTexts.key(code, "against")));
    }

    private static int everyTextIsASentence(ReasonCode code) {
        int read = 0;
        for (int number : new int[] {1, 2, 3, 5, 11, 21, 22}) {
            Reason reason = reason(code, number, places("e3", "b1", "castle").subList(0, Math.min(number, 3)));
            read++;
            if (code.usedAs(ReasonCode.Use.THEME)) {
                isSentence(HintTexts.theme(reason));
            }
            if (code.usedAs(ReasonCode.Use.FOR)) {
                isSentence(HintTexts.reason(reason));
            }
            if (code.usedAs(ReasonCode.Use.AGAINST)) {
                isSentence(HintTexts.against(reason));
            }
        }
        return read;
    }

    private static void isSentence(String text) {
        assertTrue(SENTENCE.matcher(text).matches(), text);
    }

    @Test
    void thereAreNoTextsOfCodesThatAreNot() {
        Set<String> first = new TreeSet<>();
        ResourceBundle.getBundle("ringo.api.hints", Locale.ROOT)
                .keySet()
                .forEach(key -> first.add(key.substring(0, key.indexOf('.'))));
        first.removeAll(PARTS);
        Set<String> codes = new TreeSet<>();
        Arrays.stream(ReasonCode.values()).map(Codes::of).forEach(codes::add);
        assertEquals(codes, first);
    }

    @Test
    void themesTellNeitherPieceNorMove() {
        for (ReasonCode code : ReasonCode.values()) {
            if (code.usedAs(ReasonCode.Use.THEME)) {
                String theme = HintTexts.theme(reason(code, 3, places("e3")));
                assertFalse(TELLING.matcher(theme).find(), theme);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyCostHasItsText(Cost.Kind kind) {
        for (Language language : Language.values()) {
            isSentence(language.in(() -> HintTexts.cost(new Cost(kind, 0.625, 3))));
        }
    }

    /** Numbers of one kind have nouns of one form: 2 to 4 and, in Russian, 22 to 24. */
    @Test
    void nounsFollowTheirNumbers() {
        assertEquals(
                List.of("other", "few", "few", "other", "other", "other"),
                IntStream.of(1, 2, 4, 5, 12, 22).mapToObj(Language.CZECH::form).toList());
        assertEquals(
                List.of("one", "few", "few", "other", "other", "other", "one", "few", "other", "one"),
                IntStream.of(1, 2, 4, 5, 11, 14, 21, 22, 111, 121)
                        .mapToObj(Language.RUSSIAN::form)
                        .toList());
    }

    @Test
    void valuesAreFilledIn() {
        assertEquals(
                "It leaves the pieces on b1, e3 and in the castle in danger: your opponent can capture there, "
                        + "and you cannot make up for it by captures.",
                HintTexts.against(reason(ReasonCode.LOSES_PIECE, 0, places("e3", "castle", "b1"))));
        assertEquals(
                "It saves the piece in the castle from capture.",
                HintTexts.reason(reason(ReasonCode.SAVES_PIECE, 0, places("castle"))));
        assertEquals(
                "It saves the pieces on b1 and h1 from capture.",
                HintTexts.reason(reason(ReasonCode.SAVES_PIECE, 0, places("h1", "b1"))));
        assertEquals(
                "It wins at once; your opponent cannot prevent it.",
                HintTexts.reason(reason(ReasonCode.WINS_IN_PLIES, 1, List.of())));
        assertEquals(
                "You can force a win within 5 plies.", HintTexts.theme(reason(ReasonCode.WINS_IN_PLIES, 5, List.of())));
        assertEquals(
                "It fills the neutral zone to its limit of 2.",
                HintTexts.against(reason(ReasonCode.FILLS_ZONE, 2, List.of())));
        assertEquals(
                "It lowers your expected score by 0.63.", HintTexts.cost(new Cost(Cost.Kind.LOSES_POINTS, 0.6251, 0)));
        assertEquals("It wins 1 ply later than the best move.", HintTexts.cost(new Cost(Cost.Kind.WINS_LATER, 0, 1)));
    }

    @Test
    void pieceAndMoveAreNamed() {
        assertEquals("Look at the piece on e3.", HintTexts.piece(Cell.parse("e3")));
        assertEquals("Think about passing.", HintTexts.piece(Optional.empty()));
        assertEquals("Play e3-e2.", HintTexts.move("e3-e2"));
    }
}
