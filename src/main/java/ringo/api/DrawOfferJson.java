package ringo.api;

import ringo.game.DrawOffer;
import ringo.rules.Codes;

/** An offer of a draw that stands; see {@link DrawOffer} for the fields. */
public record DrawOfferJson(String by, int ply) {

    static DrawOfferJson of(DrawOffer offer) {
        return new DrawOfferJson(Codes.of(offer.by()), offer.ply());
    }
}
