package ringo.rules;

/** What the attacker must achieve in the castle ({@code castleGoal}). */
public enum CastleGoal {
    /** Two attackers in the castle. */
    TWO_INSIDE,
    /** One attacker in the castle that the defender's next move does not capture. */
    ONE_SURVIVES_REPLY;

    /** The most attackers that a position under this goal may have in the castle, the game over or not. */
    public int mostInCastle() {
        return this == TWO_INSIDE ? 2 : 1;
    }
}
