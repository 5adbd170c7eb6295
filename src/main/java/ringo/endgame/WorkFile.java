package ringo.endgame;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;

/**
 * A table that is being built: two bytes an entry, layer by layer, so that a builder that was killed can go on where it was.
 *
 * <p>The file is as long as it will be from the beginning on, and really written, so that a full disk is met here and not in mapped
 * memory. Its first bytes say what it is of; then comes, for each layer, a word that is 0 until the layer is finished, and then holds
 * the layer's checksum and a mark. A layer that was not brought to the disk before the machine stopped fails its checksum and is
 * built again.
 *
 * <p>Layers are written by one thread, finished ones read by any.
 */
final class WorkFile implements Closeable {

    static final String SUFFIX = ".work";

    private static final byte[] MAGIC = "RINGOWRK".getBytes(StandardCharsets.US_ASCII);
    private static final int JOURNAL_START = 64;
    private static final int JOURNAL_ENTRY = 8;
    private static final int MARK = 0x600D;
    private static final int CHUNK = 1 << 16;

    private final FileChannel channel;
    private final MappedFile file;
    private final PositionIndex index;
    private final long start;
    private int finished;

    private WorkFile(FileChannel channel, PositionIndex index) throws IOException {
        this.channel = channel;
        this.index = index;
        file = new MappedFile(channel, MapMode.READ_WRITE);
        start = start(index);
        while (finished < index.layers() && sound(finished)) {
            finished++;
        }
    }

    private static long start(PositionIndex index) {
        return JOURNAL_START + (long) JOURNAL_ENTRY * index.layers();
    }

    /** How long the file is, in bytes. */
    static long length(PositionIndex index) {
        return start(index) + index.size() * Short.BYTES;
    }

    /** Opens the file with the layers that it has; begins a new one if there is none, or one of something else. */
    static WorkFile open(Path path, PositionIndex index, RuleDigest rules) throws IOException {
        FileChannel channel =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            ByteBuffer title = title(index, rules);
            if (channel.size() != length(index) || !begins(channel, title)) {
                channel.truncate(0);
                fill(channel, length(index));
                channel.write(title, 0);
            }
            return new WorkFile(channel, index);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static ByteBuffer title(PositionIndex index, RuleDigest rules) {
        ByteBuffer title = ByteBuffer.allocate(JOURNAL_START).order(ByteOrder.LITTLE_ENDIAN);
        title.put(MAGIC).putInt(TableHeader.VERSION).putInt(index.material().number());
        return title.put(rules.bytes()).rewind();
    }

    private static boolean begins(FileChannel channel, ByteBuffer title) throws IOException {
        ByteBuffer found = ByteBuffer.allocate(JOURNAL_START);
        return channel.read(found, 0) == JOURNAL_START && found.flip().equals(title);
    }

    private static void fill(FileChannel channel, long length) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocateDirect(CHUNK);
        for (long written = 0; written < length; ) {
            zeros.clear().limit((int) Math.min(CHUNK, length - written));
            written += channel.write(zeros, written);
        }
    }

    /** How many layers are finished; they are the first ones. */
    int finishedLayers() {
        return finished;
    }

    /** What was found of the position of this number, whose layer must be finished. */
    int code(long number) {
        return file.getShort(start + number * Short.BYTES);
    }

    /** Writes the next layer. */
    void finish(short[] codes) {
        CRC32C checksum = new CRC32C();
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK).order(ByteOrder.LITTLE_ENDIAN);
        long at = layerStart(finished);
        for (int from = 0; from < codes.length; from += CHUNK / Short.BYTES) {
            int count = Math.min(CHUNK / Short.BYTES, codes.length - from);
            chunk.clear().limit(count * Short.BYTES);
            chunk.asShortBuffer().put(codes, from, count);
            checksum.update(chunk.array(), 0, chunk.limit());
            file.put(at, chunk);
            at += chunk.limit();
        }
        ByteBuffer entry = ByteBuffer.allocate(JOURNAL_ENTRY).order(ByteOrder.LITTLE_ENDIAN);
        entry.putInt((int) checksum.getValue()).putInt(MARK).flip();
        file.put(journal(finished), entry);
        finished++;
    }

    /** Brings the finished layers to the disk. */
    void force() {
        file.force();
    }

    private boolean sound(int layer) {
        return file.getInt(journal(layer) + Integer.BYTES) == MARK
                && file.getInt(journal(layer))
                        == file.checksum(layerStart(layer), index.layerSize(layer) * Short.BYTES);
    }

    private static long journal(int layer) {
        return JOURNAL_START + (long) JOURNAL_ENTRY * layer;
    }

    private long layerStart(int layer) {
        return start + index.layerStart(layer) * Short.BYTES;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
