package ringo.endgame;

import java.util.Optional;

/**
 * What a table knows of a position, from the point of view of the side to move.
 *
 * @param kind whether it wins, loses or neither
 * @param plies the plies to the end of the game when the winner hurries and the loser delays, 0 if it is over or undecided
 */
public record EndgameValue(Kind kind, int plies) {

    /** What the side to move can reach. */
    public enum Kind {
        WIN,
        LOSS,
        /** Neither side can force the end; {@link EndgameTables#undecided()} says what that makes of the game. */
        UNDECIDED
    }

    /** The value of this {@linkplain ProbeCode code}; empty if no table holds the position. */
    public static Optional<EndgameValue> of(int code) {
        if (code == ProbeCode.ABSENT) {
            return Optional.empty();
        }
        if (code == ProbeCode.UNDECIDED) {
            return Optional.of(new EndgameValue(Kind.UNDECIDED, 0));
        }
        return Optional.of(new EndgameValue(code > 0 ? Kind.WIN : Kind.LOSS, ProbeCode.plies(code)));
    }
}
