package ringo.player;

/** What a token lets its bearer do. None has another one in it. */
public enum Scope {
    /** See what only the player may see. */
    READ,
    /** Act in games. */
    PLAY,
    /** See, change, export and delete the account and its tokens. */
    ACCOUNT
}
