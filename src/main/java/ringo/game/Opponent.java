package ringo.game;

/** Whom the creator of a game wants to play. */
public sealed interface Opponent {

    /** Whoever joins first. */
    record Open() implements Opponent {}

    /** One player and nobody else. */
    record Invited(Participant.Human player) implements Opponent {}

    /** The engine. */
    record Engine(Participant.Engine engine) implements Opponent {

        /** The engine at this level, 1 to 10. */
        public static Engine ofLevel(int level) {
            return new Engine(new Participant.Engine(level));
        }
    }
}
