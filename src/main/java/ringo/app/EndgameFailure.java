package ringo.app;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import ringo.endgame.BuildingElsewhereException;
import ringo.endgame.NoSpaceException;

/** Says what went wrong with endgame tables, and what to do. */
final class EndgameFailure {

    private EndgameFailure() {}

    static String explain(Exception failure) {
        if (failure instanceof NoSpaceException) {
            return failure.getMessage() + " Free some, name another --folder, or ask for fewer --pieces.";
        }
        if (failure instanceof BuildingElsewhereException) {
            return failure.getMessage() + " Wait for that to end, or name another --folder.";
        }
        if (failure instanceof AccessDeniedException) {
            return "No access to " + failure.getMessage() + ". Give this user the right to write there, or name another"
                    + " --folder.";
        }
        if (failure instanceof IOException) {
            return "The tables' folder cannot be used: " + failure.getMessage() + ". Run the command again to go on.";
        }
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
}
