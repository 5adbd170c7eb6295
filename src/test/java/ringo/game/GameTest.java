package ringo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static ringo.game.SampleGames.JANA;
import static ringo.game.SampleGames.NOW;
import static ringo.game.SampleGames.OLGA;
import static ringo.game.SampleGames.PETR;
import static ringo.game.SampleGames.granted;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.rules.GameOutcome;
import ringo.rules.Side;

class GameTest {

    private static final Game WAITING = SampleGames.create(SampleGames.terms(SideChoice.ATTACKER, new Opponent.Open()));
    private static final Game ACTIVE = SampleGames.play(SampleGames.started(), "b6-b5");
    private static final Game FINISHED = granted(Ending.resign(ACTIVE, JANA.id(), NOW));

    /** What contradicts the rest of a game, by what the refusal names. */
    private static Game.Draft with(Game game, Consumer<Game.Draft> change) {
        Game.Draft draft = game.next();
        change.accept(draft);
        return draft;
    }

    @TestFactory
    List<DynamicTest> contradictionsAreRefused() {
        return List.of(
                refused("startedAt", with(WAITING, game -> game.startedAt = Optional.of(NOW))),
                refused("startedAt", with(ACTIVE, game -> game.startedAt = Optional.empty())),
                refused("startedAt", with(ACTIVE, game -> game.seats = Seats.FREE.with(Side.ATTACKER, JANA))),
                refused("startedAt", with(WAITING, game -> game.seats = ACTIVE.seats())),
                refused("endedAt", with(ACTIVE, game -> game.endedAt = Optional.of(NOW))),
                refused("endedAt", with(FINISHED, game -> game.endedAt = Optional.empty())),
                refused("position", with(ACTIVE, game -> game.position = WAITING.position())),
                refused("position", with(WAITING, game -> game.position = ACTIVE.position())),
                refused("moves", with(ACTIVE, game -> game.moves = List.of(atPly2()))),
                refused("deadline", with(ACTIVE, game -> game.deadline = Optional.empty())),
                refused("deadline", with(WAITING, game -> game.deadline = Optional.of(NOW))),
                refused("drawOffers", with(FINISHED, game -> game.drawOffers = offer())),
                refused("outcome", with(ACTIVE, game -> game.outcome = GameOutcome.agreed())),
                refused("outcome", with(FINISHED, game -> game.outcome = GameOutcome.ONGOING)),
                refused(
                        "outcome",
                        with(FINISHED, game -> game.outcome = GameOutcome.nothing(GameOutcome.Reason.ABORTED))));
    }

    private static DynamicTest refused(String part, Game.Draft draft) {
        return DynamicTest.dynamicTest(
                part,
                () -> assertEquals(
                        "no game has this " + part,
                        assertThrows(IllegalArgumentException.class, draft::build)
                                .getMessage()));
    }

    private static PlayedMove atPly2() {
        PlayedMove move = ACTIVE.moves().get(0);
        return new PlayedMove(2, move.side(), move.text(), move.playedAt(), move.position());
    }

    private static DrawOffers offer() {
        return DrawOffers.NONE.offered(Side.ATTACKER, 0);
    }

    @Test
    void anOfferThatStandsWasMade() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new DrawOffers(Optional.of(Side.ATTACKER), Optional.empty(), Optional.of(3)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new DrawOffers(Optional.of(Side.DEFENDER), Optional.of(3), Optional.empty()));
    }

    @Test
    void theVersionIsFrom1() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Game(
                        WAITING.id(),
                        0,
                        WAITING.state(),
                        WAITING.terms(),
                        WAITING.createdAt(),
                        WAITING.startedAt(),
                        WAITING.endedAt(),
                        WAITING.creator(),
                        WAITING.seats(),
                        WAITING.position(),
                        WAITING.moves(),
                        WAITING.deadline(),
                        WAITING.drawOffers(),
                        WAITING.outcome(),
                        WAITING.rematchOf()));
    }

    @Test
    void itsLegalMovesAreThoseOfTheSideToMoveWhileItIsActive() {
        assertEquals(9, SampleGames.started().legalMoves().size());
        assertEquals(List.of(), WAITING.legalMoves());
        assertEquals(List.of(), FINISHED.legalMoves());
    }

    @Test
    void itConcernsCreatorInvitedAndSeated() {
        Game invited = SampleGames.create(SampleGames.terms(SideChoice.RANDOM, new Opponent.Invited(OLGA)));
        assertEquals(
                Map.of(JANA, true, OLGA, true, PETR, false),
                Map.of(
                        JANA,
                        invited.concerns(JANA.id()),
                        OLGA,
                        invited.concerns(OLGA.id()),
                        PETR,
                        invited.concerns(PETR.id())));
        assertEquals(List.of(JANA.id(), OLGA.id()), invited.players());
        assertEquals(List.of(PETR.id(), JANA.id()), ACTIVE.players());
    }

    @Test
    void playersOfAnEventAreInOrderAndNamedOnce() {
        GameEvent event = new GameEvent(
                GameEvent.Type.GAME_CREATED, Optional.empty(), 0, List.of(OLGA.id(), JANA.id(), PETR.id(), JANA.id()));
        assertEquals(List.of(PETR.id(), JANA.id(), OLGA.id()), event.concerned());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 11})
    void thereIsNoSuchLevel(int level) {
        assertThrows(IllegalArgumentException.class, () -> new Participant.Engine(level));
        assertThrows(IllegalArgumentException.class, () -> Opponent.Engine.ofLevel(level));
    }

    @ParameterizedTest
    @CsvSource({"''", "two words", "a\tb"})
    void thereIsNoSuchName(String name) {
        assertThrows(IllegalArgumentException.class, () -> new Participant.Player(JANA.id(), name));
    }
}
