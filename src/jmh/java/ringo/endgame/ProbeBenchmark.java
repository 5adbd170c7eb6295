package ringo.endgame;

import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
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
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Side;

/**
 * A probe of an endgame table, on one thread, of random positions, with the file in memory.
 *
 * <p>The tables are built in {@code target/endgame-benchmark} if they are not there.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ProbeBenchmark {

    private static final Path FOLDER = Path.of("target", "endgame-benchmark");
    private static final int POSITIONS = 1 << 16;

    @Param({"a2c0d2", "a3c0d2"})
    public String material = "";

    private final long[] attackers = new long[POSITIONS];
    private final long[] defenders = new long[POSITIONS];
    private final boolean[] attackerToMove = new boolean[POSITIONS];
    private final EndgameTables tables = EndgameTables.open(FOLDER, Preset.DEFAULT.rules(), Long.MAX_VALUE);
    private int next;

    @Setup(Level.Trial)
    public void build() throws IOException, InterruptedException {
        Material pieces = Material.parse(material).orElseThrow();
        BuildRequest request = new BuildRequest(
                FOLDER,
                Preset.DEFAULT.rules(),
                pieces.pieces(),
                Runtime.getRuntime().availableProcessors(),
                () -> false);
        new EndgameBuilder(request, BuildListener.NONE, System::nanoTime).build();
        tables.refresh();
        TableFile table = tables.table(pieces).orElseThrow();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = table.position(random.nextLong(table.index().size()));
            attackers[i] = FastGenerator.attackers(position);
            defenders[i] = FastGenerator.defenders(position);
            attackerToMove[i] = position.toMove() == Side.ATTACKER;
        }
    }

    @Benchmark
    public int probe() {
        int i = next++ & (POSITIONS - 1);
        return tables.probe(attackers[i], defenders[i], attackerToMove[i]);
    }
}
