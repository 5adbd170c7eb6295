package ringo.game;

import java.util.Optional;
import ringo.rules.Side;

/**
 * The offer that stands, and what is needed to tell whether a player may make another.
 *
 * @param standing who made the offer that stands; empty if none does
 * @param byAttacker how many plies had been played at the attacker's last offer, standing or not
 * @param byDefender how many plies had been played at the defender's last offer, standing or not
 */
public record DrawOffers(Optional<Side> standing, Optional<Integer> byAttacker, Optional<Integer> byDefender) {

    /** A player may make one offer in so many plies. */
    public static final int PLIES_BETWEEN = 10;

    /** No offer was made. */
    public static final DrawOffers NONE = new DrawOffers(Optional.empty(), Optional.empty(), Optional.empty());

    /** @throws IllegalArgumentException if an offer stands that was never made */
    public DrawOffers {
        if (standing.isPresent() && (standing.get() == Side.ATTACKER ? byAttacker : byDefender).isEmpty()) {
            throw new IllegalArgumentException("an offer stands that was never made");
        }
    }

    /** The offer that stands. */
    public Optional<DrawOffer> offer() {
        return standing.map(side -> new DrawOffer(side, last(side).orElseThrow()));
    }

    /** How many plies had been played at this side's last offer. */
    public Optional<Integer> last(Side side) {
        return side == Side.ATTACKER ? byAttacker : byDefender;
    }

    /** Whether this side's last offer, if there was one, was made long enough ago after so many plies. */
    boolean mayOffer(Side side, int ply) {
        return last(side).filter(last -> ply - last < PLIES_BETWEEN).isEmpty();
    }

    /** The offers once this side has offered after so many plies. */
    DrawOffers offered(Side side, int ply) {
        return side == Side.ATTACKER
                ? new DrawOffers(Optional.of(side), Optional.of(ply), byDefender)
                : new DrawOffers(Optional.of(side), byAttacker, Optional.of(ply));
    }

    /** The offers once none stands. */
    DrawOffers noneStanding() {
        return new DrawOffers(Optional.empty(), byAttacker, byDefender);
    }

    /** The offers once this side has moved: an offer of its opponent is gone. */
    DrawOffers moved(Side side) {
        return standing.filter(side.opponent()::equals).isPresent() ? noneStanding() : this;
    }
}
