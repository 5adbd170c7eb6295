package ringo.engine;

import java.time.Duration;
import java.util.List;
import ringo.rules.Move;

/**
 * What a search found.
 *
 * @param lines the best moves, the best one first: as many as were asked for, fewer if there are not so many legal moves, none if
 *     the game is over
 * @param depth the plies of the last iteration that was completed; 0 if none was
 * @param selectiveDepth the plies of the longest line that was looked at
 * @param nodes the positions visited
 * @param time how long it took
 * @param tableUse how much of the transposition table this search filled, 0 to 1
 * @param endgames which endgame tables it could ask, and how often they answered
 * @param stoppedBy why it stopped; for an answer on the way, what would stop it if no limit did
 */
public record Analysis(
        List<Variation> lines,
        int depth,
        int selectiveDepth,
        long nodes,
        Duration time,
        double tableUse,
        Endgames endgames,
        StoppedBy stoppedBy) {

    /** That of a game that is over. */
    public static final Analysis DECIDED =
            new Analysis(List.of(), 0, 0, 0, Duration.ZERO, 0, Endgames.NONE, StoppedBy.DECIDED);

    public Analysis {
        lines = List.copyOf(lines);
    }

    /** The analysis of the mirror image. */
    public Analysis mirror() {
        return new Analysis(
                lines.stream().map(Variation::mirror).toList(),
                depth,
                selectiveDepth,
                nodes,
                time,
                tableUse,
                endgames,
                stoppedBy);
    }

    /**
     * The part of the endgame tables in an answer; equal requests get equal answers only from equal tables.
     *
     * @param mostPieces how many pieces a position had at most that tables were asked about; 0 if there were no tables
     * @param answers how often a table answered
     */
    public record Endgames(int mostPieces, long answers) {

        /** No tables. */
        public static final Endgames NONE = new Endgames(0, 0);

        /** Whether the answer may be another one without the tables. */
        public boolean tookPart() {
            return answers > 0;
        }
    }

    /** Why a search stopped. */
    public enum StoppedBy {
        TIME,
        NODES,
        DEPTH,
        /** All lines asked for are proven, and no deeper look would shorten them; or the game is over. */
        DECIDED,
        CANCELLED
    }

    /**
     * A move with what it is worth.
     *
     * @param move the move
     * @param value from the point of view of the side that makes it
     * @param principalVariation the best play of both sides that the search saw, the move first
     */
    public record Variation(Move move, Value value, List<Move> principalVariation) {
        public Variation {
            principalVariation = List.copyOf(principalVariation);
        }

        private Variation mirror() {
            return new Variation(
                    move.mirror(),
                    value,
                    principalVariation.stream().map(Move::mirror).toList());
        }
    }
}
