package ringo.engine;

import java.util.Arrays;
import ringo.rules.FastGenerator;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.RuleSet;

/** Ends of the game inside the search: by the rules, and by what the line to a position makes of it. */
final class Ends {

    /** The game goes on. */
    static final int ONGOING = Score.INFINITE + 1;

    private final FastGenerator generator;
    private final Repetition repetition;
    private final int quietPlyLimit;
    private final Frame[] frames;
    private final long[] occurredTwice;

    /**
     * @param frames the line that is searched
     * @param occurredTwice keys of the positions that occurred twice in the game
     */
    Ends(RuleSet rules, FastGenerator generator, Frame[] frames, long[] occurredTwice) {
        this.generator = generator;
        this.frames = frames;
        this.occurredTwice = occurredTwice.clone();
        Arrays.sort(this.occurredTwice);
        repetition = rules.repetition();
        quietPlyLimit = rules.quietPlyLimit();
    }

    /** Whether a move could complete a repetition that the game began. */
    boolean gameMayRepeat() {
        return occurredTwice.length > 0;
    }

    /** The score if the game is over here, or may be taken to be, from the point of view of the side to move; else {@link #ONGOING}. */
    int score(Frame frame, int ply) {
        if (generator.decidedByPieces(frame.attackers, frame.defenders, frame.attackerToMove)) {
            Result result = generator
                    .outcome(frame.attackers, frame.defenders, frame.attackerToMove)
                    .result();
            return (result == Result.ATTACKER_WINS) == frame.attackerToMove ? Score.WIN - ply : ply - Score.WIN;
        }
        if (frame.quietPlies == 0) {
            return ONGOING;
        }
        boolean real = gameMayRepeat() && Arrays.binarySearch(occurredTwice, frame.key) >= 0;
        if (real || occurredOnPath(frame, ply)) {
            if (repetition == Repetition.DRAW) {
                return Score.DRAW;
            }
            int win = real ? Score.WIN - ply : Score.REPETITION_WIN;
            return frame.attackerToMove ? -win : win;
        }
        if (frame.quietPlies >= quietPlyLimit) {
            return immobile(frame) ? ply - Score.WIN : Score.DRAW;
        }
        return ONGOING;
    }

    /** A position comes again after four plies at the soonest. */
    private boolean occurredOnPath(Frame frame, int ply) {
        int first = Math.max(0, ply - frame.quietPlies);
        for (int earlier = ply - 4; earlier >= first; earlier -= 2) {
            if (frames[earlier].key == frame.key) {
                return true;
            }
        }
        return false;
    }

    /** Whether the side to move has no legal move; the pieces must not have decided the game. */
    boolean immobile(Frame frame) {
        return !frame.steps() && generator.count(frame.attackers, frame.defenders, frame.attackerToMove) == 0;
    }
}
