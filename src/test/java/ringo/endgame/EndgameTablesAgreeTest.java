package ringo.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.rules.CastleGoal;
import ringo.rules.FastGenerator;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;

/** Every entry of tables of few pieces is what {@link PlainSolver} finds. */
class EndgameTablesAgreeTest {

    private static final int PIECES = 3;

    /** A mix of which defenders win at more has no table of three pieces. */
    private static final int MOST_WINS_AT = 1;

    private static final Map<CastleGoal, PlainPositions> POSITIONS = new ConcurrentHashMap<>();

    @TempDir
    Path root = Path.of("");

    @ParameterizedTest
    @EnumSource(Preset.class)
    void underThePresets(Preset preset) throws Exception {
        compare(preset.rules());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void underMixesOfOptions(int group) throws Exception {
        for (int seed = 5 * group; seed < 5 * group + 5; seed++) {
            RuleSet mix = RuleSets.random(seed);
            int winsAt = Math.min(mix.defenderWinsAt(), MOST_WINS_AT);
            compare(mix.with(RuleOption.DEFENDER_WINS_AT, new OptionValue.Number(winsAt)));
        }
    }

    private void compare(RuleSet rules) throws Exception {
        new EndgameBuilder(new BuildRequest(root, rules, PIECES, 2, () -> false), BuildListener.NONE, System::nanoTime)
                .build();
        EndgameTables tables = EndgameTables.open(root, rules, Long.MAX_VALUE);
        PlainPositions positions =
                POSITIONS.computeIfAbsent(rules.castleGoal(), goal -> new PlainPositions(goal, PIECES));
        PlainSolver solver = new PlainSolver(rules, positions);
        Map<Material, BitSet> met = new HashMap<>();
        for (int number = 0; number < positions.all().size(); number++) {
            Position position = positions.all().get(number);
            int code = solver.code(number);
            if (code != probe(tables, position)) {
                fail(rules + ", " + position + " is " + EndgameValue.of(code) + ", not " + tables.probe(position));
            }
            Material.of(position)
                    .flatMap(tables::table)
                    .ifPresent(table -> met.computeIfAbsent(table.index().material(), material -> new BitSet())
                            .set((int) number(table, position)));
        }
        assertEquals(
                tables.summaries().stream().mapToLong(TableSummary::entries).sum(),
                met.values().stream().mapToLong(BitSet::cardinality).sum());
    }

    private static int probe(EndgameTables tables, Position position) {
        return tables.probe(
                FastGenerator.attackers(position),
                FastGenerator.defenders(position),
                position.toMove() == Side.ATTACKER);
    }

    private static long number(TableFile table, Position position) {
        return table.index()
                .index(position.attackers().bits(), position.defenders().bits(), position.toMove() == Side.ATTACKER);
    }
}
