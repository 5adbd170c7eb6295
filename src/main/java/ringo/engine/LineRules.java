package ringo.engine;

import ringo.rules.RingMove;
import ringo.rules.RuleSet;

/**
 * What the values of lines depend on of a rule set.
 *
 * @param slides whether defenders slide along rings
 * @param displaces whether there is capture by displacement
 * @param immuneInZone whether pieces in the neutral zone cannot be captured
 * @param capturesFromZone whether pieces in the neutral zone may capture
 * @param entersFromZone whether attackers may enter the castle from the neutral zone
 */
record LineRules(
        boolean slides, boolean displaces, boolean immuneInZone, boolean capturesFromZone, boolean entersFromZone) {

    static LineRules of(RuleSet rules) {
        return new LineRules(
                rules.defenderRingMove() == RingMove.SLIDE,
                rules.displacementCapture(),
                rules.neutralZoneImmunity(),
                rules.captureFromNeutralZone(),
                rules.castleEntryFromNeutralZone());
    }

    /** Whether a piece in the neutral zone may be captured by another one there. */
    boolean capturesInZone() {
        return capturesFromZone && !immuneInZone;
    }
}
