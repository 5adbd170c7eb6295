package ringo.endgame;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.zip.CRC32C;
import ringo.board.CellSet;
import ringo.rules.Position;
import ringo.rules.Side;

/**
 * A finished table on the disk, mapped into memory.
 *
 * <p>Each block is checked against its checksum when it is first touched. What is in a damaged block is never used: its positions are
 * answered as if there were no table.
 *
 * <p>Safe for use by several threads.
 */
final class TableFile {

    /** The end of a table's file name. */
    static final String SUFFIX = ".table";

    private static final byte SOUND = 1;
    private static final byte DAMAGED = 2;

    private final Path path;
    private final Identity identity;
    private final TableHeader header;
    private final PositionIndex index;
    private final MappedFile file;
    private final long start;
    private final int entryShift;

    /** What each byte means; empty if entries have two bytes. */
    private final short[] codes;

    /** By block: 0 before it is checked. Threads that do not see each other's marks check again. */
    private final byte[] checked;

    private volatile boolean damaged;

    private TableFile(Path path, Identity identity, TableHeader header, MappedFile file) {
        this.path = path;
        this.identity = identity;
        this.header = header;
        this.file = file;
        index = new PositionIndex(header.material());
        start = header.length();
        entryShift = header.entryBytes() - 1;
        codes = new short[entryShift == 0 ? TableHeader.MOST_CODES : 0];
        System.arraycopy(header.codes(), 0, codes, 0, header.codes().length);
        checked = new byte[header.checksums().length];
    }

    /** What tells a file from one that has taken its place, or has been written over. */
    private record Identity(long length, FileTime modified, Optional<Object> key) {

        static Identity of(Path path) throws IOException {
            BasicFileAttributes file = Files.readAttributes(path, BasicFileAttributes.class);
            if (!file.isRegularFile()) {
                throw new RefusedException(Refusal.Reason.UNREADABLE, "it is not a regular file: remove it");
            }
            return new Identity(file.size(), file.lastModifiedTime(), Optional.ofNullable(file.fileKey()));
        }
    }

    /** Whether the file under the path is the one that was opened, and was not written to since. */
    boolean unchanged() throws IOException {
        return identity.equals(Identity.of(path));
    }

    /** The name of the file that holds the table of this material. */
    static String name(Material material) {
        return material.text() + SUFFIX;
    }

    /**
     * Opens a table.
     *
     * @throws RefusedException if the file is not to be used
     */
    static TableFile open(Path path, Material material, RuleDigest rules) throws IOException {
        Identity identity = Identity.of(path);
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            byte[] prefix = read(channel, TableHeader.PREFIX_BYTES);
            TableHeader header = TableHeader.read(read(channel, TableHeader.length(ByteBuffer.wrap(prefix))), rules);
            if (!header.material().equals(material)) {
                throw new RefusedException(
                        Refusal.Reason.MISNAMED, "it holds " + header.material() + ", not what its name says");
            }
            if (channel.size() != header.fileLength()) {
                throw new RefusedException(
                        Refusal.Reason.WRONG_LENGTH,
                        channel.size() + " bytes long, not " + header.fileLength() + ": build it anew");
            }
            TableFile table = new TableFile(path, identity, header, new MappedFile(channel, MapMode.READ_ONLY));
            if (table.index.size() != header.entries()) {
                throw new RefusedException(Refusal.Reason.DAMAGED, "it has too few or too many entries: build it anew");
            }
            return table;
        }
    }

    private static byte[] read(FileChannel channel, int length) throws IOException {
        byte[] all = new byte[length];
        ByteBuffer bytes = ByteBuffer.wrap(all);
        while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) {
            // A read may be short.
        }
        if (bytes.hasRemaining()) {
            throw new RefusedException(
                    length == TableHeader.PREFIX_BYTES ? Refusal.Reason.NOT_A_TABLE : Refusal.Reason.WRONG_LENGTH,
                    "only " + channel.size() + " bytes long: build it anew");
        }
        return all;
    }

    PositionIndex index() {
        return index;
    }

    TableHeader header() {
        return header;
    }

    /** The length of the file, in bytes. */
    long length() {
        return file.length();
    }

    /**
     * What the table knows of a position of its material.
     *
     * @param attackers the attackers' cells, without the castle
     */
    int code(long attackers, long defenders, boolean attackerToMove) {
        return code(index.index(attackers, defenders, attackerToMove));
    }

    /** What the table knows of the position of this number, see {@link ProbeCode}; absent if the entry is damaged. */
    int code(long number) {
        long offset = number << entryShift;
        int block = (int) (offset / TableHeader.BLOCK_BYTES);
        if (checked[block] != SOUND && !sound(block)) {
            return ProbeCode.ABSENT;
        }
        return entryShift == 0 ? codes[file.getByte(start + offset) & 0xFF] : file.getShort(start + offset);
    }

    private boolean sound(int block) {
        if (checked[block] == 0) {
            long offset = (long) block * TableHeader.BLOCK_BYTES;
            int count = (int) Math.min(TableHeader.BLOCK_BYTES, file.length() - start - offset);
            try {
                boolean sound = checksum(start + offset, count) == header.checksums()[block];
                checked[block] = sound ? SOUND : DAMAGED;
                damaged |= !sound;
            } catch (IOException e) {
                // That says nothing of the block: the file has just gone, or the thread was interrupted.
                return false;
            }
        }
        return checked[block] == SOUND;
    }

    /**
     * The checksum of so many bytes, or of as many as there are. They are read, not looked at in mapped memory: if the file has been cut off
     * since, that would end the process.
     */
    private int checksum(long at, int count) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            ByteBuffer bytes = ByteBuffer.allocate(count);
            while (bytes.hasRemaining() && channel.read(bytes, at + bytes.position()) >= 0) {
                // A read may be short.
            }
            CRC32C checksum = new CRC32C();
            checksum.update(bytes.array(), 0, bytes.position());
            return (int) checksum.getValue();
        }
    }

    /** Whether all blocks are sound; reads those that have not been checked yet. */
    boolean sound() {
        boolean sound = true;
        for (int block = 0; block < checked.length; block++) {
            sound &= sound(block);
        }
        return sound;
    }

    /** Why some of the table is not used; empty unless a damaged block was met. */
    Optional<Refusal> refusal() {
        return damaged
                ? Optional.of(new Refusal(path, Refusal.Reason.DAMAGED, "a block is damaged: build it anew"))
                : Optional.empty();
    }

    TableSummary summary() {
        return new TableSummary(
                header.material(),
                file.length(),
                header.entryBytes(),
                half(header.counts()[0]),
                half(header.counts()[1]));
    }

    private TableSummary.HalfSummary half(TableCounts counts) {
        Optional<TableSummary.LongestWin> longest = counts.longestWinIndex() < 0
                ? Optional.empty()
                : Optional.of(new TableSummary.LongestWin(counts.longestWin(), position(counts.longestWinIndex())));
        return new TableSummary.HalfSummary(counts.wins(), counts.losses(), counts.undecided(), longest);
    }

    /** The position of this number, or its mirror image. */
    Position position(long number) {
        Board board = new Board();
        index.board(number, board);
        return new Position(
                new CellSet(board.attackers),
                new CellSet(board.defenders),
                header.material().castle(),
                board.attackerToMove ? Side.ATTACKER : Side.DEFENDER,
                0,
                1);
    }
}
