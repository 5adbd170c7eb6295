package ringo.picture;

/** The colours of a picture, each {@code 0xRRGGBB}. */
@SuppressWarnings("ImmutableEnumChecker") // a palette is a record of numbers
public enum Theme {
    /** Wood. */
    CLASSIC(new Palette(
            new Ground(0x5a371c, 0xe8cf9f, 0xb98249, 0x7f9a62, 0xf3e0b5, 0x4a2d16, 3),
            new Pieces(0x2a1a12, 0xf0d9a8, 0xfff8ea, 0x2a1a12, 4),
            new Signs(0xf0dcb4, 0x4a2d16, 0xe3bb3f, 0x1f5fbf, 0xb3261e, 0x1f7a3a))),
    /** Black, white and colours far apart, with heavy lines. */
    CONTRAST(new Palette(
            new Ground(0xffffff, 0xffffff, 0xb4b4b4, 0xffd500, 0xffffff, 0x000000, 5),
            new Pieces(0x000000, 0xffffff, 0xffffff, 0x000000, 8),
            new Signs(0x000000, 0x000000, 0x7fd4ff, 0x0033cc, 0xc00000, 0x006b2d))),
    /** For dark pages. */
    DARK(new Palette(
            new Ground(0x14181d, 0x56616d, 0x38424c, 0x2f6358, 0x66727f, 0x14181d, 3),
            new Pieces(0xe2683c, 0x2b0f05, 0xdfe9f2, 0x1c2a36, 4),
            new Signs(0xc9d3dc, 0xc9d3dc, 0x8a7a2a, 0x6cb6ff, 0xff8a80, 0x7fe0a0))),
    /** For paper: little ink, and grey alone. */
    PRINT(new Palette(
            new Ground(0xffffff, 0xffffff, 0xe0e0e0, 0xa8a8a8, 0xffffff, 0x404040, 3),
            new Pieces(0x303030, 0xffffff, 0xffffff, 0x202020, 6),
            new Signs(0x202020, 0x404040, 0xc4c4c4, 0x000000, 0x000000, 0x000000)));

    private final Palette palette;

    Theme(Palette palette) {
        this.palette = palette;
    }

    Palette palette() {
        return palette;
    }

    /** All colours of a theme. */
    record Palette(Ground ground, Pieces pieces, Signs signs) {}

    /**
     * What the board is painted with.
     *
     * @param paper what lies round the board
     * @param zone the dark cells of the neutral zone
     * @param lineWidth of the lines between cells, where a ring is 100 wide
     */
    record Ground(int paper, int light, int dark, int zone, int castle, int line, double lineWidth) {}

    /**
     * What pieces are painted with: each side has its own colour, and another one for the sign on the piece and its edge.
     *
     * @param edgeWidth of the edge, where a ring is 100 wide
     */
    record Pieces(int attacker, int attackerSign, int defender, int defenderSign, double edgeWidth) {}

    /**
     * What is shown beside board and pieces.
     *
     * @param label what is written beside the board
     * @param number what is written on cells
     * @param lastMove the cells of the last move
     */
    record Signs(int label, int number, int lastMove, int highlight, int arrow, int target) {}
}
