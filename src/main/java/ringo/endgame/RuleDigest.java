package ringo.endgame;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Set;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;

/**
 * The options on which a table's entries depend, and their SHA-256 digest: rule sets with equal ones share their tables.
 *
 * <p>Left out are {@code attackers}, which only sets the start; {@code quietPlyLimit}, which tables leave out of account; and {@code
 * repetition}: entries hold what can be forced without it, and what it makes of the others is said where they are read.
 *
 * @param text the options in the order of {@link RuleOption}, each as {@code name=value} and a line feed
 */
record RuleDigest(String text) {

    /** The length of the digest, in bytes. */
    static final int BYTES = 32;

    private static final int SHORT_LETTERS = 16;

    private static final Set<RuleOption> LEFT_OUT =
            Set.copyOf(EnumSet.of(RuleOption.ATTACKERS, RuleOption.QUIET_PLY_LIMIT, RuleOption.REPETITION));

    static RuleDigest of(RuleSet rules) {
        StringBuilder text = new StringBuilder();
        for (RuleOption option : RuleOption.values()) {
            if (!LEFT_OUT.contains(option)) {
                text.append(option.text())
                        .append('=')
                        .append(option.of(rules).text())
                        .append('\n');
            }
        }
        return new RuleDigest(text.toString());
    }

    byte[] bytes() {
        return sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The first letters of the digest in hexadecimal, the name of the folder that holds the tables. */
    String folderName() {
        return HexFormat.of().formatHex(bytes()).substring(0, SHORT_LETTERS);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
