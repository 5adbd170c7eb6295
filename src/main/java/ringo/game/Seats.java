package ringo.game;

import java.util.Optional;
import java.util.stream.Stream;
import ringo.rules.Side;

/**
 * Who plays which side.
 *
 * @param attacker empty while the seat is free
 * @param defender empty while the seat is free
 */
public record Seats(Optional<Participant> attacker, Optional<Participant> defender) {

    /** Both seats are free. */
    public static final Seats FREE = new Seats(Optional.empty(), Optional.empty());

    /** Who plays this side. */
    public Optional<Participant> of(Side side) {
        return side == Side.ATTACKER ? attacker : defender;
    }

    /** The side of this player; empty if they have no seat. */
    public Optional<Side> sideOf(PlayerId player) {
        return Stream.of(Side.values())
                .filter(side ->
                        of(side).filter(seated -> isPlayer(seated, player)).isPresent())
                .findFirst();
    }

    /** Whether both seats are taken. */
    public boolean full() {
        return attacker.isPresent() && defender.isPresent();
    }

    /** These seats with that side taken by the participant. */
    Seats with(Side side, Participant participant) {
        return side == Side.ATTACKER
                ? new Seats(Optional.of(participant), defender)
                : new Seats(attacker, Optional.of(participant));
    }

    /** These seats with the player's account gone. */
    Seats without(PlayerId player) {
        return sideOf(player).map(side -> with(side, new Participant.Deleted())).orElse(this);
    }

    private static boolean isPlayer(Participant seated, PlayerId player) {
        return seated instanceof Participant.Human human && human.is(player);
    }
}
