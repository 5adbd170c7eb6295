package ringo.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** One of the fifteen options of a {@link RuleSet}: its name, its values, and how it is read and changed. */
@SuppressWarnings("ImmutableEnumChecker") // the fields hold no state: records and functions
public enum RuleOption {
    ATTACKERS(
            number(RuleSet.LEAST_ATTACKERS, RuleSet.MOST_ATTACKERS),
            RuleSet::attackers,
            (builder, value) -> builder.attackers = (int) value),
    DEFENDER_RING_MOVE(
            choice(RingMove.values()),
            RuleSet::defenderRingMove,
            (builder, value) -> builder.defenderRingMove = (RingMove) value),
    DISPLACEMENT_CAPTURE(
            flag(), RuleSet::displacementCapture, (builder, value) -> builder.displacementCapture = (boolean) value),
    NEUTRAL_ZONE_IMMUNITY(
            flag(), RuleSet::neutralZoneImmunity, (builder, value) -> builder.neutralZoneImmunity = (boolean) value),
    CAPTURE_FROM_NEUTRAL_ZONE(
            flag(),
            RuleSet::captureFromNeutralZone,
            (builder, value) -> builder.captureFromNeutralZone = (boolean) value),
    JUMP_OVER_IMMUNE(flag(), RuleSet::jumpOverImmune, (builder, value) -> builder.jumpOverImmune = (boolean) value),
    NEUTRAL_ZONE_LIMIT(
            choice(NeutralZoneLimit.values()),
            RuleSet::neutralZoneLimit,
            (builder, value) -> builder.neutralZoneLimit = (NeutralZoneLimit) value),
    CASTLE_ENTRY_FROM_NEUTRAL_ZONE(
            flag(),
            RuleSet::castleEntryFromNeutralZone,
            (builder, value) -> builder.castleEntryFromNeutralZone = (boolean) value),
    CASTLE_JUMP(flag(), RuleSet::castleJump, (builder, value) -> builder.castleJump = (boolean) value),
    CASTLE_GOAL(
            choice(CastleGoal.values()),
            RuleSet::castleGoal,
            (builder, value) -> builder.castleGoal = (CastleGoal) value),
    DEFENDER_WINS_AT(
            number(0, RuleSet.MOST_DEFENDER_WINS_AT),
            RuleSet::defenderWinsAt,
            (builder, value) -> builder.defenderWinsAt = (int) value),
    DEFENDER_PASS(flag(), RuleSet::defenderPass, (builder, value) -> builder.defenderPass = (boolean) value),
    DEFENDER_MUST_CAPTURE(
            flag(), RuleSet::defenderMustCapture, (builder, value) -> builder.defenderMustCapture = (boolean) value),
    REPETITION(
            choice(Repetition.values()),
            RuleSet::repetition,
            (builder, value) -> builder.repetition = (Repetition) value),
    QUIET_PLY_LIMIT(
            number(RuleSet.LEAST_QUIET_PLY_LIMIT, RuleSet.MOST_QUIET_PLY_LIMIT),
            RuleSet::quietPlyLimit,
            (builder, value) -> builder.quietPlyLimit = (int) value);

    private final String text;
    private final Domain domain;
    private final Function<RuleSet, Object> reader;
    private final BiConsumer<RuleSet.Builder, Object> writer;

    RuleOption(Domain domain, Function<RuleSet, Object> reader, BiConsumer<RuleSet.Builder, Object> writer) {
        this.text = Codes.of(this);
        this.domain = domain;
        this.reader = reader;
        this.writer = writer;
    }

    /** The option of this name, such as {@code castleGoal}; empty for any other text. */
    public static Optional<RuleOption> named(String text) {
        return Arrays.stream(values())
                .filter(option -> option.text.equals(text))
                .findFirst();
    }

    /** The name in camelCase, as in {@code defenderRingMove}. */
    public String text() {
        return text;
    }

    /** Which values the option takes. */
    public Domain domain() {
        return domain;
    }

    /** The option's value in this rule set. */
    public OptionValue of(RuleSet rules) {
        Object value = reader.apply(rules);
        if (value instanceof Boolean flag) {
            return new OptionValue.Flag(flag);
        }
        if (value instanceof Integer number) {
            return new OptionValue.Number(number);
        }
        return new OptionValue.Choice(Codes.of((Enum<?>) value));
    }

    /**
     * The rule set with this option changed.
     *
     * @throws IllegalArgumentException if the value is not one of the {@link #domain()}
     */
    RuleSet with(RuleSet rules, OptionValue value) {
        RuleSet.Builder builder = new RuleSet.Builder(rules);
        writer.accept(builder, domain.read(value));
        return builder.build();
    }

    private static Domain flag() {
        return new Domain.Flags();
    }

    private static Domain number(int least, int most) {
        return new Domain.Numbers(least, most);
    }

    private static Domain choice(Enum<?>[] values) {
        return new Domain.Choices(
                List.of(values), Arrays.stream(values).map(Codes::of).toList());
    }

    /** The values that an option takes. */
    public sealed interface Domain {

        /** Whether the value is one of these. */
        boolean contains(OptionValue value);

        /** The value as the {@link RuleSet}'s component holds it. */
        private Object read(OptionValue value) {
            if (!contains(value)) {
                throw new IllegalArgumentException(value.text() + " is not one of " + this);
            }
            if (value instanceof OptionValue.Flag flag) {
                return flag.value();
            }
            if (value instanceof OptionValue.Number number) {
                return number.value();
            }
            Choices choices = (Choices) this;
            return choices.constants.get(choices.texts.indexOf(value.text()));
        }

        /** True and false. */
        record Flags() implements Domain {
            @Override
            public boolean contains(OptionValue value) {
                return value instanceof OptionValue.Flag;
            }
        }

        /** The whole numbers from least to most, both included. */
        record Numbers(int least, int most) implements Domain {
            @Override
            public boolean contains(OptionValue value) {
                return value instanceof OptionValue.Number number && number.value() >= least && number.value() <= most;
            }
        }

        /** A few words. */
        record Choices(List<Enum<?>> constants, List<String> texts) implements Domain {
            @Override
            public boolean contains(OptionValue value) {
                return value instanceof OptionValue.Choice && texts.contains(value.text());
            }
        }
    }
}
