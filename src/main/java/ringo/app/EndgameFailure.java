package ringo.app;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NotDirectoryException;
import ringo.endgame.BuildingElsewhereException;
import ringo.endgame.NoSpaceException;

/** Says what went wrong with endgame tables, and what to do: to who runs the command, or to who configures the service. */
enum EndgameFailure {
    COMMAND("--folder", "--pieces", "Run the command again to go on."),
    SERVICE("ringo.endgames.folder", "ringo.endgames.build-pieces", "The service tries again later.");

    private final String folder;
    private final String pieces;
    private final String again;

    EndgameFailure(String folder, String pieces, String again) {
        this.folder = folder;
        this.pieces = pieces;
        this.again = again;
    }

    String explain(Exception failure) {
        if (failure instanceof NoSpaceException) {
            return failure.getMessage() + " Free some, name another " + folder + ", or ask for fewer " + pieces + ".";
        }
        if (failure instanceof BuildingElsewhereException) {
            return failure.getMessage() + " Wait for that to end, or name another " + folder + ".";
        }
        if (failure instanceof AccessDeniedException) {
            return "No access to " + failure.getMessage()
                    + ". Give this user the right to write there, or name another " + folder + ".";
        }
        if (failure instanceof NotDirectoryException || failure instanceof FileAlreadyExistsException) {
            return "The tables' folder cannot be used: in its place there is something else, "
                    + ((FileSystemException) failure).getFile() + ". Name another " + folder + ".";
        }
        if (failure instanceof FileSystemException file && file.getReason() != null) {
            return "The tables' folder cannot be used: " + file.getMessage() + ". Mend that, or name another " + folder
                    + ".";
        }
        if (failure instanceof IOException) {
            return "The tables' folder cannot be used: " + failure.getMessage() + ". " + again;
        }
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
}
