package ringo.endgame;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.util.zip.CRC32C;

/**
 * A file in memory, of any length; little-endian. What is not in use the operating system drops from memory and reads again.
 *
 * <p>Safe for reading by several threads.
 */
final class MappedFile {

    /** A buffer holds less than 2 GiB. */
    private static final int MOST_SEGMENT_BITS = 30;

    private final int segmentBits;
    private final int mask;
    private final MappedByteBuffer[] segments;
    private final long length;

    /** Maps all of the file; it stays mapped when the channel is closed. */
    MappedFile(FileChannel channel, MapMode mode) throws IOException {
        this(channel, mode, MOST_SEGMENT_BITS);
    }

    /** @param segmentBits the file is mapped in pieces of two to the power of this */
    MappedFile(FileChannel channel, MapMode mode, int segmentBits) throws IOException {
        this.segmentBits = segmentBits;
        mask = (1 << segmentBits) - 1;
        length = channel.size();
        segments = new MappedByteBuffer[(int) ((length + mask) >>> segmentBits)];
        for (int i = 0; i < segments.length; i++) {
            long start = (long) i << segmentBits;
            segments[i] = channel.map(mode, start, Math.min(1L << segmentBits, length - start));
            segments[i].order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    long length() {
        return length;
    }

    byte getByte(long at) {
        return segments[(int) (at >>> segmentBits)].get((int) at & mask);
    }

    /** @param at an even number */
    short getShort(long at) {
        return segments[(int) (at >>> segmentBits)].getShort((int) at & mask);
    }

    /** @param at a multiple of 4 */
    int getInt(long at) {
        return segments[(int) (at >>> segmentBits)].getInt((int) at & mask);
    }

    /** Writes what is left in the buffer. */
    void put(long at, ByteBuffer bytes) {
        long to = at;
        while (bytes.hasRemaining()) {
            MappedByteBuffer segment = segments[(int) (to >>> segmentBits)];
            int offset = (int) to & mask;
            int count = Math.min(bytes.remaining(), segment.capacity() - offset);
            segment.put(offset, bytes, bytes.position(), count);
            bytes.position(bytes.position() + count);
            to += count;
        }
    }

    /** The checksum of so many bytes. */
    int checksum(long at, long count) {
        CRC32C checksum = new CRC32C();
        long from = at;
        while (from < at + count) {
            MappedByteBuffer segment = segments[(int) (from >>> segmentBits)];
            int offset = (int) from & mask;
            int part = (int) Math.min(at + count - from, segment.capacity() - offset);
            checksum.update(segment.slice(offset, part));
            from += part;
        }
        return (int) checksum.getValue();
    }

    /** Brings all that was written to the disk. */
    void force() {
        for (MappedByteBuffer segment : segments) {
            segment.force();
        }
    }
}
