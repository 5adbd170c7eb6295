package ringo.game;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import ringo.rules.FastGenerator;
import ringo.rules.MoveGenerator;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/** The generators of the presets, which most games are played by, are kept: to make one takes longer than to play a move with it. */
final class Generators {

    private static final Map<RuleSet, FastGenerator> OF_PRESETS = Arrays.stream(Preset.values())
            .map(Preset::rules)
            .collect(Collectors.toUnmodifiableMap(rules -> rules, FastGenerator::new));

    private Generators() {}

    /** A generator of these rules, for any thread. */
    static MoveGenerator of(RuleSet rules) {
        FastGenerator kept = OF_PRESETS.get(rules);
        return kept == null ? new FastGenerator(rules) : kept;
    }
}
