package ringo.engine;

import java.util.Arrays;

/**
 * What the search found in positions, by their keys.
 *
 * <p>An entry is two {@code long}s, the key and {@code move | (score + 32768) << 18 | depth << 34 | bound << 42 | request << 44}:
 * 18, 16, 8, 2 and 14 bits. The score counts plies from the position. Four entries that share a cache line are a bucket; the
 * shallowest gives way to a new one, those of earlier requests first, which no request sees. So an answer does not depend on
 * what was asked before.
 *
 * <p>The memory is allocated on first use and kept.
 */
final class TranspositionTable {

    /** No entry. */
    static final long NONE = 0;

    /** The score is at most this. */
    static final int UPPER = 1;

    /** The score is at least this. */
    static final int LOWER = 2;

    static final int EXACT = UPPER | LOWER;

    private static final int BUCKET = 4;
    private static final int BYTES_PER_BUCKET = BUCKET * 16;
    private static final int LONGS_PER_BUCKET = BUCKET * 2;

    /** So many are left out at the start, since the array's header takes the first 16 bytes of a cache line of 64. */
    private static final int LEAD = 6;

    private static final int SCORE_BIAS = 32_768;
    private static final int MOST_DEPTH = 255;
    private static final int LAST_REQUEST = (1 << 14) - 1;
    private static final int SAMPLE = 1000;

    private final int buckets;
    private long[] entries = {};
    private int request;

    /** @param megabytes how much memory it takes at most: 1 to 8192, rounded down to a power of two */
    TranspositionTable(int megabytes) {
        if (megabytes < 1 || megabytes > 8192) {
            throw new IllegalArgumentException("a table of 1 to 8192 MB, not " + megabytes);
        }
        buckets = (int) (((long) Integer.highestOneBit(megabytes) << 20) / BYTES_PER_BUCKET);
    }

    /** Begins a new request: all entries are forgotten. */
    void begin() {
        if (entries.length == 0) {
            entries = new long[LEAD + buckets * LONGS_PER_BUCKET];
        }
        if (request == LAST_REQUEST) {
            Arrays.fill(entries, 0);
            request = 0;
        }
        request++;
    }

    /** The entry of this key, or {@link #NONE}. */
    long find(long key) {
        int first = first(key);
        for (int i = first; i < first + LONGS_PER_BUCKET; i += 2) {
            long entry = entries[i + 1];
            if (entries[i] == key && entry >>> 44 == request) {
                return entry;
            }
        }
        return NONE;
    }

    /**
     * Remembers a position, in place of what is known of it or of the least worthy entry of its bucket.
     *
     * @param move the best move, or 0 if none stood out: then one known already is kept
     * @param score counting plies from the position
     */
    void put(long key, int move, int score, int depth, int bound) {
        int first = first(key);
        int place = first;
        int leastWorth = Integer.MAX_VALUE;
        int kept = move;
        for (int i = first; i < first + LONGS_PER_BUCKET; i += 2) {
            long entry = entries[i + 1];
            boolean current = entry >>> 44 == request;
            if (current && entries[i] == key) {
                place = i;
                kept = move == 0 ? move(entry) : move;
                break;
            }
            int worth = current ? depth(entry) + 1 : 0;
            if (worth < leastWorth) {
                leastWorth = worth;
                place = i;
            }
        }
        entries[place] = key;
        entries[place + 1] = kept
                | (long) (score + SCORE_BIAS) << 18
                | (long) Math.min(Math.max(depth, 0), MOST_DEPTH) << 34
                | (long) bound << 42
                | (long) request << 44;
    }

    private int first(long key) {
        return LEAD + ((int) (key >>> 32) & buckets - 1) * LONGS_PER_BUCKET;
    }

    static int move(long entry) {
        return (int) entry & (1 << 18) - 1;
    }

    static int score(long entry) {
        return ((int) (entry >>> 18) & 0xFFFF) - SCORE_BIAS;
    }

    static int depth(long entry) {
        return (int) (entry >>> 34) & 0xFF;
    }

    static int bound(long entry) {
        return (int) (entry >>> 42) & 3;
    }

    /** How much of the table this request has filled, 0 to 1, by a sample. */
    double use() {
        int used = 0;
        int sampled = Math.min(entries.length - LEAD, SAMPLE * LONGS_PER_BUCKET);
        for (int i = LEAD + 1; i < LEAD + sampled; i += 2) {
            used += entries[i] >>> 44 == request ? 1 : 0;
        }
        return sampled <= 0 ? 0 : 2.0 * used / sampled;
    }
}
