package ringo.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TokenSecretTest {

    private static final Pattern WRITTEN = Pattern.compile("ringo_[0-9a-hjkmnp-tv-z]{59}");

    private final Random random = new Random(3);

    @Test
    void isKnownByItsBeginningAndLength() {
        for (int i = 0; i < 1000; i++) {
            String text = TokenSecret.random(random).text();

            assertTrue(WRITTEN.matcher(text).matches(), text);
            assertEquals(TokenSecret.LENGTH, text.length());
            assertEquals(Optional.of(text), TokenSecret.parse(text).map(TokenSecret::text));
        }
    }

    @Test
    void isNeverTheSame() {
        Set<String> texts = new HashSet<>();
        Set<TokenSecret.Hash> hashes = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            TokenSecret secret = TokenSecret.random(random);
            texts.add(secret.text());
            hashes.add(secret.hash());
        }

        assertEquals(1000, texts.size());
        assertEquals(1000, hashes.size());
    }

    @Test
    void isNotReadWithAnyCharacterChanged() {
        String text = TokenSecret.random(random).text();
        for (int i = 0; i < text.length(); i++) {
            for (char other : "0az-Z_i".toCharArray()) {
                String changed = text.substring(0, i) + other + text.substring(i + 1);
                assertEquals(changed.equals(text), TokenSecret.parse(changed).isPresent(), changed);
            }
        }
    }

    @Test
    void isNotReadFromAnotherText() {
        String text = TokenSecret.random(random).text();

        for (String other : new String[] {"", "ringo_", text + "0", " " + text, text.substring(1), text.substring(6)}) {
            assertEquals(Optional.empty(), TokenSecret.parse(other), other);
        }
    }

    @Test
    void isNotPrinted() {
        TokenSecret secret = TokenSecret.random(random);

        assertFalse(secret.toString().contains(secret.text().substring(6)));
    }

    @Test
    void isHashedBySha256() {
        TokenSecret secret = TokenSecret.parse("ringo_" + "0".repeat(52) + Base32.write(0x9e1b8f2aL, 7))
                .orElseGet(() -> TokenSecret.random(random));

        assertTrue(secret.hash().hex().matches("[0-9a-f]{64}"));
        assertEquals(
                secret.hash(), TokenSecret.parse(secret.text()).orElseThrow().hash());
    }
}
