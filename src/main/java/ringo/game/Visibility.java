package ringo.game;

/** Who finds a game. */
public enum Visibility {
    /** The game is in the lists. */
    PUBLIC,
    /** The game is in no list; whoever knows its id sees it. */
    UNLISTED
}
