package ringo.board;

/** The castle in the centre of the board. */
public enum Castle implements Place {
    CASTLE;

    /** The castle's name in notation. */
    static final String NAME = "castle";

    @Override
    public String text() {
        return NAME;
    }

    @Override
    public Place mirror() {
        return this;
    }

    @Override
    public int order() {
        return -1;
    }

    @Override
    public String toString() {
        return NAME;
    }
}
