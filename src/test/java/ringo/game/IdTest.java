package ringo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdTest {

    private static final RandomGenerator RANDOM = new SplittableRandom(1);

    /** The number that a text of Crockford's base 32 is, by way of the base 32 that Java knows. */
    private static BigInteger number(String text) {
        StringBuilder java = new StringBuilder();
        text.chars()
                .map("0123456789abcdefghjkmnpqrstvwxyz"::indexOf)
                .forEach(digit -> java.append(Character.forDigit(digit, 32)));
        return new BigInteger(java.toString(), 32);
    }

    @Test
    void everyBitOfAGamesIdVaries() {
        BigInteger ones = BigInteger.ZERO;
        BigInteger zeros = BigInteger.ZERO;
        Set<GameId> ids = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            GameId id = GameId.random(RANDOM);
            assertEquals(26, id.text().length());
            assertEquals(Optional.of(id), GameId.parse(id.text()));
            ids.add(id);
            ones = ones.or(number(id.text()));
            zeros = zeros.or(number(id.text()).not());
        }
        BigInteger all = BigInteger.TWO.pow(128).subtract(BigInteger.ONE);
        assertEquals(all, ones);
        assertEquals(all, zeros.and(all));
        assertEquals(1_000, ids.size());
    }

    @Test
    void everyBitOfAPlayersIdVaries() {
        BigInteger ones = BigInteger.ZERO;
        BigInteger zeros = BigInteger.ZERO;
        for (int i = 0; i < 1_000; i++) {
            PlayerId id = PlayerId.random(RANDOM);
            assertEquals(12, id.text().length());
            assertEquals(Optional.of(id), PlayerId.parse(id.toString()));
            ones = ones.or(number(id.text()));
            zeros = zeros.or(number(id.text()).not());
        }
        BigInteger all = BigInteger.TWO.pow(60).subtract(BigInteger.ONE);
        assertEquals(all, ones);
        assertEquals(all, zeros.and(all));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "5m0q8c2v7h4r1t9x3k6b0n8w2",
                "5m0q8c2v7h4r1t9x3k6b0n8w2d0",
                "8m0q8c2v7h4r1t9x3k6b0n8w2d",
                "5m0q8c2v7h4r1t9x3k6b0n8w2i",
                "5m0q8c2v7h4r1t9x3k6b0n8w2l",
                "5m0q8c2v7h4r1t9x3k6b0n8w2o",
                "5m0q8c2v7h4r1t9x3k6b0n8w2u",
                "5m0q8c2v7h4r1t9x3k6b0n8w2D",
                "5m0q8c2v7h4r1t9x3k6b0n8w2-"
            })
    void textsThatAreNoIdOfAGame(String text) {
        assertEquals(Optional.empty(), GameId.parse(text));
        assertThrows(IllegalArgumentException.class, () -> new GameId(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7c1f5s9e3a8", "7c1f5s9e3a8k0", "7c1f5s9e3a8K", "7c1f5s9e3a8u", "7c1f 5s9e3a8"})
    void textsThatAreNoIdOfAPlayer(String text) {
        assertEquals(Optional.empty(), PlayerId.parse(text));
        assertThrows(IllegalArgumentException.class, () -> new PlayerId(text));
    }

    @Test
    void theFirstCharacterOfAPlayersIdIsAny() {
        assertEquals("zzzzzzzzzzzz", new PlayerId("z".repeat(12)).toString());
        assertEquals("7zzzzzzzzzzzzzzzzzzzzzzzzz", new GameId("7" + "z".repeat(25)).toString());
    }
}
