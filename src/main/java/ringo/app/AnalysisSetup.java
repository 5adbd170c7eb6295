package ringo.app;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.concurrent.TimeUnit;
import ringo.analysis.Analyst;
import ringo.analysis.EffortCeiling;
import ringo.analysis.SearchPool;
import ringo.analysis.WarmUp;
import ringo.endgame.EndgameLibrary;

/** Makes the engine's part of the service as it is configured, and counts its work. */
@Singleton
public class AnalysisSetup {

    private static final double NANOS_A_SECOND = TimeUnit.SECONDS.toNanos(1);

    @Produces
    @Singleton
    SearchPool pool(AnalysisConfig config) {
        int permits = config.permits().orElse(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
        return new SearchPool(new SearchPool.Bounds(
                permits,
                config.permitsPerCaller().orElse(Math.max(1, permits - 1)),
                config.mostWaiting(),
                config.longestWait(),
                config.tableMegabytes()));
    }

    void close(@Disposes SearchPool pool) {
        pool.close();
    }

    /** Made at the start, so that the metrics are there before the first question. */
    @Produces
    @Singleton
    @Startup
    Analyst analyst(SearchPool pool, AnalysisConfig config, EndgameLibrary library, MeterRegistry metrics) {
        Analyst analyst = new Analyst(pool, new AnswerCache(config.cacheMegabytes()), library);
        count(analyst, pool, metrics);
        return analyst;
    }

    /** Done at the start, on the thread that starts the service: the port is opened, and readiness told, only afterwards. */
    @Produces
    @Singleton
    @Startup
    WarmUp warmUp(MeterRegistry metrics) {
        WarmUp warmUp = WarmUp.run(System::nanoTime);
        Gauge.builder("ringo.search.warmup.nodes", warmUp, WarmUp::nodes)
                .description("Positions that were searched before the service was ready")
                .register(metrics);
        Gauge.builder("ringo.search.warmup.time", warmUp, done -> done.time().toNanos() / NANOS_A_SECOND)
                .description("How long the searches before the service was ready took")
                .baseUnit("seconds")
                .register(metrics);
        return warmUp;
    }

    @Produces
    @Singleton
    EffortCeiling ceiling(AnalysisConfig config) {
        return new EffortCeiling(config.maxTime(), config.maxNodes(), config.maxDepth(), config.usualTime());
    }

    private static void count(Analyst analyst, SearchPool pool, MeterRegistry metrics) {
        Gauge.builder("ringo.search.permits", pool, made -> made.bounds().permits())
                .description("Searches that may run at a time")
                .register(metrics);
        Gauge.builder("ringo.search.permits.used", pool, SearchPool::running)
                .description("Searches that run")
                .register(metrics);
        Gauge.builder("ringo.search.waiting", pool, SearchPool::waiting)
                .description("Searches that wait for a permit")
                .register(metrics);
        FunctionCounter.builder("ringo.search.refused", pool, SearchPool::refused)
                .description("Searches that were refused")
                .register(metrics);
        FunctionCounter.builder("ringo.search.nodes", analyst, Analyst::nodes)
                .description("Positions that searches have visited")
                .register(metrics);
        FunctionCounter.builder("ringo.search.time", analyst, made -> made.nanos() / NANOS_A_SECOND)
                .description("How long searches took together")
                .baseUnit("seconds")
                .register(metrics);
        Gauge.builder("ringo.search.nodes.per.second", analyst, Analyst::nodesPerSecond)
                .description("Positions a second, over all searches so far")
                .register(metrics);
        FunctionCounter.builder("ringo.search.cache", analyst, Analyst::remembered)
                .tag("result", "hit")
                .description("Questions, by whether the answer was remembered")
                .register(metrics);
        FunctionCounter.builder("ringo.search.cache", analyst, Analyst::searched)
                .tag("result", "miss")
                .description("Questions, by whether the answer was remembered")
                .register(metrics);
    }
}
