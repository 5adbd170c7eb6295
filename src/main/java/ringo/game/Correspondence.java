package ringo.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import ringo.player.Atomically;
import ringo.rules.Move;

/**
 * What players do with games: finds the game, lets the rules of correspondence decide, keeps what comes of it, with its events and
 * the move that the engine owes. What changes something is part of the transaction that runs.
 */
public final class Correspondence {

    /** The most games that a player has created or plays in, and that are not over. */
    public static final int MOST_RUNNING = 100;

    /** How many of them may be against the engine. */
    public static final int MOST_AGAINST_ENGINE = 10;

    /** Nodes note every second that they are up; after so long without a note none was. */
    public static final Duration LONGEST_GAP = Duration.ofSeconds(3);

    /** They say that it is not for this caller, whatever the state of the game. */
    private static final Set<Refusal> NOT_FOR_CALLER =
            EnumSet.of(Refusal.NOT_A_PLAYER, Refusal.NOT_CREATOR, Refusal.NOT_INVITED);

    private final Games games;
    private final EventLog events;
    private final EngineJobs jobs;
    private final Presence presence;
    private final Clock clock;
    private final RandomGenerator random;

    /**
     * Makes the use cases.
     *
     * @param random has to be a source that nobody can foresee
     */
    public Correspondence(
            Games games, EventLog events, EngineJobs jobs, Presence presence, Clock clock, RandomGenerator random) {
        this.games = games;
        this.events = events;
        this.jobs = jobs;
        this.presence = presence;
        this.clock = clock;
        this.random = random;
    }

    /** What comes of a request. */
    public sealed interface Answer {}

    /** It is done; the game as it is now, or the new one. */
    public record Done(Game game) implements Answer {}

    /** There is no such game. */
    public record Unknown() implements Answer {}

    /** The caller has not said which version of the game the request is meant for. */
    public record VersionMissing(Game game) implements Answer {}

    /** The game has changed since the version that the request was meant for. */
    public record Stale(Game game) implements Answer {}

    /** It is refused and nothing has changed. */
    public record Refused(Game game, Decision.Refused refused) implements Answer {}

    /** It is refused before there is a game. */
    public record NotCreated(Refusal refusal) implements Answer {}

    /** It came after the deadline, which has ended the game. */
    public record TooLate(Game game) implements Answer {}

    /**
     * The caller has as many games as one may have.
     *
     * @param againstEngine whether it is those against the engine that are too many
     */
    public record TooManyGames(boolean againstEngine) implements Answer {}

    /** There is already a rematch. */
    public record AlreadyRematched(Game rematch) implements Answer {}

    /** Decides about a game. */
    @FunctionalInterface
    public interface Request {

        /** A pure function of the game and the time. */
        Decision decide(Game game, Instant now);
    }

    /** The game of this id, whoever asks. */
    public Optional<Game> find(GameId id) {
        return games.find(id);
    }

    /** Creates a game of these terms. */
    public Answer create(Participant.Player creator, GameTerms terms) {
        Instant now = clock.instant();
        Decision decision = Beginning.create(creator, terms, now, random);
        return decision instanceof Decision.Refused refused
                ? new NotCreated(refused.refusal())
                : added(creator, (Decision.Change) decision, now);
    }

    /** Creates the rematch of a game that is over. */
    public Answer rematch(GameId id, Participant.Player who) {
        Instant now = clock.instant();
        Optional<Game> finished = games.lock(id);
        if (finished.isEmpty()) {
            return new Unknown();
        }
        Decision decision = Beginning.rematch(finished.get(), who, now, random);
        if (decision instanceof Decision.Refused refused) {
            return new Refused(finished.get(), refused);
        }
        Optional<Game> rematch = games.rematchOf(id);
        return rematch.isPresent() ? new AlreadyRematched(rematch.get()) : added(who, (Decision.Change) decision, now);
    }

    private Answer added(Participant.Player creator, Decision.Change creation, Instant now) {
        Game game = creation.game();
        Set<PlayerId> there = games.lockPlayers(game.players());
        if (!there.containsAll(game.players())) {
            return new NotCreated(Refusal.OPPONENT_DELETED);
        }
        Optional<Answer> tooMany = tooMany(creator.id(), game);
        if (tooMany.isPresent()) {
            return tooMany.get();
        }
        games.add(game);
        follow(creation, now);
        return new Done(game);
    }

    /** Takes the free seat of a game. */
    public Answer join(GameId id, Participant.Player who, OptionalLong version) {
        return change(id, version, (game, now) -> Beginning.join(game, who, now, random), change -> {
            games.lockPlayers(change.game().players());
            return tooMany(who.id(), change.game());
        });
    }

    private Optional<Answer> tooMany(PlayerId who, Game game) {
        Games.Running running = games.running(who);
        if (running.all() >= MOST_RUNNING) {
            return Optional.of(new TooManyGames(false));
        }
        boolean againstEngine = game.terms().opponent() instanceof Opponent.Engine;
        return againstEngine && running.againstEngine() >= MOST_AGAINST_ENGINE
                ? Optional.of(new TooManyGames(true))
                : Optional.empty();
    }

    /**
     * Changes a game.
     *
     * @param version which version the request is meant for, if the caller has said so
     */
    public Answer change(GameId id, OptionalLong version, Request request) {
        return change(id, version, request, change -> Optional.empty());
    }

    private Answer change(
            GameId id, OptionalLong version, Request request, Function<Decision.Change, Optional<Answer>> objection) {
        Instant now = clock.instant();
        Optional<Game> found = games.lock(id);
        if (found.isEmpty()) {
            return new Unknown();
        }
        Game game = found.get();
        Decision decision = decide(game, now, request);
        if (decision instanceof Decision.Refused refused && NOT_FOR_CALLER.contains(refused.refusal())) {
            return new Refused(game, refused);
        }
        if (version.isEmpty()) {
            return new VersionMissing(game);
        }
        if (version.getAsLong() != game.version()) {
            return new Stale(game);
        }
        if (decision instanceof Decision.Refused refused) {
            return new Refused(game, refused);
        }
        Decision.Change change = (Decision.Change) decision;
        Optional<Answer> objected = objection.apply(change);
        if (objected.isPresent()) {
            return objected.get();
        }
        keep(game, change, now);
        return change instanceof Decision.TooLate ? new TooLate(change.game()) : new Done(change.game());
    }

    /**
     * Ends a game whose deadline was missed, or gives it a new one if no node was up then.
     *
     * @return whether the game has changed
     */
    public boolean timeOut(GameId id) {
        return byItself(id, Clocks::timeOut);
    }

    /**
     * Plays the engine's move.
     *
     * @param ply the number of the ply that the move was chosen for
     * @return whether it was played; if not, it is not wanted any more
     */
    public boolean engineMove(GameId id, int ply, Move move) {
        return byItself(id, (game, now) -> Play.engineMove(game, ply, move, now));
    }

    private boolean byItself(GameId id, Request request) {
        Instant now = clock.instant();
        Optional<Game> found = games.lock(id);
        if (found.isEmpty() || !(decide(found.get(), now, request) instanceof Decision.Change change)) {
            return false;
        }
        keep(found.get(), change, now);
        return true;
    }

    /**
     * Notes that a node is up. After a time without any, the deadlines that fell into it are moved first; part of the transaction
     * that runs.
     *
     * @return how many deadlines were moved
     */
    public int beat() {
        Instant now = clock.instant();
        Instant seen = presence.lock(now);
        int moved = 0;
        if (outage(seen, now)) {
            for (GameId id : games.dueBetween(seen, now)) {
                Optional<Game> game = games.lock(id);
                if (game.isPresent() && Clocks.afterOutage(game.get(), seen, now) instanceof Decision.Change change) {
                    keep(game.get(), change, now);
                    moved++;
                }
            }
        }
        presence.note(now);
        return moved;
    }

    /**
     * Ends what a player who leaves takes part in. Part of the transaction that runs.
     *
     * @throws Atomically.AgainException if a game has begun meanwhile
     */
    public void leave(PlayerId who) {
        Instant now = clock.instant();
        for (GameId id : games.unfinished(who)) {
            Optional<Game> game = games.lock(id);
            if (game.isPresent() && Ending.forget(game.get(), who, now) instanceof Decision.Change change) {
                keep(game.get(), change, now);
            }
        }
        games.lockPlayers(List.of(who));
        if (!games.unfinished(who).isEmpty()) {
            throw new Atomically.AgainException("a game has begun with a player who leaves");
        }
        games.forget(who);
    }

    /**
     * What is decided; after a time without any node up, as if the deadline had been moved already.
     *
     * <p>A node that is the first one up moves all such deadlines, but a request may come to another one at the same moment.
     */
    private Decision decide(Game game, Instant now, Request request) {
        if (!game.expired(now)) {
            return request.decide(game, now);
        }
        Instant seen = presence.seen();
        Decision moved =
                outage(seen, now) ? Clocks.afterOutage(game, seen, now) : Decision.refused(Refusal.DEADLINE_NOT_MISSED);
        return moved instanceof Decision.Change change ? request.decide(change.game(), now) : request.decide(game, now);
    }

    private static boolean outage(Instant seen, Instant now) {
        return seen.plus(LONGEST_GAP).isBefore(now);
    }

    private void keep(Game before, Decision.Change change, Instant now) {
        games.change(before, change.game());
        follow(change, now);
    }

    private void follow(Decision.Change change, Instant now) {
        Game game = change.game();
        events.append(game, change.events(), Game.stamp(now));
        game.engineToMove().ifPresent(engine -> jobs.add(game.id(), game.ply() + 1, engine.level(), now));
    }
}
