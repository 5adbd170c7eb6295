package ringo.game;

import java.util.Optional;
import java.util.random.RandomGenerator;
import ringo.rules.Side;

/** The side that the creator of a game wants to play. */
public enum SideChoice {
    ATTACKER,
    DEFENDER,
    /** Drawn when the game starts. */
    RANDOM;

    /** The choice of this side. */
    static SideChoice of(Side side) {
        return side == Side.ATTACKER ? ATTACKER : DEFENDER;
    }

    /** The side that was chosen; empty if it is to be drawn. */
    public Optional<Side> side() {
        return switch (this) {
            case ATTACKER -> Optional.of(Side.ATTACKER);
            case DEFENDER -> Optional.of(Side.DEFENDER);
            case RANDOM -> Optional.empty();
        };
    }

    /** The side that was chosen, or one by lot. */
    Side draw(RandomGenerator random) {
        return side().orElseGet(() -> random.nextBoolean() ? Side.ATTACKER : Side.DEFENDER);
    }
}
