package ringo.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.board.Segment;
import ringo.rules.Preset;

class SheetTest {

    private static Sheet sheet(Sheet.Paper paper, boolean start, boolean pieces) {
        return new Sheet(
                paper,
                Theme.PRINT,
                true,
                Segment.E,
                Optional.of(Preset.BELL.rules().start()).filter(any -> start),
                pieces,
                new Words("en", "A board", "Ringo"));
    }

    @ParameterizedTest
    @EnumSource
    void hasRoomForAllThatIsOnIt(Sheet.Paper paper) {
        Drawing drawing = sheet(paper, true, true).drawing();
        double margin = 50;

        for (Drawing.Mark mark : drawing.marks()) {
            mark.path().draw(new Path.Pen() {
                @Override
                public void move(double x, double y) {
                    assertTrue(x >= margin && x <= drawing.width() - margin, "x " + x);
                    assertTrue(y >= margin && y <= drawing.height() - margin, "y " + y);
                }

                @Override
                public void line(double x, double y) {
                    move(x, y);
                }

                @Override
                public void curve(double x1, double y1, double x2, double y2, double x, double y) {
                    move(x, y);
                }

                @Override
                public void close() {}
            });
        }
    }

    @Test
    void isAsLargeAsItsPaper() {
        assertTrue(sheet(Sheet.Paper.A4, false, false)
                .svg()
                .contains("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 2100 2970\""));
        assertTrue(sheet(Sheet.Paper.LETTER, false, false)
                .svg()
                .contains("width=\"215.9mm\" height=\"279.4mm\" viewBox=\"0 0 2159 2794\""));
    }

    @Nested
    class AsPdf {

        private static final Pattern OFFSET = Pattern.compile("(\\d{10}) 00000 n ");

        private final String pdf = new String(sheet(Sheet.Paper.A4, true, true).pdf(), StandardCharsets.ISO_8859_1);

        @Test
        void isOfItsPaper() {
            assertTrue(pdf.startsWith("%PDF-1.7\n"));
            assertTrue(pdf.endsWith("%%EOF\n"));
            assertTrue(pdf.contains("/MediaBox[0 0 595.28 841.89]"));
        }

        @Test
        void findsItsObjects() {
            int[] offsets = OFFSET.matcher(pdf)
                    .results()
                    .mapToInt((MatchResult match) -> Integer.parseInt(match.group(1)))
                    .toArray();
            int table = Integer.parseInt(pdf.replaceFirst("(?s).*startxref\n(\\d+)\n.*", "$1"));

            assertEquals(5, offsets.length);
            for (int i = 0; i < offsets.length; i++) {
                assertTrue(pdf.startsWith((i + 1) + " 0 obj\n", offsets[i]), "object " + (i + 1));
            }
            assertTrue(pdf.startsWith("xref\n", table));
        }

        @Test
        void tellsTheLengthOfItsPage() {
            String page = pdf.replaceFirst("(?s).*stream\n(.*)\nendstream.*", "$1");

            assertTrue(pdf.contains("<</Length " + page.length() + ">>"));
        }

        @Test
        void hasATitle() {
            assertTrue(pdf.contains("/Title<FEFF004100200062006F006100720064>"));
        }
    }
}
