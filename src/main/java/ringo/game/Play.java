package ringo.game;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ringo.notation.MoveText;
import ringo.rules.Attempt;
import ringo.rules.GameOutcome;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.Side;

/** How moves are played. */
public final class Play {

    private Play() {}

    /**
     * Plays a player's move.
     *
     * @param text the move, see {@link MoveText}
     */
    public static Decision move(Game game, PlayerId who, String text, Instant now) {
        return Access.ofPlayer(
                game,
                who,
                now,
                side -> side == game.position().toMove()
                        ? attempt(game, text, now)
                        : Decision.refused(Refusal.NOT_YOUR_TURN));
    }

    /**
     * Plays the engine's move.
     *
     * @param ply the number of the ply that the move was chosen for; the game may have gone on meanwhile
     * @throws IllegalArgumentException if the move is not legal at that ply
     */
    public static Decision engineMove(Game game, int ply, Move move, Instant now) {
        return Access.inTime(game, now, () -> {
            if (game.engineToMove().isEmpty()) {
                return Decision.refused(Refusal.NOT_YOUR_TURN);
            }
            if (ply != game.ply() + 1) {
                return Decision.refused(Refusal.OTHER_PLY);
            }
            Line line = game.line();
            return played(game, line, line.play(move), now);
        });
    }

    private static Decision attempt(Game game, String text, Instant now) {
        Optional<Attempt> attempt = MoveText.parse(text);
        if (attempt.isEmpty()) {
            return Decision.refused(Refusal.UNREADABLE_MOVE);
        }
        Line line = game.line();
        Line.Answer answer = line.play(attempt.get());
        if (answer instanceof Line.Refused refused) {
            return new Decision.Refused(
                    Refusal.ILLEGAL_MOVE, Optional.of(new Decision.Illegal(refused.reason(), refused.cell())));
        }
        return played(game, line, (Line.Played) answer, now);
    }

    private static Decision played(Game game, Line line, Line.Played played, Instant now) {
        Side side = played.side();
        int ply = game.ply() + 1;
        PlayedMove move = new PlayedMove(
                ply, side, MoveText.write(played.move(), played.ambiguous()), Game.stamp(now), line.position());
        Game.Draft next = game.next();
        next.position = line.position();
        next.moves = new ArrayList<>(game.moves());
        next.moves.add(move);
        next.drawOffers = game.drawOffers().moved(side);
        List<GameEvent> events = new ArrayList<>();
        events.add(new GameEvent(GameEvent.Type.MOVE_PLAYED, Optional.of(side), ply, game.players()));
        if (line.outcome().decided()) {
            next.end(GameOutcome.of(line.outcome()), now);
            events.add(new GameEvent(GameEvent.Type.GAME_FINISHED, Optional.of(side), ply, game.players()));
        } else {
            next.restartClock(now);
        }
        return new Decision.Granted(next.build(), events);
    }
}
