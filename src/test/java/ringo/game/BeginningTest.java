package ringo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static ringo.game.SampleGames.JANA;
import static ringo.game.SampleGames.NOW;
import static ringo.game.SampleGames.OLGA;
import static ringo.game.SampleGames.PETR;
import static ringo.game.SampleGames.granted;
import static ringo.game.SampleGames.random;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.rules.GameOutcome;
import ringo.rules.NamedRuleSet;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Side;

class BeginningTest {

    private static final Opponent OPEN = new Opponent.Open();
    private static final RuleSet BELL = Preset.BELL.rules();

    private static Position position(RuleSet rules, int castle, int quietPlies) {
        return new Position(
                rules.start()
                        .attackers()
                        .without(Cell.parse("b6").orElseThrow())
                        .without(Cell.parse("c6").orElseThrow()),
                rules.start().defenders(),
                castle,
                Side.DEFENDER,
                quietPlies,
                7);
    }

    @Nested
    class Created {

        @Test
        void waitsForTheOpponent() {
            GameTerms terms = new GameTerms(
                    NamedRuleSet.of(Preset.BELL),
                    BELL.start(),
                    Optional.of(Duration.ofDays(3)),
                    Visibility.UNLISTED,
                    SideChoice.DEFENDER,
                    new Opponent.Invited(PETR));
            Decision.Granted created = (Decision.Granted)
                    Beginning.create(JANA, terms, Instant.parse("2026-11-29T09:00:00.123456789Z"), random(3));
            Game game = created.game();
            Instant at = Instant.parse("2026-11-29T09:00:00.123Z");
            assertEquals(
                    new Game(
                            GameId.random(random(3)),
                            1,
                            GameState.WAITING,
                            terms,
                            at,
                            Optional.empty(),
                            Optional.empty(),
                            JANA,
                            new Seats(Optional.empty(), Optional.of(JANA)),
                            BELL.start(),
                            List.of(),
                            Optional.empty(),
                            DrawOffers.NONE,
                            GameOutcome.ONGOING,
                            Optional.empty()),
                    game);
            assertEquals(
                    List.of(new GameEvent(
                            GameEvent.Type.GAME_CREATED, Optional.of(Side.DEFENDER), 0, List.of(PETR.id(), JANA.id()))),
                    created.events());
        }

        @Test
        void hasNoSeatTakenWhereTheSidesAreToBeDrawn() {
            Decision.Granted created = (Decision.Granted)
                    Beginning.create(JANA, SampleGames.terms(SideChoice.RANDOM, OPEN), NOW, random(3));
            assertEquals(Seats.FREE, created.game().seats());
            assertEquals(
                    List.of(new GameEvent(GameEvent.Type.GAME_CREATED, Optional.empty(), 0, List.of(JANA.id()))),
                    created.events());
        }

        @Test
        void isActiveAtOnceAgainstTheEngine() {
            Participant.Engine engine = new Participant.Engine(10);
            Game game = SampleGames.create(SampleGames.terms(SideChoice.DEFENDER, new Opponent.Engine(engine)));
            assertEquals(GameState.ACTIVE, game.state());
            assertEquals(new Seats(Optional.of(engine), Optional.of(JANA)), game.seats());
            assertEquals(Optional.of(engine), game.engineToMove());
            assertEquals(Optional.of(NOW), game.startedAt());
            assertEquals(Optional.of(NOW.plus(SampleGames.HOUR)), game.deadline());
            assertEquals(List.of(JANA.id()), game.players());
        }

        @Test
        void hasNoDeadlineWithoutATimePerMove() {
            GameTerms terms = new GameTerms(
                    NamedRuleSet.of(Preset.BELL),
                    BELL.start(),
                    Optional.empty(),
                    Visibility.PUBLIC,
                    SideChoice.ATTACKER,
                    Opponent.Engine.ofLevel(1));
            Game game = SampleGames.play(SampleGames.create(terms), "b6-b5");
            assertEquals(Optional.empty(), game.deadline());
            assertEquals(false, game.expired(NOW.plus(Duration.ofDays(1_000))));
        }

        @Test
        void mayStartFromAnyPositionThatIsNotDecided() {
            Position start = position(BELL, 0, 5);
            Game game = SampleGames.started(BELL, start);
            assertEquals(start, game.position());
            assertEquals(Optional.of(PETR.id()), Optional.of(SampleGames.toMove(game)));
        }

        @Test
        void isRefusedWhereTheGameWouldBeOver() {
            Position start = new Position(CellSet.EMPTY, BELL.start().defenders(), 2, Side.DEFENDER, 0, 1);
            Position atTheQuietLimit = position(BELL, 0, BELL.quietPlyLimit());
            for (Position decided : List.of(start, atTheQuietLimit)) {
                assertEquals(
                        Decision.refused(Refusal.START_DECIDED),
                        Beginning.create(
                                JANA, SampleGames.terms(BELL, decided, SideChoice.RANDOM, OPEN), NOW, random(1)));
            }
        }

        @Test
        void isRefusedWithOneself() {
            Participant.Player sameUnderAnotherName = new Participant.Player(JANA.id(), "Jana2");
            GameTerms terms = SampleGames.terms(SideChoice.RANDOM, new Opponent.Invited(sameUnderAnotherName));
            assertEquals(Decision.refused(Refusal.OWN_GAME), Beginning.create(JANA, terms, NOW, random(1)));
        }

        @Test
        void isAFaultOfTheCallerWithAStartOfOtherRulesOrADeletedOpponent() {
            RuleSet zapletal = Preset.ZAPLETAL.rules();
            Position twoInside = position(zapletal, 2, 0);
            assertThrows(
                    IllegalArgumentException.class,
                    () -> SampleGames.create(SampleGames.terms(zapletal, twoInside, SideChoice.RANDOM, OPEN)));
            Opponent deleted = new Opponent.Invited(new Participant.Deleted());
            assertThrows(
                    IllegalArgumentException.class,
                    () -> SampleGames.create(SampleGames.terms(SideChoice.RANDOM, deleted)));
        }
    }

    @Nested
    class Joined {

        @ParameterizedTest
        @EnumSource(names = {"ATTACKER", "DEFENDER"})
        void leavesTheCreatorTheChosenSide(SideChoice choice) {
            Game waiting = SampleGames.create(SampleGames.terms(choice, OPEN));
            Instant now = NOW.plusSeconds(90);
            for (int seed = 0; seed < 20; seed++) {
                Decision.Granted joined = (Decision.Granted) Beginning.join(waiting, PETR, now, random(seed));
                Game game = joined.game();
                Side creators = choice.side().orElseThrow();
                assertEquals(Optional.of(creators), game.seats().sideOf(JANA.id()));
                assertEquals(Optional.of(PETR), game.seats().of(creators.opponent()));
                assertEquals(GameState.ACTIVE, game.state());
                assertEquals(Optional.of(now), game.startedAt());
                assertEquals(Optional.of(now.plus(SampleGames.HOUR)), game.deadline());
                assertEquals(
                        List.of(new GameEvent(
                                GameEvent.Type.GAME_JOINED,
                                Optional.of(creators.opponent()),
                                0,
                                List.of(PETR.id(), JANA.id()))),
                        joined.events());
            }
        }

        @Test
        void drawsTheSidesWhereTheCreatorWantsSo() {
            Game waiting = SampleGames.create(SampleGames.terms(SideChoice.RANDOM, OPEN));
            int attacks = 0;
            for (int seed = 0; seed < 1_000; seed++) {
                Game game = granted(Beginning.join(waiting, PETR, NOW, random(seed * 7_919L)));
                attacks += game.seats().sideOf(JANA.id()).equals(Optional.of(Side.ATTACKER)) ? 1 : 0;
                assertEquals(List.of(PETR.id(), JANA.id()), game.players());
            }
            assertEquals(
                    500, attacks, 60, "of 1,000 games the creator attacks in half of them, within four deviations");
        }

        @Test
        void drawsTheSidesAgainstTheEngineToo() {
            GameTerms terms = SampleGames.terms(SideChoice.RANDOM, Opponent.Engine.ofLevel(3));
            Set<Optional<Side>> sides = new HashSet<>();
            for (int seed = 0; seed < 64; seed++) {
                sides.add(granted(Beginning.create(JANA, terms, NOW, random(seed * 7_919L)))
                        .seats()
                        .sideOf(JANA.id()));
            }
            assertEquals(Set.of(Optional.of(Side.ATTACKER), Optional.of(Side.DEFENDER)), sides);
        }

        @Test
        void knowsTheInvitedPlayerByThePresentName() {
            Game waiting = SampleGames.create(SampleGames.terms(SideChoice.ATTACKER, new Opponent.Invited(PETR)));
            Participant.Player renamed = new Participant.Player(PETR.id(), "Pierre");
            Game game = granted(Beginning.join(waiting, renamed, NOW, random(1)));
            assertEquals(Optional.of(renamed), game.seats().defender());
            assertEquals(new Opponent.Invited(renamed), game.terms().opponent());
        }
    }

    @Nested
    class ComeToNothing {

        @Test
        void byTheInvitedPlayer() {
            Game waiting = SampleGames.create(SampleGames.terms(SideChoice.ATTACKER, new Opponent.Invited(PETR)));
            Decision.Granted declined = (Decision.Granted) Beginning.decline(waiting, PETR.id(), NOW.plusSeconds(5));
            assertEquals(GameState.ABORTED, declined.game().state());
            assertEquals(
                    GameOutcome.nothing(GameOutcome.Reason.DECLINED),
                    declined.game().outcome());
            assertEquals(Optional.of(NOW.plusSeconds(5)), declined.game().endedAt());
            assertEquals(
                    List.of(new GameEvent(
                            GameEvent.Type.GAME_DECLINED, Optional.empty(), 0, List.of(PETR.id(), JANA.id()))),
                    declined.events());
        }

        @Test
        void byItsCreator() {
            Game waiting = SampleGames.create(SampleGames.terms(SideChoice.RANDOM, OPEN));
            Decision.Granted cancelled = (Decision.Granted) Beginning.cancel(waiting, JANA.id(), NOW);
            assertEquals(
                    GameOutcome.nothing(GameOutcome.Reason.CANCELLED),
                    cancelled.game().outcome());
            assertEquals(
                    List.of(new GameEvent(GameEvent.Type.GAME_ABORTED, Optional.empty(), 0, List.of(JANA.id()))),
                    cancelled.events());
        }
    }

    @Nested
    class Rematches {

        @Test
        void swapTheSidesAndInviteTheOther() {
            Game finished = granted(
                    Ending.resign(SampleGames.started(BELL, position(BELL, 0, 5)), JANA.id(), NOW.plusSeconds(1)));
            for (Participant.Player asker : List.of(JANA, PETR)) {
                Participant.Player other = asker.equals(JANA) ? PETR : JANA;
                Participant.Player renamed = new Participant.Player(asker.id(), "New_name");
                Game game = granted(Beginning.rematch(finished, renamed, NOW.plusSeconds(60), random(9)));
                Side side = finished.seats().sideOf(asker.id()).orElseThrow().opponent();
                assertEquals(GameState.WAITING, game.state());
                assertEquals(finished.terms().with(SideChoice.of(side), new Opponent.Invited(other)), game.terms());
                assertEquals(Seats.FREE.with(side, renamed), game.seats());
                assertEquals(renamed, game.creator());
                assertEquals(Optional.of(finished.id()), game.rematchOf());
                assertEquals(finished.terms().start(), game.position());
                Game joined = granted(Beginning.join(game, other, NOW.plusSeconds(90), random(1)));
                assertEquals(Optional.of(side.opponent()), joined.seats().sideOf(other.id()));
            }
        }

        @Test
        void startAtOnceAgainstTheEngine() {
            Game finished = granted(Ending.resign(SampleGames.againstEngine(), JANA.id(), NOW));
            Game game = granted(Beginning.rematch(finished, JANA, NOW, random(9)));
            assertEquals(GameState.ACTIVE, game.state());
            assertEquals(new Seats(Optional.of(new Participant.Engine(4)), Optional.of(JANA)), game.seats());
        }

        @Test
        void areRefusedWithAnOpponentWhoIsGone() {
            Game finished = granted(Ending.forget(SampleGames.started(), PETR.id(), NOW));
            assertEquals(Decision.refused(Refusal.OPPONENT_DELETED), Beginning.rematch(finished, JANA, NOW, random(9)));
            assertEquals(Decision.refused(Refusal.NOT_A_PLAYER), Beginning.rematch(finished, OLGA, NOW, random(9)));
        }
    }

    @ParameterizedTest
    @CsvSource({"PT59M59S,false", "PT1H,true", "P30D,true", "P30DT1S,false", "PT1H0.5S,false", "PT1H1S,true"})
    void theTimePerMoveIsFromAnHourTo30DaysInWholeSeconds(Duration time, boolean allowed) {
        assertEquals(allowed, GameTerms.allows(time));
        if (allowed) {
            assertEquals(Optional.of(time), terms(time).timePerMove());
        } else {
            assertThrows(IllegalArgumentException.class, () -> terms(time));
        }
    }

    private static GameTerms terms(Duration time) {
        return new GameTerms(
                NamedRuleSet.of(Preset.BELL),
                BELL.start(),
                Optional.of(time),
                Visibility.PUBLIC,
                SideChoice.RANDOM,
                OPEN);
    }
}
