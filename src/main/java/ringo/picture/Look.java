package ringo.picture;

import ringo.board.Segment;

/**
 * How a picture looks, whatever it shows.
 *
 * @param size its width in pixels; a caption makes it higher than wide
 * @param labels whether segments and rings are named
 * @param facing the segment near the reader
 */
public record Look(int size, Theme theme, boolean labels, Segment facing) {

    /** The smallest size. */
    public static final int LEAST_SIZE = 64;

    /** The greatest size. */
    public static final int MOST_SIZE = 2048;

    /** What is drawn if nobody wishes something else: the neutral zone is at the top. */
    public static final Look USUAL = new Look(480, Theme.CLASSIC, true, Segment.E);

    /** @throws IllegalArgumentException if the size is out of its bounds */
    public Look {
        if (size < LEAST_SIZE || size > MOST_SIZE) {
            throw new IllegalArgumentException("size " + size);
        }
    }
}
