package ringo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static ringo.game.SampleGames.JANA;
import static ringo.game.SampleGames.NOW;
import static ringo.game.SampleGames.PETR;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ringo.rules.GameOutcome;
import ringo.rules.Side;

class ClocksTest {

    private static final Instant DEADLINE = NOW.plus(SampleGames.HOUR);

    private final Game game = SampleGames.play(SampleGames.started(), "b6-b5");

    @Nested
    class AtTheDeadline {

        @Test
        void aMoveIsStillInTime() {
            assertEquals(Optional.of(DEADLINE), game.deadline());
            assertEquals(false, game.expired(DEADLINE));
            Game next = SampleGames.granted(Play.move(game, PETR.id(), "b1-b2", DEADLINE));
            assertEquals(Optional.of(DEADLINE.plus(SampleGames.HOUR)), next.deadline());
            assertEquals(Decision.refused(Refusal.DEADLINE_NOT_MISSED), Clocks.timeOut(game, DEADLINE));
        }
    }

    @Nested
    class JustPastIt {

        private final Instant past = DEADLINE.plusNanos(1);

        private void lost(Decision.Change change) {
            assertEquals(
                    new GameOutcome(GameOutcome.Result.ATTACKER_WINS, Optional.of(GameOutcome.Reason.TIMEOUT)),
                    change.game().outcome());
            assertEquals(1, change.game().ply());
            assertEquals(game.version() + 1, change.game().version());
            assertEquals(Optional.of(DEADLINE), change.game().endedAt());
            assertEquals(Optional.empty(), change.game().deadline());
            assertEquals(
                    List.of(new GameEvent(
                            GameEvent.Type.GAME_FINISHED, Optional.empty(), 1, List.of(PETR.id(), JANA.id()))),
                    change.events());
        }

        @Test
        void aMoveIsRefusedAndEndsTheGame() {
            lost(assertInstanceOf(Decision.TooLate.class, Play.move(game, PETR.id(), "b1-b2", past)));
        }

        @Test
        void anythingElseEndsTheGameTooWhoeverAsks() {
            lost(assertInstanceOf(Decision.TooLate.class, Ending.resign(game, JANA.id(), past)));
            lost(assertInstanceOf(Decision.TooLate.class, Draws.offer(game, PETR.id(), past)));
            lost(assertInstanceOf(Decision.TooLate.class, Ending.abort(game, PETR.id(), past)));
        }

        @Test
        void theClockEndsTheGame() {
            assertEquals(true, game.expired(past));
            lost(assertInstanceOf(Decision.Granted.class, Clocks.timeOut(game, past)));
        }

        @Test
        void aStrangerEndsNothing() {
            assertEquals(Decision.refused(Refusal.NOT_A_PLAYER), Play.move(game, SampleGames.OLGA.id(), "b1-b2", past));
        }

        @Test
        void theEngineLosesLikeAPlayer() {
            Game engines = SampleGames.play(SampleGames.againstEngine(), "b6-b5");
            Decision late = Play.engineMove(engines, 2, engines.legalMoves().get(0), past);
            assertEquals(
                    GameOutcome.lostBy(Side.DEFENDER, GameOutcome.Reason.TIMEOUT),
                    assertInstanceOf(Decision.TooLate.class, late).game().outcome());
        }

        @Test
        void anOfferOfADrawIsGone() {
            Game offered = SampleGames.granted(Draws.offer(game, JANA.id(), NOW));
            Game over = assertInstanceOf(Decision.TooLate.class, Draws.accept(offered, PETR.id(), past))
                    .game();
            assertEquals(Optional.empty(), over.drawOffers().standing());
            assertEquals(Optional.of(GameOutcome.Reason.TIMEOUT), over.outcome().reason());
        }
    }

    @Nested
    class AfterAnOutage {

        @ParameterizedTest
        @CsvSource({"-1,1,true", "0,1,false", "-1,0,false", "-7200,7200,true", "1,2,false", "-2,-1,false"})
        void onlyADeadlineAtWhichNoNodeWasUpIsMoved(long down, long up, boolean moved) {
            Instant back = DEADLINE.plusSeconds(up);
            Decision decision = Clocks.afterOutage(game, DEADLINE.plusSeconds(down), back);
            if (!moved) {
                assertEquals(Decision.refused(Refusal.DEADLINE_NOT_MISSED), decision);
                return;
            }
            Game.Draft next = game.next();
            next.deadline = Optional.of(back.plusSeconds(3_600));
            assertEquals(new Decision.Granted(next.build(), List.of()), decision);
        }
    }
}
