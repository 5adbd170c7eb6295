package ringo.app;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Files;
import ringo.analysis.Endgames;
import ringo.endgame.EndgameLibrary;
import ringo.endgame.Material;
import ringo.rules.Preset;

/** Opens the endgame tables that there are. */
@Singleton
public class EndgameSetup {

    private static final long BYTES_A_MEGABYTE = 1 << 20;

    private static final int MOST_MEGABYTES = 1 << 20;

    private static void check(String property, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    property + " is " + value + ", and may be from " + least + " to " + most);
        }
    }

    @Produces
    @Singleton
    EndgameLibrary library(EndgameConfig config) {
        check("ringo.endgames.build-pieces", config.buildPieces(), 0, Material.MOST_PIECES);
        check("ringo.endgames.megabytes", config.megabytes(), 0, MOST_MEGABYTES);
        if (Files.exists(config.folder()) && !Files.isDirectory(config.folder())) {
            throw new IllegalArgumentException("ringo.endgames.folder is " + config.folder()
                    + ", which is no folder: name one, or none that exists");
        }
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
