package ringo.picture;

/** Writes drawings as SVG, with coordinates to a tenth of a unit. */
final class Svg {

    private static final int USUAL_LENGTH = 12_000;

    private Svg() {}

    /**
     * A whole document.
     *
     * @param width of the picture, with its unit if it is not pixels
     * @param height likewise
     */
    static String write(Drawing drawing, String width, String height, Words words) {
        StringBuilder svg = new StringBuilder(USUAL_LENGTH);
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
                .append(width)
                .append("\" height=\"")
                .append(height)
                .append("\" viewBox=\"0 0 ");
        number(drawing.width(), svg).append(' ');
        number(drawing.height(), svg)
                .append("\" role=\"img\" aria-labelledby=\"ringo-title ringo-desc\" xml:lang=\"")
                .append(words.language())
                .append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title id=\"ringo-title\">");
        escaped(words.title(), svg).append("</title>\n<desc id=\"ringo-desc\">");
        escaped(words.description(), svg).append("</desc>\n");
        for (Drawing.Mark mark : drawing.marks()) {
            mark(mark, svg);
        }
        return svg.append("</svg>\n").toString();
    }

    private static void mark(Drawing.Mark mark, StringBuilder svg) {
        svg.append("<path fill=\"");
        if (mark.paint() instanceof Paint.Fill fill) {
            colour(fill.colour(), svg);
        } else if (mark.paint() instanceof Paint.Stroke stroke) {
            svg.append("none\" stroke=\"");
            colour(stroke.colour(), svg).append("\" stroke-width=\"");
            number(stroke.width(), svg);
        }
        svg.append("\" d=\"");
        mark.path().steps().forEach(step -> step(step, svg));
        svg.append("\"/>\n");
    }

    private static void step(Path.Step step, StringBuilder svg) {
        if (step instanceof Path.Move move) {
            point(svg.append('M'), move.x(), move.y());
        } else if (step instanceof Path.Line line) {
            point(svg.append('L'), line.x(), line.y());
        } else if (step instanceof Path.Arc arc) {
            number(arc.radius(), svg.append('A')).append(' ');
            number(arc.radius(), svg).append(arc.clockwise() ? " 0 0 1 " : " 0 0 0 ");
            point(svg, arc.x(), arc.y());
        } else if (step instanceof Path.Curve curve) {
            point(svg.append('Q'), curve.controlX(), curve.controlY());
            point(svg.append(' '), curve.x(), curve.y());
        } else {
            svg.append('Z');
        }
    }

    private static void point(StringBuilder svg, double x, double y) {
        number(x, svg).append(' ');
        number(y, svg);
    }

    private static StringBuilder colour(int colour, StringBuilder svg) {
        svg.append('#');
        for (int shift = 20; shift >= 0; shift -= 4) {
            svg.append(Character.forDigit(colour >>> shift & 0xf, 16));
        }
        return svg;
    }

    /** The number to a tenth, without zeros that say nothing. */
    static StringBuilder number(double value, StringBuilder text) {
        long tenths = Math.round(value * 10);
        if (tenths < 0) {
            text.append('-');
        }
        text.append(Math.abs(tenths) / 10);
        long rest = Math.abs(tenths) % 10;
        return rest == 0 ? text : text.append('.').append(rest);
    }

    /** The text as it may stand in an element or attribute. */
    private static StringBuilder escaped(String text, StringBuilder svg) {
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            switch (sign) {
                case '&' -> svg.append("&amp;");
                case '<' -> svg.append("&lt;");
                case '>' -> svg.append("&gt;");
                case '"' -> svg.append("&quot;");
                default -> svg.append(sign);
            }
        }
        return svg;
    }
}
