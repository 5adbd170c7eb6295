package ringo.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import ringo.rules.Position;
import ringo.rules.Preset;

/**
 * The search in a middle game, on one thread. An operation is a node: the scores are nodes a second.
 *
 * <p>The middle game is what 14 plies of 20,000 nodes each make of the start.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SearchBenchmark {

    private static final int NODES = 1_000_000;
    private static final int OPENING_PLIES = 14;
    private static final int OPENING_NODES = 20_000;

    @Param
    public Preset preset;

    private final Search search = new Search(64, System::nanoTime);
    private Position position = Preset.DEFAULT.rules().start();

    @Setup(Level.Trial)
    public void play() {
        position = preset.rules().start();
        for (int ply = 0; ply < OPENING_PLIES; ply++) {
            Analysis analysis = run(OPENING_NODES);
            position = position.after(analysis.lines().get(0).move());
        }
    }

    private Analysis run(long nodes) {
        return search.run(SearchRequest.of(preset.rules(), position, Limits.NONE.withNodes(nodes)), Progress.NONE);
    }

    @Benchmark
    @OperationsPerInvocation(NODES)
    public Analysis middleGame() {
        return run(NODES);
    }
}
