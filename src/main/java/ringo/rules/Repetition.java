package ringo.rules;

/** What the third occurrence of a position is ({@code repetition}). */
public enum Repetition {
    DRAW,
    DEFENDER_WINS
}
