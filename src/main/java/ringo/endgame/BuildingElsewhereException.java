package ringo.endgame;

import java.io.IOException;
import java.nio.file.Path;

/** Another process, or another thread of this one, builds tables in the folder. */
public final class BuildingElsewhereException extends IOException {

    private static final long serialVersionUID = 1;

    BuildingElsewhereException(Path folder) {
        super("Tables are being built in " + folder + " already.");
    }
}
