package ringo.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.board.Segment;
import ringo.notation.PositionText;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Setup;

class PictureTest {

    /** Where the pictures are that were looked at and found good. */
    private static final Path GOLDEN = Path.of("src/test/golden/pictures");

    private static final Position START = Preset.FOSDICK.rules().start();

    private static final Words WORDS = new Words("en", "Ringo position", "What it shows.");

    private static Position position(String notation) {
        PositionText.Parsed.Readable read = (PositionText.Parsed.Readable) PositionText.parse(notation);
        return ((Setup.Checked.Playable) read.setup().check(Preset.FOSDICK.rules())).position();
    }

    private static Picture start(Look look) {
        return new Picture(START, look, Notes.NONE, WORDS);
    }

    private static Cell cell(String name) {
        return Cell.parse(name).orElseThrow();
    }

    /** A picture that has everything. */
    private static Picture full(Theme theme) {
        Notes notes = new Notes(
                Optional.of(new Arrow(cell("g4"), cell("g3"))),
                List.of(
                        new Arrow(cell("c1"), Castle.CASTLE),
                        new Arrow(cell("e5"), cell("d5")),
                        new Arrow(cell("b3"), cell("b3"))),
                CellSet.of(List.of(cell("a2"), cell("a4"))),
                Optional.of(cell("d2")),
                List.of(cell("d1"), cell("c2"), cell("e2"), cell("d3")),
                Optional.of("Ringo & Příliš žluťoučký Жук"));
        return new Picture(
                position("2A5/4D3/A7/1D4A1/3D4/2AD4 1 D"),
                new Look(480, theme, true, Segment.E),
                notes,
                new Words("en", "Ringo & more", "A < B"));
    }

    @Nested
    class AsSvg {

        @ParameterizedTest
        @EnumSource
        void isTheOneThatWasFoundGood(Theme theme) throws IOException {
            Path golden = GOLDEN.resolve(theme.name().toLowerCase(Locale.ROOT) + ".svg");
            String svg = full(theme).svg();
            if (Boolean.getBoolean("ringo.golden")) {
                Files.createDirectories(GOLDEN);
                Files.writeString(golden, svg);
            }

            assertEquals(Files.readString(golden), svg, "draw anew with -Dringo.golden=true and look at it");
        }

        @ParameterizedTest
        @EnumSource
        void ofTheStartIsSmall(Theme theme) {
            String svg = start(new Look(480, theme, true, Segment.E)).svg();

            assertTrue(svg.getBytes(StandardCharsets.UTF_8).length < 12_000, "bytes: " + svg.length());
        }

        @ParameterizedTest
        @EnumSource
        void isADocumentWithWords(Theme theme) throws Exception {
            Document document = document(full(theme).svg());
            Element root = document.getDocumentElement();

            assertEquals("svg", root.getLocalName());
            assertEquals("img", root.getAttribute("role"));
            assertEquals("480", root.getAttribute("width"));
            assertEquals(
                    "Ringo & more", root.getElementsByTagName("title").item(0).getTextContent());
            assertEquals("A < B", root.getElementsByTagName("desc").item(0).getTextContent());
            assertEquals(0, root.getElementsByTagName("text").getLength());
        }

        @Test
        void isTheSameForEqualPictures() {
            assertEquals(full(Theme.CLASSIC).svg(), full(Theme.CLASSIC).svg());
        }

        @Test
        void differsByTheSegmentNearTheReader() {
            String usual = start(Look.USUAL).svg();
            for (Segment facing : Segment.values()) {
                String turned =
                        start(new Look(480, Theme.CLASSIC, true, facing)).svg();
                assertEquals(facing == Segment.E, usual.equals(turned), facing.text());
            }
        }

        @Test
        void isHigherWithACaption() throws Exception {
            Element root = document(full(Theme.PRINT).svg()).getDocumentElement();

            assertEquals("0 0 1580 1700", root.getAttribute("viewBox"));
            assertEquals("516", root.getAttribute("height"));
        }

        private Document document(String svg) throws ParserConfigurationException, SAXException, IOException {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        }
    }

    @Nested
    class Numbers {

        @Test
        void areWrittenToATenth() {
            assertEquals("0", written(0));
            assertEquals("0", written(-0.04));
            assertEquals("-0.1", written(-0.06));
            assertEquals("12.3", written(12.34));
            assertEquals("1580", written(1580));
        }

        private String written(double value) {
            return Svg.number(value, new StringBuilder()).toString();
        }
    }

    @Nested
    class Letters {

        @Test
        void areWideAsTheyAreDrawn() {
            assertEquals(0, Glyphs.write("", 10).width());
            assertEquals(10, Glyphs.write("A", 14).width());
            assertEquals(10 + 3.2 + 9, Glyphs.write("AB", 14).width(), 1e-9);
            assertEquals(
                    Glyphs.write("Rise", 14).width(), Glyphs.write("Říše", 14).width());
        }

        @Test
        void areNotThereForEverything() {
            assertTrue(Notes.drawable("Žluťoučký kůň – Größe, façade, съёмка…"));
            assertFalse(Notes.drawable("中"));
            assertFalse(Notes.drawable("a\nb"));
            assertThrows(IllegalArgumentException.class, () -> Glyphs.write("中", 10));
        }
    }

    @Test
    void hasASizeWithinBounds() {
        assertThrows(IllegalArgumentException.class, () -> new Look(63, Theme.DARK, true, Segment.A));
        assertThrows(IllegalArgumentException.class, () -> new Look(2049, Theme.DARK, true, Segment.A));
    }
}
