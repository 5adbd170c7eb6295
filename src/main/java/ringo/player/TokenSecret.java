package ringo.player;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.zip.CRC32;

/**
 * What a bearer shows. It is told once, when the token is made, and not kept: only its {@link #hash} is.
 *
 * <p>{@code ringo_}, by which people and scanners of secrets know it, then 52 random characters of {@link Base32} (260 bits), then 7
 * that are the CRC-32 of the 52: a slip of the pen, or a text that only looks like a token, is told without asking the database.
 */
public final class TokenSecret {

    /** How every secret begins. */
    public static final String PREFIX = "ringo_";

    private static final int RANDOM_LENGTH = 52;
    private static final int CHECK_LENGTH = 7;

    /** How long every secret is. */
    public static final int LENGTH = PREFIX.length() + RANDOM_LENGTH + CHECK_LENGTH;

    private final String text;

    private TokenSecret(String text) {
        this.text = text;
    }

    /**
     * What is kept of a secret: with so many random bits a plain hash is as good as a slow one.
     *
     * @param hex SHA-256 in 64 hexadecimal digits, in lower case
     */
    public record Hash(String hex) {}

    /** A new secret. The source has to be one that nobody can foresee. */
    static TokenSecret random(RandomGenerator random) {
        String body = Base32.random(random, RANDOM_LENGTH);
        return new TokenSecret(PREFIX + body + check(body));
    }

    /** The secret that is written so; empty if none can be. */
    public static Optional<TokenSecret> parse(String text) {
        if (text.length() != LENGTH || !text.startsWith(PREFIX)) {
            return Optional.empty();
        }
        String body = text.substring(PREFIX.length(), PREFIX.length() + RANDOM_LENGTH);
        boolean sound = Base32.isBase32(body) && text.endsWith(check(body));
        return sound ? Optional.of(new TokenSecret(text)) : Optional.empty();
    }

    private static String check(String body) {
        CRC32 sum = new CRC32();
        sum.update(body.getBytes(StandardCharsets.US_ASCII));
        return Base32.write(sum.getValue(), CHECK_LENGTH);
    }

    /** The secret itself, for its owner alone. */
    public String text() {
        return text;
    }

    /** What is kept of it. */
    public Hash hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
            return new Hash(HexFormat.of().formatHex(digest));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Not the secret: what is printed ends in logs. */
    @Override
    public String toString() {
        return PREFIX + "...";
    }
}
