package ringo.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.BitSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
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
        long t0 = System.nanoTime();
        new EndgameBuilder(new BuildRequest(root, rules, PIECES, 2, () -> false), BuildListener.NONE, System::nanoTime)
                .build();
        EndgameTables tables = EndgameTables.open(root, rules, Long.MAX_VALUE);
        long t1 = System.nanoTime();
        PlainSolver solver = new PlainSolver(rules, PIECES);
        long t2 = System.nanoTime();
        BitSet met = new BitSet();
        for (int number = 0; number < solver.positions().size(); number++) {
            Position position = solver.positions().get(number);
            assertEquals(
                    EndgameValue.of(solver.code(number)).orElseThrow(),
                    tables.probe(position).orElseThrow(),
                    () -> rules + ", " + position);
            Material.of(position)
                    .flatMap(tables::table)
                    .map(TableFile::index)
                    .ifPresent(index -> met.set((int) index.index(
                                    position.attackers().bits(),
                                    position.defenders().bits(),
                                    position.toMove() == Side.ATTACKER)
                            + 200_000 * index.material().number()));
        }
        assertEquals(
                tables.summaries().stream().mapToLong(TableSummary::entries).sum(), met.cardinality());
        assertTrue(tables.refusals().isEmpty());
        System.err.printf(
                "%d %d %d%n",
                (t1 - t0) / 1000000, (t2 - t1) / 1000000, solver.positions().size());
    }
}
