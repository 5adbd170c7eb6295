package ringo.rules;

/** How many attackers may be in the neutral zone after one has entered it ({@code neutralZoneLimit}). */
public enum NeutralZoneLimit {
    UNLIMITED {
        @Override
        public int attackersAllowed(int defendersLeft) {
            return Position.MAX_ATTACKERS;
        }
    },
    /** As many as defenders are left after the move. */
    DEFENDERS {
        @Override
        public int attackersAllowed(int defendersLeft) {
            return defendersLeft;
        }
    },
    ONE {
        @Override
        public int attackersAllowed(int defendersLeft) {
            return 1;
        }
    };

    /**
     * The most attackers that may stand in the zone after one of them has moved into it.
     *
     * @param defendersLeft the defenders on the board after that move
     */
    public abstract int attackersAllowed(int defendersLeft);
}
