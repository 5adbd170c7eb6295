package ringo.game;

import java.time.Instant;
import java.util.Optional;
import ringo.rules.GameOutcome;
import ringo.rules.Position;

/**
 * A game as lists show it: {@link Game} without its moves.
 *
 * @param ply how many plies were played
 * @param drawOffer the offer that stands
 */
public record GameSummary(
        GameId id,
        long version,
        GameState state,
        GameTerms terms,
        Instant createdAt,
        Optional<Instant> startedAt,
        Optional<Instant> endedAt,
        Participant.Human creator,
        Seats seats,
        Position position,
        int ply,
        Optional<Instant> deadline,
        Optional<DrawOffer> drawOffer,
        GameOutcome outcome,
        Optional<GameId> rematchOf) {}
