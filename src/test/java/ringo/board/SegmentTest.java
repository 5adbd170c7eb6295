package ringo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SegmentTest {

    /** The letters that a to h go to, one after the other. */
    private static String images(UnaryOperator<Segment> step) {
        return Arrays.stream(Segment.values()).map(step).map(Segment::text).collect(Collectors.joining());
    }

    @Test
    void areLetteredAToHClockwise() {
        assertEquals("abcdefgh", images(segment -> segment));
        assertEquals("bcdefgha", images(Segment::clockwise));
        assertEquals("habcdefg", images(Segment::counterclockwise));
    }

    @Test
    void lieOppositeTheOneFourFurther() {
        assertEquals("efghabcd", images(Segment::opposite));
    }

    @Test
    void areMirroredAboutAAndE() {
        assertEquals("ahgfedcb", images(Segment::mirror));
    }

    @Test
    void onlyAIsTheNeutralZone() {
        assertEquals(
                List.of(Segment.A),
                Arrays.stream(Segment.values()).filter(Segment::neutralZone).toList());
    }

    @Test
    void areFoundByTheirLetter() {
        for (Segment segment : Segment.values()) {
            assertEquals(segment.text(), String.valueOf(segment.letter()));
            assertEquals(Optional.of(segment), Segment.of(segment.letter()));
        }
    }

    @ParameterizedTest
    @ValueSource(chars = {'`', 'i', 'A', 'H', '1', ' '})
    void haveNoOtherLetter(char letter) {
        assertEquals(Optional.empty(), Segment.of(letter));
    }

    @ParameterizedTest
    @CsvSource({"0, A", "7, H", "8, A", "13, F", "-1, H", "-8, A", "-13, D"})
    void areCountedOnRoundTheBoard(int number, Segment segment) {
        assertEquals(segment, Segment.at(number));
    }
}
