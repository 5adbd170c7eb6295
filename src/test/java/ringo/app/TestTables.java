package ringo.app;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import ringo.endgame.BuildListener;
import ringo.endgame.BuildRequest;
import ringo.endgame.EndgameBuilder;
import ringo.rules.Preset;

/** The endgame tables of the tests that run the service: those of up to three pieces of one preset. */
@QuarkusTestResource(TestTables.class)
public final class TestTables implements QuarkusTestResourceLifecycleManager {

    private static final Path FOLDER = Path.of("target", "test-tables");
    private static final int PIECES = 3;

    @Override
    public Map<String, String> start() {
        BuildRequest request = new BuildRequest(FOLDER, Preset.FOSDICK.rules(), PIECES, 2, () -> false);
        try {
            new EndgameBuilder(request, BuildListener.NONE, System::nanoTime).build();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("no endgame tables for the tests", e);
        }
        return Map.of("ringo.endgames.folder", FOLDER.toString());
    }

    @Override
    public void stop() {
        // They stay, for the next run.
    }
}
