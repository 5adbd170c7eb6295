package ringo.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.board.Segment;
import ringo.rules.Preset;

class PngTest {

    private static Picture start(int size, Theme theme, Optional<String> caption) {
        Notes none = Notes.NONE;
        return new Picture(
                Preset.FOSDICK.rules().start(),
                new Look(size, theme, true, Segment.E),
                new Notes(none.lastMove(), none.arrows(), none.highlight(), none.chosen(), none.targets(), caption),
                new Words("en", "Ringo position", ""));
    }

    private static BufferedImage read(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    private static int colour(BufferedImage image, double x, double y) {
        return image.getRGB((int) (x * image.getWidth()), (int) (y * image.getWidth())) & 0xffffff;
    }

    @ParameterizedTest
    @EnumSource
    void hasTheColoursOfItsTheme(Theme theme) throws IOException {
        BufferedImage image = read(start(790, theme, Optional.empty()).png());
        Theme.Palette palette = theme.palette();

        assertEquals(palette.ground().paper(), colour(image, 0.005, 0.005));
        assertEquals(palette.ground().zone(), colour(image, 0.5, 0.5 - 5.5 / 15.8), "a5");
        assertEquals(palette.ground().light(), colour(image, 0.5, 0.5 - 6.5 / 15.8), "a6");
        assertEquals(palette.ground().castle(), colour(image, 0.5, 0.5), "castle");
        // Beside the head of the spear, and above the gate.
        assertEquals(palette.pieces().attacker(), colour(image, 0.5 + 0.22 / 15.8, 0.5 + 6.5 / 15.8), "e6");
    }

    @Test
    void isAsLargeAsItIsToBe() throws IOException {
        for (int size : new int[] {64, 65, 2048}) {
            BufferedImage image =
                    read(start(size, Theme.PRINT, Optional.empty()).png());
            assertEquals(size, image.getWidth());
            assertEquals(size, image.getHeight());
        }
        BufferedImage higher =
                read(start(1580, Theme.PRINT, Optional.of("Ringo")).png());
        assertEquals(1700, higher.getHeight());
    }

    @Test
    void isTheSameForEqualPictures() {
        assertArrayEquals(
                start(480, Theme.DARK, Optional.empty()).png(),
                start(480, Theme.DARK, Optional.empty()).png());
    }
}
