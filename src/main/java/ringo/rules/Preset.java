package ringo.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A published rule set. The order is that of lists; the first is the default. */
@SuppressWarnings("ImmutableEnumChecker") // a rule set is a record of values
public enum Preset {
    /** Howard Fosdick's English text. */
    FOSDICK(new RuleSet(
            7,
            RingMove.STEP,
            false,
            true,
            true,
            true,
            NeutralZoneLimit.UNLIMITED,
            true,
            true,
            CastleGoal.TWO_INSIDE,
            1,
            false,
            false,
            Repetition.DRAW,
            100)),
    /** The Russian text. */
    FORTRESS(new RuleSet(
            7,
            RingMove.STEP,
            false,
            true,
            true,
            false,
            NeutralZoneLimit.DEFENDERS,
            true,
            true,
            CastleGoal.TWO_INSIDE,
            1,
            false,
            false,
            Repetition.DRAW,
            100)),
    /** The French text, after R. C. Bell's book of 1973. */
    BELL(new RuleSet(
            7,
            RingMove.SLIDE,
            true,
            true,
            false,
            false,
            NeutralZoneLimit.DEFENDERS,
            true,
            true,
            CastleGoal.TWO_INSIDE,
            1,
            false,
            false,
            Repetition.DRAW,
            100)),
    /** The Czech text, after Miloš Zapletal's encyclopedia of 1986. */
    ZAPLETAL(new RuleSet(
            7,
            RingMove.SLIDE,
            false,
            true,
            false,
            false,
            NeutralZoneLimit.DEFENDERS,
            true,
            true,
            CastleGoal.ONE_SURVIVES_REPLY,
            0,
            false,
            false,
            Repetition.DRAW,
            100)),
    /** The Czech text's closing note on João Neto's page. */
    NETO(new RuleSet(
            7,
            RingMove.SLIDE,
            false,
            true,
            false,
            false,
            NeutralZoneLimit.DEFENDERS,
            true,
            true,
            CastleGoal.TWO_INSIDE,
            4,
            false,
            false,
            Repetition.DRAW,
            100));

    /** The preset that holds where a caller names none. */
    public static final Preset DEFAULT = FOSDICK;

    private static final Map<String, Preset> NAMED =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Preset::text, preset -> preset));

    private final RuleSet rules;
    private final String text;

    Preset(RuleSet rules) {
        this.rules = rules;
        this.text = name().toLowerCase(Locale.ROOT);
    }

    /** The preset of this name, such as {@code bell}; empty for any other text. */
    public static Optional<Preset> named(String text) {
        return Optional.ofNullable(NAMED.get(text));
    }

    /** The name, lower case. */
    public String text() {
        return text;
    }

    public RuleSet rules() {
        return rules;
    }
}
