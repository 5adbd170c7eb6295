package ringo.board;

import java.util.List;
import java.util.Optional;

/**
 * One of the eight segments of the board, {@code a} to {@code h} clockwise; {@code a} is the neutral zone.
 *
 * <p>The ordinal is the segment's number, 0 for {@code a} to 7 for {@code h}.
 */
public enum Segment {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H;

    /** How many segments the board has. */
    public static final int COUNT = 8;

    private static final List<Segment> ALL = List.of(values());

    /** The segment of this letter, lower case; empty for any other character. */
    public static Optional<Segment> of(char letter) {
        return letter >= 'a' && letter <= 'h' ? Optional.of(ALL.get(letter - 'a')) : Optional.empty();
    }

    /** The segment of this number, 0 to 7, counted on round the board for any other number. */
    static Segment at(int number) {
        return ALL.get(Math.floorMod(number, COUNT));
    }

    /** The letter that names the segment, lower case. */
    public char letter() {
        return (char) ('a' + ordinal());
    }

    /** The name, a letter. */
    public String text() {
        return String.valueOf(letter());
    }

    /** Whether this is the neutral zone. */
    public boolean neutralZone() {
        return this == A;
    }

    /** The neighbour in clockwise direction; {@code a} follows {@code h}. */
    public Segment clockwise() {
        return at(ordinal() + 1);
    }

    /** The neighbour against the clock; {@code h} precedes {@code a}. */
    public Segment counterclockwise() {
        return at(ordinal() - 1);
    }

    /** The segment on the other side of the castle. */
    public Segment opposite() {
        return at(ordinal() + COUNT / 2);
    }

    /** The image under the board's one symmetry, which keeps {@code a} and {@code e}. */
    public Segment mirror() {
        return at(-ordinal());
    }
}
