package ringo.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** The moves that the engine owes. Each is lent to one worker for a while; one that does not come back is lent anew. */
public interface EngineJobs {

    /**
     * A move that the engine owes.
     *
     * @param game in this game
     * @param ply the number of the ply
     * @param level how strong it plays there
     * @param attempt how often it was lent, this time included
     */
    record Job(GameId game, int ply, int level, int attempt) {}

    /** Adds a job; an older one of the same game is gone. */
    void add(GameId game, int ply, int level, Instant now);

    /** Borrows the job that has waited longest, until the time given. */
    Optional<Job> borrow(Instant now, Duration lease);

    /**
     * Borrows it for longer.
     *
     * @return false if somebody else has it, or it is done
     */
    boolean renew(Job job, Instant now, Duration lease);

    /** Gives it back undone, to be lent again after a time. */
    void giveBack(Job job, Instant when);

    /** Takes it out. Part of the transaction that plays the move. */
    void done(Job job);
}
