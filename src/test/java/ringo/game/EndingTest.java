package ringo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static ringo.game.SampleGames.JANA;
import static ringo.game.SampleGames.NOW;
import static ringo.game.SampleGames.PETR;
import static ringo.game.SampleGames.granted;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.rules.GameOutcome;
import ringo.rules.Side;

class EndingTest {

    private static final Participant.Deleted DELETED = new Participant.Deleted();

    private static Participant.Player player(Side side) {
        return side == Side.ATTACKER ? JANA : PETR;
    }

    @ParameterizedTest
    @EnumSource
    void whoResignsLosesWhoeverIsToMove(Side side) {
        for (Game game : List.of(SampleGames.started(), SampleGames.play(SampleGames.started(), "b6-b5"))) {
            Decision.Granted resigned =
                    (Decision.Granted) Ending.resign(game, player(side).id(), NOW.plusSeconds(7));
            assertEquals(
                    new GameOutcome(
                            side == Side.ATTACKER ? GameOutcome.Result.DEFENDER_WINS : GameOutcome.Result.ATTACKER_WINS,
                            Optional.of(GameOutcome.Reason.RESIGNATION)),
                    resigned.game().outcome());
            assertEquals(GameState.FINISHED, resigned.game().state());
            assertEquals(Optional.of(NOW.plusSeconds(7)), resigned.game().endedAt());
            assertEquals(Optional.empty(), resigned.game().deadline());
            assertEquals(
                    List.of(new GameEvent(
                            GameEvent.Type.GAME_FINISHED,
                            Optional.of(side),
                            game.ply(),
                            List.of(PETR.id(), JANA.id()))),
                    resigned.events());
        }
    }

    @Test
    void abortingLeavesNoResult() {
        Game game = granted(Ending.abort(SampleGames.play(SampleGames.started(), "b6-b5"), JANA.id(), NOW));
        assertEquals(
                new GameOutcome(GameOutcome.Result.NO_RESULT, Optional.of(GameOutcome.Reason.ABORTED)), game.outcome());
        assertEquals(GameState.ABORTED, game.state());
    }

    /** What becomes of a game when an account is deleted. */
    @Nested
    class Forgetting {

        private final Game invited =
                SampleGames.create(SampleGames.terms(SideChoice.ATTACKER, new Opponent.Invited(PETR)));
        private final Game active = granted(Beginning.join(invited, PETR, NOW, SampleGames.random(1)));

        private void forgotten(Decision decision, GameEvent event, GameOutcome.Reason reason) {
            Decision.Granted granted = (Decision.Granted) decision;
            assertEquals(List.of(event), granted.events());
            assertEquals(Optional.of(reason), granted.game().outcome().reason());
        }

        private GameEvent event(GameEvent.Type type, Optional<Side> by, Participant.Player concerned) {
            return new GameEvent(type, by, 0, List.of(concerned.id()));
        }

        @Test
        void theCreatorCancelsAWaitingGame() {
            Decision decision = Ending.forget(invited, JANA.id(), NOW);
            forgotten(
                    decision, event(GameEvent.Type.GAME_ABORTED, Optional.empty(), PETR), GameOutcome.Reason.CANCELLED);
            assertEquals(DELETED, granted(decision).creator());
            assertEquals(
                    Seats.FREE.with(Side.ATTACKER, DELETED), granted(decision).seats());
        }

        @Test
        void theInvitedPlayerDeclinesAWaitingGame() {
            Decision decision = Ending.forget(invited, PETR.id(), NOW);
            forgotten(
                    decision, event(GameEvent.Type.GAME_DECLINED, Optional.empty(), JANA), GameOutcome.Reason.DECLINED);
            assertEquals(
                    new Opponent.Invited(DELETED), granted(decision).terms().opponent());
            assertEquals(JANA, granted(decision).creator());
        }

        @Test
        void aPlayerResignsAnActiveGame() {
            Decision decision = Ending.forget(active, PETR.id(), NOW);
            forgotten(
                    decision,
                    event(GameEvent.Type.GAME_FINISHED, Optional.of(Side.DEFENDER), JANA),
                    GameOutcome.Reason.RESIGNATION);
            assertEquals(
                    GameOutcome.Result.ATTACKER_WINS,
                    granted(decision).outcome().result());
            assertEquals(
                    new Seats(Optional.of(JANA), Optional.of(DELETED)),
                    granted(decision).seats());
        }

        @Test
        void butADeadlineMissedBeforeHasDecidedIt() {
            Instant past = NOW.plus(SampleGames.HOUR).plusMillis(1);
            Decision decision = Ending.forget(active, PETR.id(), past);
            forgotten(
                    decision,
                    event(GameEvent.Type.GAME_FINISHED, Optional.of(Side.DEFENDER), JANA),
                    GameOutcome.Reason.TIMEOUT);
            assertEquals(
                    GameOutcome.Result.DEFENDER_WINS,
                    granted(decision).outcome().result());
        }

        @Test
        void changesOnlyTheNamesOfAGameThatIsOver() {
            Game finished = granted(Ending.resign(active, JANA.id(), NOW));
            Game once = granted(Ending.forget(finished, JANA.id(), NOW.plusSeconds(60)));
            Game.Draft next = finished.next();
            next.creator = DELETED;
            next.seats = new Seats(Optional.of(DELETED), Optional.of(PETR));
            assertEquals(next.build(), once);
            Game twice = granted(Ending.forget(once, PETR.id(), NOW.plusSeconds(60)));
            assertEquals(new Seats(Optional.of(DELETED), Optional.of(DELETED)), twice.seats());
            assertEquals(List.of(), twice.players());
            assertEquals(Decision.refused(Refusal.NOT_A_PLAYER), Ending.forget(twice, JANA.id(), NOW));
            assertEquals(finished.outcome(), twice.outcome());
        }
    }
}
