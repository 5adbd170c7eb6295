package ringo.endgame;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.function.BooleanSupplier;
import java.util.zip.CRC32C;

/**
 * Turns a finished {@link WorkFile} into a table's file: under a temporary name, checksummed, brought to the disk, and then renamed, so
 * that a file with a table's name is whole.
 */
final class TableWriter {

    static final String TEMPORARY_SUFFIX = ".table.tmp";

    private static final int CODES = 1 << Short.SIZE;
    private static final int UNSIGNED = 0xFFFF;

    private final PositionIndex index;
    private final RuleDigest rules;
    private final WorkFile work;
    private final BooleanSupplier cancelled;

    /** What an entry of one byte is for each code, as an unsigned number. */
    private final byte[] bytes = new byte[CODES];

    TableWriter(PositionIndex index, RuleDigest rules, WorkFile work, BooleanSupplier cancelled) {
        this.index = index;
        this.rules = rules;
        this.work = work;
        this.cancelled = cancelled;
    }

    /** Writes the table into the folder under its name. */
    void write(Path folder) throws IOException {
        Path temporary = folder.resolve(index.material().text() + TEMPORARY_SUFFIX);
        boolean[] met = new boolean[CODES];
        TableCounts[] counts = count(met);
        short[] codes = dictionary(met);
        int[] checksums = new int[TableHeader.blocks(index.size(), codes.length == 0 ? 2 : 1)];
        TableHeader header = new TableHeader(rules, index.material(), index.size(), counts, codes, checksums);
        try (FileChannel channel = FileChannel.open(
                temporary, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            writeEntries(channel, header);
            writeAll(channel, header.write(), 0);
            channel.force(true);
        }
        Files.move(
                temporary,
                folder.resolve(TableFile.name(index.material())),
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
        forceFolder(folder);
    }

    private TableCounts[] count(boolean[] met) {
        Tally attacker = new Tally();
        Tally defender = new Tally();
        for (int layer = 0; layer < index.layers(); layer++) {
            Cancelled.check(cancelled);
            long middle = index.layerStart(layer) + index.layerSize(layer) / 2;
            for (long number = index.layerStart(layer); number < index.layerStart(layer + 1); number++) {
                int code = work.code(number);
                met[code & UNSIGNED] = true;
                (number < middle ? attacker : defender).add(code, number);
            }
        }
        return new TableCounts[] {attacker.counts(), defender.counts()};
    }

    /** The codes that were met, if a byte can tell them apart, else none. */
    private short[] dictionary(boolean[] met) {
        short[] codes = new short[TableHeader.MOST_CODES];
        int count = 0;
        for (int code = 0; code < CODES; code++) {
            if (met[code]) {
                if (count == codes.length) {
                    return new short[0];
                }
                bytes[code] = (byte) count;
                codes[count++] = (short) code;
            }
        }
        short[] used = new short[count];
        System.arraycopy(codes, 0, used, 0, count);
        return used;
    }

    private void writeEntries(FileChannel channel, TableHeader header) throws IOException {
        ByteBuffer block = ByteBuffer.allocate(TableHeader.BLOCK_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        CRC32C checksum = new CRC32C();
        long next = 0;
        long at = header.length();
        for (int number = 0; number < header.checksums().length; number++) {
            Cancelled.check(cancelled);
            block.clear();
            while (block.hasRemaining() && next < index.size()) {
                int code = work.code(next++);
                if (header.entryBytes() == 1) {
                    block.put(bytes[code & UNSIGNED]);
                } else {
                    block.putShort((short) code);
                }
            }
            checksum.reset();
            checksum.update(block.array(), 0, block.position());
            header.checksums()[number] = (int) checksum.getValue();
            at += writeAll(channel, block.flip(), at);
        }
    }

    private static long writeAll(FileChannel channel, ByteBuffer bytes, long at) throws IOException {
        long to = at;
        while (bytes.hasRemaining()) {
            to += channel.write(bytes, to);
        }
        return to - at;
    }

    /** Brings the renaming to the disk, where the system can do that for a folder. */
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Not every system opens folders; then it takes care of the renaming itself.
        }
    }
}
