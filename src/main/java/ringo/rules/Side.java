package ringo.rules;

/** One of the two players: the attacker storms the castle, the defender holds it. The attacker moves first. */
public enum Side {
    ATTACKER,
    DEFENDER;

    public Side opponent() {
        return this == ATTACKER ? DEFENDER : ATTACKER;
    }
}
