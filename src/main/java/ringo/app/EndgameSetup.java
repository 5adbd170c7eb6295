package ringo.app;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import ringo.endgame.EndgameLibrary;

/** Opens the endgame tables for the service. */
@Singleton
public class EndgameSetup {

    private static final long MOST_BYTES = 2L << 30;

    @Produces
    @Singleton
    EndgameLibrary library() {
        return new EndgameLibrary(Path.of("ringo-tables"), MOST_BYTES);
    }
}
