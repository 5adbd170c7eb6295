package ringo.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.player.PlayerName.Fault;

class PlayerNameTest {

    private static String text(String sent) {
        return PlayerName.read(sent) instanceof PlayerName.Named named
                ? named.name().text()
                : "no name: " + sent;
    }

    private static List<Fault> faults(String sent) {
        return PlayerName.read(sent) instanceof PlayerName.Faulty faulty ? faulty.faults() : List.of();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Jo",
                "Jana",
                "jana_2",
                "-_",
                "2001",
                "Jiří-Novák",
                "Иван",
                "Ελένη",
                "محمد",
                "田中",
                "さくら",
                "ab-123456789012345678901234567",
                "\uD801\uDC00\uD801\uDC01"
            })
    void isOfLettersDigitsHyphensAndUnderscores(String name) {
        assertEquals(name, text(name));
    }

    @ParameterizedTest
    @CsvSource({
        "J, TOO_SHORT",
        "'', TOO_SHORT",
        "abcdefghijklmnopqrstuvwxyz12345, TOO_LONG",
        "Jana Nová, CHARACTER",
        "' Jana', CHARACTER",
        "Jana., CHARACTER",
        "J@na, CHARACTER",
        "Jana😀, CHARACTER",
        "Jаna, SCRIPTS",
        "田中さん, SCRIPTS",
        "Janaʹ, SCRIPTS",
        "٣٣٣, CHARACTER"
    })
    void isNothingElse(String sent, Fault fault) {
        assertEquals(List.of(fault), faults(sent));
    }

    @Test
    void isRefusedWithAllItsFaults() {
        assertEquals(
                List.of(Fault.TOO_LONG, Fault.CHARACTER, Fault.SCRIPTS),
                faults("a name with а Cyrillic letter and more"));
    }

    @Test
    void isNotMadeOfWhatCannotBeSeen() {
        for (int letter : new int[] {0x115F, 0x1160, 0x3164, 0xFFA0, 0x200B, 0x200D, 0x202E, 0x0301, 0, 0xD800}) {
            String sent = "ab" + Character.toString(letter);
            assertEquals(List.of(Fault.CHARACTER), faults(sent), Integer.toHexString(letter));
        }
    }

    @ParameterizedTest
    @CsvSource({"Ｊａｎａ２, Jana2", "ﬁnn, finn", "Jiri\u0301, Jirí", "𝐉𝐚𝐧𝐚, Jana"})
    void isInNormalForm(String sent, String name) {
        assertEquals(name, text(sent));
    }

    @Test
    void isMeasuredInNormalForm() {
        assertEquals("ij", text("\u0133"));
        assertEquals(List.of(Fault.TOO_LONG), faults("ﬃ".repeat(11)));
        assertEquals(List.of(Fault.TOO_SHORT), faults("e\u0301"));
        assertEquals("\uD801\uDC00".repeat(30), text("\uD801\uDC00".repeat(30)));
        assertEquals(List.of(Fault.TOO_LONG), faults("a".repeat(1_000_000)));
    }

    @ParameterizedTest
    @CsvSource({"Jana, jANA", "STRASSE, straße", "STRAẞE, Straße", "Σίσυφος, ΣΊΣΥΦΟΣ", "Иван, ИВАН", "ﬁnn, FINN"})
    void isTheSameInUpperAndLowerCase(String one, String other) {
        assertEquals(PlayerName.of(one).key(), PlayerName.of(other).key());
    }

    /** Every letter, in a name of its own. */
    private static Stream<PlayerName> namesOfEachLetter() {
        return IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .filter(Character::isLetter)
                .mapToObj(letter -> PlayerName.read(Character.toString(letter).repeat(2)))
                .flatMap(reading -> reading instanceof PlayerName.Named named ? Stream.of(named.name()) : Stream.of());
    }

    @Test
    void hasOneKeyInEveryCaseAndForm() {
        List<PlayerName> names = namesOfEachLetter().toList();

        assertEquals(true, names.size() > 100_000);
        for (PlayerName name : names) {
            String text = name.text();
            for (String other : List.of(
                    text.toUpperCase(Locale.ROOT),
                    text.toLowerCase(Locale.ROOT),
                    Normalizer.normalize(text, Normalizer.Form.NFD),
                    Normalizer.normalize(text, Normalizer.Form.NFKD))) {
                if (PlayerName.read(other) instanceof PlayerName.Named same) {
                    assertEquals(name.key(), same.name().key(), text + " and " + other);
                }
            }
        }
    }

    @Test
    void readsAsItselfAgain() {
        Random random = new Random(7);
        List<PlayerName> letters = namesOfEachLetter().toList();
        for (int i = 0; i < 20_000; i++) {
            String sent = letters.get(random.nextInt(letters.size())).text()
                    + letters.get(random.nextInt(letters.size())).text();
            if (PlayerName.read(sent) instanceof PlayerName.Named named) {
                assertEquals(named.name(), PlayerName.of(named.name().text()));
            }
        }
    }

    @Test
    void isNotMadeOfWhatIsNone() {
        assertThrows(IllegalArgumentException.class, () -> PlayerName.of("J"));
    }
}
