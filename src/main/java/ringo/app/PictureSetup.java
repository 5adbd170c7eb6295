package ringo.app;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import ringo.picture.PicturePool;

/** Makes the pool of pictures as it is configured, and counts its work. */
@Singleton
public class PictureSetup {

    /** Made at the start, so that the metrics are there before the first picture. */
    @Produces
    @Singleton
    @Startup
    PicturePool pool(PictureConfig config, MeterRegistry metrics) {
        // The platform's graphics look for a screen otherwise.
        System.setProperty("java.awt.headless", "true");
        int permits = config.permits().orElse(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
        PicturePool pool = new PicturePool(new PicturePool.Bounds(permits, config.mostWaiting(), config.longestWait()));
        Gauge.builder("ringo.picture.permits", pool, made -> made.bounds().permits())
                .description("Pictures of pixels that may be made at a time")
                .register(metrics);
        Gauge.builder("ringo.picture.permits.used", pool, PicturePool::running)
                .description("Pictures of pixels that are made")
                .register(metrics);
        Gauge.builder("ringo.picture.waiting", pool, PicturePool::waiting)
                .description("Pictures of pixels that wait for a permit")
                .register(metrics);
        FunctionCounter.builder("ringo.picture.refused", pool, PicturePool::refused)
                .description("Pictures of pixels that were refused")
                .register(metrics);
        return pool;
    }

    void close(@Disposes PicturePool pool) {
        pool.close();
    }
}
