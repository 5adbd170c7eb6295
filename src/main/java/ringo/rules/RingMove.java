package ringo.rules;

/** How far a defender moves along its ring ({@code defenderRingMove}). */
public enum RingMove {
    /** One cell. */
    STEP,
    /** Any number of empty cells, never past the neutral cell; with long leaps. */
    SLIDE
}
