package ringo.game;

/** How far a game has come. */
public enum GameState {
    /** The opponent has not joined. */
    WAITING,
    /** The game is being played. */
    ACTIVE,
    /** The game has a result. */
    FINISHED,
    /** The game came to nothing. */
    ABORTED;

    /** Whether nothing more can happen in the game. */
    public boolean over() {
        return this == FINISHED || this == ABORTED;
    }
}
