package ringo.endgame;

import java.nio.file.Path;

/**
 * A file that is not used as a table, and why.
 *
 * @param file the file
 * @param reason the kind of fault
 * @param detail what is wrong, in English, for the operator
 */
public record Refusal(Path file, Reason reason, String detail) {

    /** What can be wrong with a file. */
    public enum Reason {
        /** It does not begin like a table. */
        NOT_A_TABLE,
        /** It was written in another version of the format. */
        OTHER_VERSION,
        /** Its positions are played by other rules. */
        OTHER_RULES,
        /** Its name promises other pieces than it holds. */
        MISNAMED,
        /** It is shorter or longer than it says. */
        WRONG_LENGTH,
        /** A checksum does not fit. */
        DAMAGED,
        /** It cannot be read. */
        UNREADABLE,
        /** It is sound, but there is no room for it in what may be mapped. */
        NO_ROOM
    }

    @Override
    public String toString() {
        return file + ": " + detail;
    }
}
