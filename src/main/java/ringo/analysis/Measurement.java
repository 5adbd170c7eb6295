package ringo.analysis;

/**
 * How one player did against another.
 *
 * @param score points a game, 0 to 1; a draw is half a point
 * @param low the lower end of the score's 95 % confidence interval
 * @param high its upper end
 * @param games how many games were played, half of them with each side
 */
public record Measurement(double score, double low, double high, int games) {

    /** @throws IllegalArgumentException if the score is not within its interval, or that not within 0 to 1 */
    public Measurement {
        boolean valid = 0 <= low && low <= score && score <= high && high <= 1 && games > 0;
        if (!valid) {
            throw new IllegalArgumentException("not a score with its interval");
        }
    }
}
