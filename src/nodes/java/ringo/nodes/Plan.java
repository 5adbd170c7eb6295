package ringo.nodes;

import java.time.Duration;

/**
 * What a run does.
 *
 * @param games how many games are played at least; there are more if they are over before all else is
 * @param kills how often a node is killed
 * @param restarts how often PostgreSQL is stopped as by a crash and started again
 * @param players who plays; two clients act for each
 * @param inPlay how many games go on at a time, about
 * @param leastPause the least time between a node's being ready and the next kill
 * @param mostPause the greatest
 * @param patience how long games are played on when there is to be no more; then they are resigned
 * @param longest when it is not over by then, something hangs
 */
record Plan(
        int games,
        int kills,
        int restarts,
        int players,
        int inPlay,
        Duration leastPause,
        Duration mostPause,
        Duration patience,
        Duration longest) {

    private static final Duration LONGEST_START = Duration.ofMinutes(5);

    /** As much as a build can wait for. */
    static Plan small() {
        return new Plan(
                8,
                2,
                1,
                4,
                6,
                Duration.ofSeconds(2),
                Duration.ofSeconds(4),
                Duration.ofSeconds(2),
                LONGEST_START.plusMinutes(5));
    }

    /** With kills every 10 to 20 s. */
    static Plan full(int games, int kills, int restarts) {
        return new Plan(
                games,
                kills,
                restarts,
                10,
                24,
                Duration.ofSeconds(10),
                Duration.ofSeconds(20),
                Duration.ofMinutes(1),
                LONGEST_START.plusSeconds(60L * (kills + restarts) + 5L * games));
    }
}
