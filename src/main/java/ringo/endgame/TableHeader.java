package ringo.endgame;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * The beginning of a table's file.
 *
 * <h2>Layout</h2>
 *
 * Numbers are little-endian. In order: the 8 bytes of {@link #MAGIC}; the format's version and the header's length in bytes, an
 * {@code int} each; SHA-256 of the options; attackers, castle, defenders and entry size, a byte each; {@code int} length of a block;
 * {@code long} number of entries; the {@link TableCounts} of both sides to move, the attacker first; {@code int} number of codes and
 * the codes, a {@code short} each; {@code int} length of the options' text and the text in UTF-8; {@code int} number of blocks
 * and the CRC-32C of each block, an {@code int} each; zeros; in the last 32 bytes SHA-256 of all header bytes before.
 *
 * <p>The entries follow, in blocks of equal length but for the last. An entry of one byte is an index into the codes; one of two bytes
 * is itself a {@linkplain ProbeCode code}.
 *
 * @param options the options whose tables these are
 * @param material the pieces
 * @param entries how many entries there are
 * @param counts what the entries add up to, with the attacker and with the defender to move
 * @param codes what the entries of one byte mean; empty if entries have two bytes
 * @param checksums one for each block
 */
@SuppressWarnings("ArrayRecordComponent") // written once, read in this package only
record TableHeader(
        RuleDigest options, Material material, long entries, TableCounts[] counts, short[] codes, int[] checksums) {

    static final byte[] MAGIC = "RINGOEND".getBytes(StandardCharsets.US_ASCII);

    static final int VERSION = 1;

    /** Blocks are checked one by one, so that to open a large table is not to read all of it. */
    static final int BLOCK_BYTES = 1 << 16;

    /** The most codes that an entry of one byte can tell apart. */
    static final int MOST_CODES = 256;

    /** The magic, the version and the length. */
    static final int PREFIX_BYTES = 16;

    private static final int LENGTH_UNIT = 4096;

    /** Longer headers would be of tables that nobody can build. */
    private static final int MOST_BYTES = 1 << 28;

    int entryBytes() {
        return codes.length == 0 ? 2 : 1;
    }

    /** How many blocks so many entries take. */
    static int blocks(long entries, int entryBytes) {
        return Math.toIntExact((entries * entryBytes + BLOCK_BYTES - 1) / BLOCK_BYTES);
    }

    /** The length of the header, in bytes: where the entries begin. */
    int length() {
        int used = PREFIX_BYTES
                + RuleDigest.BYTES
                + 4
                + Integer.BYTES
                + Long.BYTES
                + 2 * TableCounts.BYTES
                + Integer.BYTES
                + codes.length * Short.BYTES
                + Integer.BYTES
                + options.text().getBytes(StandardCharsets.UTF_8).length
                + Integer.BYTES
                + checksums.length * Integer.BYTES
                + RuleDigest.BYTES;
        return (used + LENGTH_UNIT - 1) / LENGTH_UNIT * LENGTH_UNIT;
    }

    /** The length of the whole file, in bytes. */
    long fileLength() {
        return length() + entries * entryBytes();
    }

    ByteBuffer write() {
        ByteBuffer bytes = ByteBuffer.allocate(length()).order(ByteOrder.LITTLE_ENDIAN);
        byte[] text = options.text().getBytes(StandardCharsets.UTF_8);
        bytes.put(MAGIC).putInt(VERSION).putInt(length()).put(options.bytes());
        bytes.put((byte) material.attackers()).put((byte) material.castle()).put((byte) material.defenders());
        bytes.put((byte) entryBytes()).putInt(BLOCK_BYTES).putLong(entries);
        for (TableCounts half : counts) {
            half.write(bytes);
        }
        bytes.putInt(codes.length);
        for (short code : codes) {
            bytes.putShort(code);
        }
        bytes.putInt(text.length).put(text).putInt(checksums.length);
        for (int checksum : checksums) {
            bytes.putInt(checksum);
        }
        bytes.position(length() - RuleDigest.BYTES);
        MessageDigest sha = RuleDigest.sha256();
        sha.update(bytes.array(), 0, bytes.position());
        return bytes.put(sha.digest()).flip();
    }

    /**
     * The length of the header that begins like this.
     *
     * @param prefix the first {@link #PREFIX_BYTES} of a file
     * @throws RefusedException if they are not those of a table, or of one in another version
     */
    static int length(ByteBuffer prefix) throws RefusedException {
        byte[] magic = new byte[MAGIC.length];
        prefix.order(ByteOrder.LITTLE_ENDIAN).get(magic);
        if (!Arrays.equals(magic, MAGIC)) {
            throw new RefusedException(Refusal.Reason.NOT_A_TABLE, "not an endgame table");
        }
        int version = prefix.getInt();
        if (version != VERSION) {
            throw new RefusedException(
                    Refusal.Reason.OTHER_VERSION, "format version " + version + ", not " + VERSION + ": build it anew");
        }
        int length = prefix.getInt();
        if (length < LENGTH_UNIT || length > MOST_BYTES || length % LENGTH_UNIT != 0) {
            throw new RefusedException(Refusal.Reason.DAMAGED, "the header is damaged: build it anew");
        }
        return length;
    }

    /**
     * Reads a header.
     *
     * @param all all of its bytes
     * @throws RefusedException if it is not sound, or of other rules
     */
    static TableHeader read(byte[] all, RuleDigest expected) throws RefusedException {
        MessageDigest sha = RuleDigest.sha256();
        int hashed = all.length - RuleDigest.BYTES;
        sha.update(all, 0, hashed);
        if (!Arrays.equals(sha.digest(), 0, RuleDigest.BYTES, all, hashed, all.length)) {
            throw new RefusedException(Refusal.Reason.DAMAGED, "the header is damaged: build it anew");
        }
        ByteBuffer bytes = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN).position(PREFIX_BYTES);
        byte[] digest = new byte[RuleDigest.BYTES];
        bytes.get(digest);
        if (!Arrays.equals(digest, expected.bytes())) {
            throw new RefusedException(Refusal.Reason.OTHER_RULES, "a table of other rules");
        }
        Material material = new Material(bytes.get(), bytes.get(), bytes.get());
        bytes.get();
        int blockBytes = bytes.getInt();
        long entries = bytes.getLong();
        TableCounts[] counts = {TableCounts.read(bytes), TableCounts.read(bytes)};
        short[] codes = new short[bytes.getInt()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = bytes.getShort();
        }
        byte[] text = new byte[bytes.getInt()];
        bytes.get(text);
        int[] checksums = new int[bytes.getInt()];
        for (int i = 0; i < checksums.length; i++) {
            checksums[i] = bytes.getInt();
        }
        TableHeader header = new TableHeader(
                new RuleDigest(new String(text, StandardCharsets.UTF_8)), material, entries, counts, codes, checksums);
        if (blockBytes != BLOCK_BYTES || checksums.length != blocks(entries, header.entryBytes())) {
            throw new RefusedException(Refusal.Reason.DAMAGED, "the header contradicts itself: build it anew");
        }
        return header;
    }
}
