package ringo.picture;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/** Writes drawings as PDF 1.7 (ISO 32000-1) of one page: paths alone, no fonts, nothing compressed, nothing that changes with time. */
final class Pdf {

    private static final double POINTS_AN_INCH = 72;
    private static final double MILLIMETRES_AN_INCH = 25.4;

    private Pdf() {}

    /**
     * The drawing as a page.
     *
     * @param unit how many millimetres a unit of the drawing is
     */
    static byte[] write(Drawing drawing, double unit, Words words) {
        double points = unit * POINTS_AN_INCH / MILLIMETRES_AN_INCH;
        String page = content(drawing, points);
        return new Writer()
                .object("<</Type/Catalog/Pages 2 0 R/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>>>")
                .object("<</Type/Pages/Kids[3 0 R]/Count 1>>")
                .object("<</Type/Page/Parent 2 0 R/MediaBox[0 0 " + number(drawing.width() * points) + " "
                        + number(drawing.height() * points) + "]/Contents 4 0 R/Resources<<>>>>")
                .object("<</Length " + page.length() + ">>\nstream\n" + page + "\nendstream")
                .object("<</Title" + text(words.title()) + "/Subject" + text(words.description()) + "/Creator(Ringo)>>")
                .end();
    }

    private static String content(Drawing drawing, double points) {
        StringBuilder content = new StringBuilder();
        String scale = number(points, 6);
        content.append(scale).append(" 0 0 -").append(scale).append(" 0 ");
        content.append(number(drawing.height() * points)).append(" cm 1 J 1 j\n");
        for (Drawing.Mark mark : drawing.marks()) {
            Operators operators = new Operators(content);
            if (mark.paint() instanceof Paint.Fill fill) {
                content.append(colour(fill.colour())).append("rg\n");
                mark.path().draw(operators);
                content.append("f\n");
            } else if (mark.paint() instanceof Paint.Stroke stroke) {
                content.append(colour(stroke.colour())).append("RG ");
                content.append(number(stroke.width())).append(" w\n");
                mark.path().draw(operators);
                content.append("S\n");
            }
        }
        return content.toString();
    }

    private static String colour(int colour) {
        StringBuilder text = new StringBuilder();
        for (int shift = 16; shift >= 0; shift -= 8) {
            text.append(number((colour >>> shift & 0xff) / 255.0, 3)).append(' ');
        }
        return text.toString();
    }

    private static String number(double value) {
        return number(value, 2);
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    /** A text in UTF-16 with its mark, as hexadecimal digits. */
    private static String text(String text) {
        return "<FEFF" + HexFormat.of().withUpperCase().formatHex(text.getBytes(StandardCharsets.UTF_16BE)) + ">";
    }

    /** Draws paths by the operators of pages. */
    private record Operators(StringBuilder content) implements Path.Pen {

        @Override
        public void move(double x, double y) {
            point(x, y).append("m\n");
        }

        @Override
        public void line(double x, double y) {
            point(x, y).append("l\n");
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            point(x1, y1);
            point(x2, y2);
            point(x, y).append("c\n");
        }

        @Override
        public void close() {
            content.append("h\n");
        }

        private StringBuilder point(double x, double y) {
            return content.append(number(x)).append(' ').append(number(y)).append(' ');
        }
    }

    /** A file while it is written; objects are numbered from 1 and the first is the root, the last the information. */
    private static final class Writer {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final List<Integer> offsets = new ArrayList<>();

        Writer() {
            // Bytes above 127 in the second line tell programs that copy files that this is not a text.
            bytes.writeBytes("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n".getBytes(StandardCharsets.ISO_8859_1));
        }

        Writer object(String content) {
            offsets.add(bytes.size());
            return append(offsets.size() + " 0 obj\n" + content + "\nendobj\n");
        }

        byte[] end() {
            int start = bytes.size();
            int count = offsets.size() + 1;
            append("xref\n0 " + count + "\n0000000000 65535 f \n");
            offsets.forEach(offset -> append(String.format(Locale.ROOT, "%010d 00000 n \n", offset)));
            append("trailer\n<</Size " + count + "/Root 1 0 R/Info " + offsets.size() + " 0 R>>\nstartxref\n" + start
                    + "\n%%EOF\n");
            return bytes.toByteArray();
        }

        private Writer append(String text) {
            bytes.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
            return this;
        }
    }
}
