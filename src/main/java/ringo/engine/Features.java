package ringo.engine;

/**
 * The shortcuts of the search that can be switched off, to compare it with plain minimax.
 *
 * @param reductions looks less deeply at moves, or positions, that promise little
 * @param extensions looks more deeply at forced replies
 * @param table remembers positions met before
 * @param quiescence goes on beyond the horizon while pieces can be captured or the castle entered, and knows a castle that
 *     cannot be held when it sees one
 */
record Features(boolean reductions, boolean extensions, boolean table, boolean quiescence) {

    static final Features ALL = new Features(true, true, true, true);
    static final Features NONE = new Features(false, false, false, false);
}
