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

    /** A buffer holds no more than 2 GiB. */
    private static final int SEGMENT_BITS = 30;

    private static final long SEGMENT = 1L << SEGMENT_BITS;
    private static final int MASK = (int) SEGMENT - 1;

    private final MappedByteBuffer[] segments;
    private final long length;

    /** Maps all of the file; it stays mapped when the channel is closed. */
    MappedFile(FileChannel channel, MapMode mode) throws IOException {
        length = channel.size();
        segments = new MappedByteBuffer[(int) ((length + MASK) >>> SEGMENT_BITS)];
        for (int i = 0; i < segments.length; i++) {
            long start = (long) i << SEGMENT_BITS;
            segments[i] = channel.map(mode, start, Math.min(SEGMENT, length - start));
            segments[i].order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    long length() {
        return length;
    }

    byte getByte(long at) {
        return segments[(int) (at >>> SEGMENT_BITS)].get((int) at & MASK);
    }

    /** @param at an even number */
    short getShort(long at) {
        return segments[(int) (at >>> SEGMENT_BITS)].getShort((int) at & MASK);
    }

    /** @param at a multiple of 4 */
    int getInt(long at) {
        return segments[(int) (at >>> SEGMENT_BITS)].getInt((int) at & MASK);
    }

    /** Writes what is left in the buffer. */
    void put(long at, ByteBuffer bytes) {
        long to = at;
        while (bytes.hasRemaining()) {
            MappedByteBuffer segment = segments[(int) (to >>> SEGMENT_BITS)];
            int offset = (int) to & MASK;
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
            MappedByteBuffer segment = segments[(int) (from >>> SEGMENT_BITS)];
            int offset = (int) from & MASK;
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
