package ringo.picture;

/** How a path is painted. Colours are {@code 0xRRGGBB}. */
sealed interface Paint {

    /** What the path encloses. */
    record Fill(int colour) implements Paint {}

    /** The path itself, with round ends and corners. */
    record Stroke(int colour, double width) implements Paint {}
}
