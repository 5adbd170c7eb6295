package ringo.game;

import ringo.notation.GameRecord;

/** Who takes part in a game. */
public sealed interface Participant {

    /** A human, whether or not the account still exists. */
    sealed interface Human extends Participant {

        /** Whether this is the player of this id. */
        boolean is(PlayerId player);
    }

    /**
     * A player.
     *
     * @param id the player's id
     * @param name the name under which the player came into the game; a later change of name does not change the game
     */
    record Player(PlayerId id, String name) implements Human {

        /** @throws IllegalArgumentException if the name does not fit into a record */
        public Player {
            if (!GameRecord.Seat.Player.fits(name)) {
                throw new IllegalArgumentException("no name of a player: " + name);
            }
        }

        @Override
        public boolean is(PlayerId player) {
            return id.equals(player);
        }
    }

    /** A player whose account was deleted: nothing is known of them any more. */
    record Deleted() implements Human {
        @Override
        public boolean is(PlayerId player) {
            return false;
        }
    }

    /**
     * The engine.
     *
     * @param level how strong it plays, 1 to 10
     */
    record Engine(int level) implements Participant {

        /** The weakest level. */
        public static final int LOWEST_LEVEL = 1;

        /** The strongest level. */
        public static final int HIGHEST_LEVEL = 10;

        /** @throws IllegalArgumentException if there is no such level */
        public Engine {
            if (level < LOWEST_LEVEL || level > HIGHEST_LEVEL) {
                throw new IllegalArgumentException("no level " + level);
            }
        }
    }
}
