package ringo.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes drawings as PNG, by the Java platform's own graphics, which draw into memory and need neither screen nor font for paths. */
final class Png {

    private Png() {}

    /** The drawing, so many pixels wide and high. */
    static byte[] write(Drawing drawing, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.scale(width / drawing.width(), height / drawing.height());
            drawing.marks().forEach(mark -> paint(mark, graphics));
        } finally {
            graphics.dispose();
        }
        return encoded(image);
    }

    private static void paint(Drawing.Mark mark, Graphics2D graphics) {
        Shape2D shape = new Shape2D();
        mark.path().draw(shape);
        if (mark.paint() instanceof Paint.Fill fill) {
            graphics.setColor(new Color(fill.colour()));
            graphics.fill(shape.path);
        } else if (mark.paint() instanceof Paint.Stroke stroke) {
            graphics.setColor(new Color(stroke.colour()));
            graphics.setStroke(new BasicStroke((float) stroke.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(shape.path);
        }
    }

    private static byte[] encoded(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
            if (!ImageIO.write(image, "png", stream)) {
                throw new IllegalStateException("the platform writes no PNG");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** A path of the platform's. */
    private static final class Shape2D implements Path.Pen {

        private final Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO);

        @Override
        public void move(double x, double y) {
            path.moveTo(x, y);
        }

        @Override
        public void line(double x, double y) {
            path.lineTo(x, y);
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            path.curveTo(x1, y1, x2, y2, x, y);
        }

        @Override
        public void close() {
            path.closePath();
        }
    }
}
