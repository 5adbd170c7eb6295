package ringo.rules;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Perft from the start with {@link FastGenerator}, on one thread. An operation is a leaf: the scores are leaves a second.
 *
 * <p>Every position of the last ply but one is reached by playing a move; its moves, the leaves, are counted without being
 * listed or played. Nothing is remembered of positions met before.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public class PerftBenchmark {

    private static final int FOSDICK_DEPTH = 8;
    private static final int FOSDICK_LEAVES = 332_330_906;
    private static final int BELL_DEPTH = 7;
    private static final int BELL_LEAVES = 60_121_344;

    private final FastGenerator fosdick = new FastGenerator(Preset.FOSDICK.rules());
    private final FastGenerator bell = new FastGenerator(Preset.BELL.rules());

    @Benchmark
    @OperationsPerInvocation(FOSDICK_LEAVES)
    public long fosdick() {
        return leaves(fosdick, FOSDICK_DEPTH, FOSDICK_LEAVES);
    }

    @Benchmark
    @OperationsPerInvocation(BELL_LEAVES)
    public long bell() {
        return leaves(bell, BELL_DEPTH, BELL_LEAVES);
    }

    private static long leaves(FastGenerator generator, int depth, long expected) {
        long leaves = Perft.fast(generator, generator.rules().start(), depth);
        if (leaves != expected) {
            throw new IllegalStateException(leaves + " leaves, not " + expected);
        }
        return leaves;
    }
}
