package ringo.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.endgame.BuildListener;
import ringo.endgame.BuildRequest;
import ringo.endgame.EndgameBuilder;
import ringo.endgame.EndgameTables;
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * What probing costs the search: positions of five attackers and three defenders, on one thread, without tables and with those of up to so
 * many pieces. The score {@code nodes} is nodes a second, {@code answers} how many of them a table answered.
 *
 * <p>The tables are built in {@code target/endgame-benchmark} if they are not there.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 4)
@Measurement(iterations = 5, time = 4)
@Fork(1)
public class ProbingBenchmark {

    private static final Path FOLDER = Path.of("target", "endgame-benchmark");
    private static final RuleSet RULES = Preset.DEFAULT.rules();
    private static final int NODES = 100_000;
    private static final int POSITIONS = 32;
    private static final int ATTACKERS = 5;
    private static final int DEFENDERS = 3;

    @Param({"0", "4", "5"})
    public int pieces;

    private final Search search = new Search(64, System::nanoTime);
    private final List<Position> positions = new ArrayList<>();
    private Optional<EndgameTables> tables = Optional.empty();
    private int next;

    /** What was done, beside the calls. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Done {
        public long nodes;
        public long answers;
    }

    @Setup(Level.Trial)
    public void build() throws IOException, InterruptedException {
        if (pieces > 0) {
            int threads = Runtime.getRuntime().availableProcessors();
            BuildRequest request = new BuildRequest(FOLDER, RULES, pieces, threads, () -> false);
            new EndgameBuilder(request, BuildListener.NONE, System::nanoTime).build();
            tables = Optional.of(EndgameTables.open(FOLDER, RULES, Long.MAX_VALUE));
        }
        FastGenerator generator = new FastGenerator(RULES);
        SplittableRandom random = new SplittableRandom(8);
        while (positions.size() < POSITIONS) {
            CellSet attackers = cells(ATTACKERS, CellSet.EMPTY, random);
            CellSet defenders = cells(DEFENDERS, attackers, random);
            Position position = new Position(attackers, defenders, 0, Side.ATTACKER, 0, 1);
            if (!generator.outcome(position).decided()) {
                positions.add(position);
            }
        }
    }

    private static CellSet cells(int count, CellSet taken, SplittableRandom random) {
        CellSet cells = CellSet.EMPTY;
        while (cells.size() < count) {
            Cell cell = Cell.all().get(random.nextInt(Cell.all().size()));
            cells = taken.contains(cell) ? cells : cells.with(cell);
        }
        return cells;
    }

    @Benchmark
    public Analysis search(Done done) {
        Position position = positions.get(next++ % POSITIONS);
        Analysis analysis = search.run(
                SearchRequest.of(RULES, position, Limits.NONE.withNodes(NODES)).withTables(tables), Progress.NONE);
        done.nodes += analysis.nodes();
        done.answers += analysis.endgames().answers();
        return analysis;
    }
}
