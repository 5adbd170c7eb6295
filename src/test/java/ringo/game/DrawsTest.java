package ringo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static ringo.game.SampleGames.JANA;
import static ringo.game.SampleGames.NOW;
import static ringo.game.SampleGames.PETR;
import static ringo.game.SampleGames.granted;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.rules.GameOutcome;
import ringo.rules.Side;

class DrawsTest {

    /** Inward moves of attackers and moves of defenders to and fro: ten plies with no repetition. */
    private static final String[] MOVES = {
        "b6-b5", "b1-b2", "c6-c5", "b2-b1", "d6-d5", "b1-b2", "e6-e5", "b2-b1", "f6-f5", "b1-b2"
    };

    private static final Game GAME = SampleGames.started();

    private static Game played(Game game, int from, int to) {
        return SampleGames.play(game, List.of(MOVES).subList(from, to).toArray(String[]::new));
    }

    private static Game offered(Game game, Participant.Player by) {
        return granted(Draws.offer(game, by.id(), NOW));
    }

    @Nested
    class Offers {

        @Test
        void standWithThePlyAtWhichTheyWereMade() {
            Game game = offered(played(GAME, 0, 2), PETR);
            assertEquals(
                    Optional.of(new DrawOffer(Side.DEFENDER, 2)),
                    game.drawOffers().offer());
            assertEquals(played(GAME, 0, 2).deadline(), game.deadline());
        }

        @Test
        void outliveTheOwnMoveAndEndWithTheOpponents() {
            Game game = offered(GAME, JANA);
            assertEquals(
                    Optional.of(Side.ATTACKER), played(game, 0, 1).drawOffers().standing());
            assertEquals(Optional.empty(), played(game, 0, 2).drawOffers().standing());
            assertEquals(
                    Optional.empty(),
                    played(offered(GAME, PETR), 0, 1).drawOffers().standing());
        }

        @ParameterizedTest
        @EnumSource
        void mayBeMadeOnceInTenPlies(Side side) {
            Participant.Player player = side == Side.ATTACKER ? JANA : PETR;
            Game game = offered(GAME, player);
            for (int ply = 0; ply < 10; ply++) {
                assertEquals(
                        Decision.refused(Refusal.DRAW_OFFERED_TOO_SOON),
                        Draws.offer(played(game, 0, ply), player.id(), NOW),
                        "after " + ply + " plies");
            }
            Game again = offered(played(game, 0, 10), player);
            assertEquals(
                    Optional.of(new DrawOffer(side, 10)), again.drawOffers().offer());
        }

        @Test
        void areCountedForEachPlayer() {
            Game game = played(offered(GAME, JANA), 0, 2);
            assertEquals(
                    Optional.of(new DrawOffer(Side.DEFENDER, 2)),
                    offered(game, PETR).drawOffers().offer());
        }

        @Test
        void areCountedThoughWithdrawnOrDeclined() {
            Game withdrawn = granted(Draws.withdraw(offered(GAME, JANA), JANA.id(), NOW));
            Game declined = granted(Draws.decline(offered(GAME, JANA), PETR.id(), NOW));
            for (Game game : List.of(withdrawn, declined)) {
                assertEquals(Optional.empty(), game.drawOffers().offer());
                assertEquals(Decision.refused(Refusal.DRAW_OFFERED_TOO_SOON), Draws.offer(game, JANA.id(), NOW));
            }
        }

        @Test
        void areDeclinedByTheEngineAtOnce() {
            Decision.Granted decision = (Decision.Granted) Draws.offer(SampleGames.againstEngine(), JANA.id(), NOW);
            assertEquals(
                    new DrawOffers(Optional.empty(), Optional.of(0), Optional.empty()),
                    decision.game().drawOffers());
            assertEquals(
                    List.of(
                            new GameEvent(
                                    GameEvent.Type.DRAW_OFFERED, Optional.of(Side.ATTACKER), 0, List.of(JANA.id())),
                            new GameEvent(
                                    GameEvent.Type.DRAW_DECLINED, Optional.of(Side.DEFENDER), 0, List.of(JANA.id()))),
                    decision.events());
            assertEquals(Decision.refused(Refusal.DRAW_OFFERED_TOO_SOON), Draws.offer(decision.game(), JANA.id(), NOW));
        }
    }

    @Test
    void acceptingDrawsTheGame() {
        Decision.Granted accepted = (Decision.Granted) Draws.accept(offered(GAME, JANA), PETR.id(), NOW);
        assertEquals(
                new GameOutcome(GameOutcome.Result.DRAW, Optional.of(GameOutcome.Reason.AGREEMENT)),
                accepted.game().outcome());
        assertEquals(Optional.empty(), accepted.game().drawOffers().standing());
        assertEquals(
                List.of(new GameEvent(
                        GameEvent.Type.GAME_FINISHED, Optional.of(Side.DEFENDER), 0, List.of(PETR.id(), JANA.id()))),
                accepted.events());
    }

    @Test
    void removingSaysWhoDidWhat() {
        Game offer = offered(GAME, JANA);
        assertEquals(Draws.withdraw(offer, JANA.id(), NOW), Draws.remove(offer, JANA.id(), NOW));
        assertEquals(Draws.decline(offer, PETR.id(), NOW), Draws.remove(offer, PETR.id(), NOW));
        GameEvent declined = ((Decision.Granted) Draws.remove(offer, PETR.id(), NOW))
                .events()
                .get(0);
        assertEquals(Optional.of(Side.DEFENDER), declined.by());
        GameEvent withdrawn = ((Decision.Granted) Draws.remove(offer, JANA.id(), NOW))
                .events()
                .get(0);
        assertEquals(Optional.of(Side.ATTACKER), withdrawn.by());
    }
}
