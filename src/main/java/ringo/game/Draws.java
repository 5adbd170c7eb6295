package ringo.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import ringo.rules.GameOutcome;
import ringo.rules.Side;

/**
 * Offers of a draw. A player may make one in {@link DrawOffers#PLIES_BETWEEN} plies, whoever is to move; it stands until the opponent
 * moves, accepts or declines, or the player withdraws it.
 */
public final class Draws {

    private Draws() {}

    /** Offers a draw. The engine declines at once. */
    public static Decision offer(Game game, PlayerId who, Instant now) {
        return Access.ofPlayer(game, who, now, side -> {
            DrawOffers offers = game.drawOffers();
            if (offers.standing().filter(side.opponent()::equals).isPresent()) {
                return Decision.refused(Refusal.DRAW_OFFER_STANDS);
            }
            if (!offers.mayOffer(side, game.ply())) {
                return Decision.refused(Refusal.DRAW_OFFERED_TOO_SOON);
            }
            GameEvent offered = event(game, GameEvent.Type.DRAW_OFFERED, side);
            DrawOffers next = offers.offered(side, game.ply());
            boolean toEngine = game.seats().of(side.opponent()).orElseThrow() instanceof Participant.Engine;
            return toEngine
                    ? changed(
                            game,
                            next.noneStanding(),
                            List.of(offered, event(game, GameEvent.Type.DRAW_DECLINED, side.opponent())))
                    : changed(game, next, List.of(offered));
        });
    }

    /** Accepts the opponent's offer: the game is drawn. */
    public static Decision accept(Game game, PlayerId who, Instant now) {
        return standing(
                game,
                who,
                now,
                side -> Decision.refused(Refusal.OWN_DRAW_OFFER),
                side -> Ending.end(game, GameOutcome.agreed(), Optional.of(side), now));
    }

    /** Declines the opponent's offer. */
    public static Decision decline(Game game, PlayerId who, Instant now) {
        return standing(game, who, now, side -> Decision.refused(Refusal.OWN_DRAW_OFFER), side -> declined(game, side));
    }

    /** Withdraws the player's own offer. */
    public static Decision withdraw(Game game, PlayerId who, Instant now) {
        return standing(
                game, who, now, side -> withdrawn(game, side), side -> Decision.refused(Refusal.NOT_YOUR_DRAW_OFFER));
    }

    /** Withdraws the offer that stands if it is the player's own, and declines it if it is the opponent's. */
    public static Decision remove(Game game, PlayerId who, Instant now) {
        return standing(game, who, now, side -> withdrawn(game, side), side -> declined(game, side));
    }

    private static Decision standing(
            Game game, PlayerId who, Instant now, Function<Side, Decision> ifOwn, Function<Side, Decision> ifOther) {
        return Access.ofPlayer(game, who, now, side -> {
            Optional<Side> by = game.drawOffers().standing();
            if (by.isEmpty()) {
                return Decision.refused(Refusal.NO_DRAW_OFFER);
            }
            return (by.get() == side ? ifOwn : ifOther).apply(side);
        });
    }

    private static Decision declined(Game game, Side side) {
        return changed(
                game, game.drawOffers().noneStanding(), List.of(event(game, GameEvent.Type.DRAW_DECLINED, side)));
    }

    private static Decision withdrawn(Game game, Side side) {
        return changed(
                game, game.drawOffers().noneStanding(), List.of(event(game, GameEvent.Type.DRAW_WITHDRAWN, side)));
    }

    private static Decision changed(Game game, DrawOffers offers, List<GameEvent> events) {
        Game.Draft next = game.next();
        next.drawOffers = offers;
        return new Decision.Granted(next.build(), events);
    }

    private static GameEvent event(Game game, GameEvent.Type type, Side by) {
        return new GameEvent(type, Optional.of(by), game.ply(), game.players());
    }
}
