package ringo.endgame;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import ringo.rules.RuleSet;

/**
 * What tables to build, and how.
 *
 * @param root the folder of the tables of all rule sets; made if it does not exist
 * @param rules the rule set
 * @param mostPieces the most pieces of a position, those in the castle included, 0 to {@link Material#MOST_PIECES}
 * @param threads how many threads work, at least 1
 * @param cancelled looked at many times a second; once it is true the building ends with a {@link
 *     java.util.concurrent.CancellationException}, and can be taken up again
 */
public record BuildRequest(Path root, RuleSet rules, int mostPieces, int threads, BooleanSupplier cancelled) {

    /** @throws IllegalArgumentException if a number is out of its range */
    public BuildRequest {
        if (mostPieces < 0 || mostPieces > Material.MOST_PIECES) {
            throw new IllegalArgumentException(mostPieces + " pieces are not from 0 to " + Material.MOST_PIECES);
        }
        if (threads < 1) {
            throw new IllegalArgumentException(threads + " threads are none");
        }
    }
}
