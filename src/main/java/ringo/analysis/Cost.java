package ringo.analysis;

/**
 * How much worse a move is than the best one.
 *
 * @param kind in what way
 * @param points the expected score that is lost, 0 to 1, where a proven win is 1, a proven draw 0.5, a proven loss 0; 0 for
 *     {@link Kind#NONE}, {@link Kind#WINS_LATER} and {@link Kind#LOSES_SOONER}
 * @param plies how much later or sooner, in plies, for {@link Kind#WINS_LATER} and {@link Kind#LOSES_SOONER}; else 0
 */
public record Cost(Kind kind, double points, int plies) {

    /** It is as good as the best, as far as the search can tell them apart. */
    static final Cost NONE = new Cost(Kind.NONE, 0, 0);

    /** Lesser differences of expected scores count as none. */
    static final double LEAST_POINTS = 0.01;

    /** In what way a move is worse. */
    public enum Kind {
        NONE,
        /** It loses by proof, the best move does not. */
        LOSES_GAME,
        /** The best move wins by proof, this one does not. */
        WIN_NOT_PROVEN,
        /** Both win by proof, this one later. */
        WINS_LATER,
        /** Both lose by proof, this one sooner. */
        LOSES_SOONER,
        /** Its expected score is lower. */
        LOSES_POINTS
    }

    /** Whether there is any. */
    public boolean any() {
        return kind != Kind.NONE;
    }
}
