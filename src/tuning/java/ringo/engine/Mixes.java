package ringo.engine;

import java.util.SplittableRandom;
import ringo.rules.CastleGoal;
import ringo.rules.NeutralZoneLimit;
import ringo.rules.Repetition;
import ringo.rules.RingMove;
import ringo.rules.RuleSet;

/** Random rule sets. */
final class Mixes {

    private Mixes() {}

    /** Every value of every option equally likely, but for the repetition and the quiet limit, which are the usual ones. */
    static RuleSet random(SplittableRandom random) {
        return new RuleSet(
                random.nextInt(5, 8),
                random.nextBoolean() ? RingMove.SLIDE : RingMove.STEP,
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                NeutralZoneLimit.values()[random.nextInt(NeutralZoneLimit.values().length)],
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean() ? CastleGoal.TWO_INSIDE : CastleGoal.ONE_SURVIVES_REPLY,
                random.nextInt(5),
                random.nextBoolean(),
                random.nextBoolean(),
                Repetition.DRAW,
                100);
    }
}
