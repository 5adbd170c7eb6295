package ringo.app;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.time.Duration;

/** Endgame tables; {@code application.properties} has the values and says what each means. */
@ConfigMapping(prefix = "ringo.endgames")
public interface EndgameConfig {

    /** The folder of the tables; it need not exist. */
    Path folder();

    /** The most pieces of the tables of the presets that are built once the service is up; 0 if none are. */
    int buildPieces();

    /** How often the folder is looked at for tables that were built by others. */
    Duration lookEvery();

    /** How much of the files of one rule set is used. */
    int megabytes();
}
