package ringo.endgame;

import java.io.IOException;
import java.nio.file.Path;

/** There is not enough room on the disk for the tables that are to be built. */
public final class NoSpaceException extends IOException {

    private static final long serialVersionUID = 1;

    NoSpaceException(Path folder, long needed, long free) {
        super("The tables need " + needed + " bytes more in " + folder + ", and " + free + " are free.");
    }
}
