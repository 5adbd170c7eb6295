package ringo.app;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import ringo.analysis.Endgames;
import ringo.endgame.EndgameLibrary;
import ringo.rules.Preset;

/** Opens the endgame tables that there are. */
@Singleton
public class EndgameSetup {

    private static final long BYTES_A_MEGABYTE = 1 << 20;

    @Produces
    @Singleton
    EndgameLibrary library(EndgameConfig config) {
        return new EndgameLibrary(config.folder(), config.megabytes() * BYTES_A_MEGABYTE);
    }

    /** Made at the start, so that the metrics are there before the first question. */
    @Produces
    @Singleton
    @Startup
    Endgames endgames(EndgameLibrary library, MeterRegistry metrics) {
        for (Preset preset : Preset.values()) {
            Gauge.builder(
                            "ringo.endgames.pieces",
                            library,
                            tables -> tables.tables(preset.rules()).mostPieces())
                    .tags(Tags.of("rules", preset.text()))
                    .description("The most pieces that endgame tables cover")
                    .register(metrics);
        }
        return new Endgames(library);
    }
}
