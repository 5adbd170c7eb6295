package ringo.picture;

import ringo.rules.Side;

/** The shapes of the pieces where a ring is 1 wide: an attacker is a disc with the head of a spear, a defender a tower with a gate. */
final class PieceShapes {

    /** No part of a piece is further from its middle, its edge included. */
    static final double RADIUS = 0.42;

    private static final double DISC_RADIUS = 0.34;

    private static final Path DISC = Path.circle(0, 0, DISC_RADIUS);

    private static final Path SPEAR = Path.polygon(0, -0.22, 0.16, 0.16, 0, 0.07, -0.16, 0.16);

    private static final Path TOWER = Path.polygon(
            -0.26, -0.3, -0.14, -0.3, -0.14, -0.21, -0.06, -0.21, -0.06, -0.3, 0.06, -0.3, 0.06, -0.21, 0.14, -0.21,
            0.14, -0.3, 0.26, -0.3, 0.26, -0.08, 0.19, -0.02, 0.19, 0.17, 0.28, 0.23, 0.28, 0.31, -0.28, 0.31, -0.28,
            0.23, -0.19, 0.17, -0.19, -0.02, -0.26, -0.08);

    private static final Path GATE = Path.builder()
            .move(-0.08, 0.22)
            .line(-0.08, 0.06)
            .arc(0.08, true, 0.08, 0.06)
            .line(0.08, 0.22)
            .close()
            .path();

    private PieceShapes() {}

    static Path body(Side side) {
        return side == Side.ATTACKER ? DISC : TOWER;
    }

    static Path sign(Side side) {
        return side == Side.ATTACKER ? SPEAR : GATE;
    }
}
