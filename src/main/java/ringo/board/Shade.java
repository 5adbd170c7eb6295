package ringo.board;

/** The colour class of a cell; shades alternate from neighbour to neighbour. */
public enum Shade {
    LIGHT,
    DARK,
    /** The neutral zone's own colour, in place of dark. */
    NEUTRAL;

    /** The shade of this place; the castle is light, and the defenders start on light cells. */
    public static Shade of(Place place) {
        if (!(place instanceof Cell cell)) {
            return LIGHT;
        }
        if ((cell.ring() + cell.segment().ordinal()) % 2 == 0) {
            return LIGHT;
        }
        return cell.neutralZone() ? NEUTRAL : DARK;
    }
}
