package ringo.rules;

import java.util.EnumMap;
import java.util.Map;

/**
 * The fifteen options that tell the published rule sets apart, each with a value. Every combination is playable.
 *
 * <p>{@link RuleOption} describes the options one by one; {@link Preset} names the published combinations.
 *
 * @param attackers how many attackers the usual start has, 5 to 7; no effect on an explicit position
 * @param defenderRingMove how far defenders move along a ring
 * @param displacementCapture whether a piece captures by moving onto an enemy's cell
 * @param neutralZoneImmunity whether a piece in the neutral zone cannot be captured
 * @param captureFromNeutralZone whether a piece that stands in the neutral zone may capture
 * @param jumpOverImmune whether an immune enemy may be jumped over without capture (a hop)
 * @param neutralZoneLimit how many attackers may be in the zone after one has entered it
 * @param castleEntryFromNeutralZone whether attackers enter the castle from the zone
 * @param castleJump whether defenders capture in the castle by jumping over it
 * @param castleGoal what the attacker must achieve in the castle
 * @param defenderWinsAt with how many attackers left, castle included, the defender has won, 0 to 4
 * @param defenderPass whether a defender may pass
 * @param defenderMustCapture whether a defender who can capture must
 * @param repetition what the third occurrence of a position is
 * @param quietPlyLimit after how many plies without capture or inward attacker move the game is a draw, 20 to 1000
 */
public record RuleSet(
        int attackers,
        RingMove defenderRingMove,
        boolean displacementCapture,
        boolean neutralZoneImmunity,
        boolean captureFromNeutralZone,
        boolean jumpOverImmune,
        NeutralZoneLimit neutralZoneLimit,
        boolean castleEntryFromNeutralZone,
        boolean castleJump,
        CastleGoal castleGoal,
        int defenderWinsAt,
        boolean defenderPass,
        boolean defenderMustCapture,
        Repetition repetition,
        int quietPlyLimit) {

    /** The least and the greatest {@code attackers}. */
    static final int LEAST_ATTACKERS = 5;

    static final int MOST_ATTACKERS = 7;

    /** The greatest {@code defenderWinsAt}; the least is 0. */
    static final int MOST_DEFENDER_WINS_AT = 4;

    /** The least and the greatest {@code quietPlyLimit}, in plies. */
    static final int LEAST_QUIET_PLY_LIMIT = 20;

    public static final int MOST_QUIET_PLY_LIMIT = 1000;

    /** @throws IllegalArgumentException if a number is out of its range */
    public RuleSet {
        check("attackers", attackers, LEAST_ATTACKERS, MOST_ATTACKERS);
        check("defenderWinsAt", defenderWinsAt, 0, MOST_DEFENDER_WINS_AT);
        check("quietPlyLimit", quietPlyLimit, LEAST_QUIET_PLY_LIMIT, MOST_QUIET_PLY_LIMIT);
    }

    private static void check(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(option + " " + value + " is not from " + least + " to " + most);
        }
    }

    /** This rule set with one option changed. */
    public RuleSet with(RuleOption option, OptionValue value) {
        return option.with(this, value);
    }

    /** The options in which this rule set differs from the other, with this one's values. */
    public Map<RuleOption, OptionValue> changesFrom(RuleSet other) {
        Map<RuleOption, OptionValue> changes = new EnumMap<>(RuleOption.class);
        for (RuleOption option : RuleOption.values()) {
            OptionValue value = option.of(this);
            if (!value.equals(option.of(other))) {
                changes.put(option, value);
            }
        }
        return changes;
    }

    /**
     * The preset from which this rule set differs in the fewest options; of equals the preferred one, else the first.
     *
     * @param preferred the preset that the rule set was derived from, where that is known
     */
    public Preset nearestPreset(Preset preferred) {
        Preset nearest = preferred;
        for (Preset preset : Preset.values()) {
            if (changesFrom(preset.rules()).size()
                    < changesFrom(nearest.rules()).size()) {
                nearest = preset;
            }
        }
        return nearest;
    }

    /** The position in which a game under this rule set starts unless another is agreed on. */
    public Position start() {
        return Position.start(attackers);
    }

    /** Values of a rule set while it is put together. */
    static final class Builder {
        int attackers;
        RingMove defenderRingMove;
        boolean displacementCapture;
        boolean neutralZoneImmunity;
        boolean captureFromNeutralZone;
        boolean jumpOverImmune;
        NeutralZoneLimit neutralZoneLimit;
        boolean castleEntryFromNeutralZone;
        boolean castleJump;
        CastleGoal castleGoal;
        int defenderWinsAt;
        boolean defenderPass;
        boolean defenderMustCapture;
        Repetition repetition;
        int quietPlyLimit;

        Builder(RuleSet rules) {
            attackers = rules.attackers;
            defenderRingMove = rules.defenderRingMove;
            displacementCapture = rules.displacementCapture;
            neutralZoneImmunity = rules.neutralZoneImmunity;
            captureFromNeutralZone = rules.captureFromNeutralZone;
            jumpOverImmune = rules.jumpOverImmune;
            neutralZoneLimit = rules.neutralZoneLimit;
            castleEntryFromNeutralZone = rules.castleEntryFromNeutralZone;
            castleJump = rules.castleJump;
            castleGoal = rules.castleGoal;
            defenderWinsAt = rules.defenderWinsAt;
            defenderPass = rules.defenderPass;
            defenderMustCapture = rules.defenderMustCapture;
            repetition = rules.repetition;
            quietPlyLimit = rules.quietPlyLimit;
        }

        RuleSet build() {
            return new RuleSet(
                    attackers,
                    defenderRingMove,
                    displacementCapture,
                    neutralZoneImmunity,
                    captureFromNeutralZone,
                    jumpOverImmune,
                    neutralZoneLimit,
                    castleEntryFromNeutralZone,
                    castleJump,
                    castleGoal,
                    defenderWinsAt,
                    defenderPass,
                    defenderMustCapture,
                    repetition,
                    quietPlyLimit);
        }
    }
}
