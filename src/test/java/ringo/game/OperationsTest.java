package ringo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import ringo.board.Cell;
import ringo.notation.MoveText;
import ringo.rules.Codes;
import ringo.rules.Move;
import ringo.rules.MoveKind;

/** What comes of every operation in every state of a game, by who asks. */
class OperationsTest {

    /**
     * Operation, states, and what comes of it if the creator (attacker), the opponent and a stranger ask: a refusal; {@code +} and what
     * happens; {@code late} if the request is refused for a missed deadline and ends the game; {@code -} where there is no such caller.
     */
    private static final String TABLE = """
            join        open                          ownGame             +gameJoined       +gameJoined
            join        invited                       ownGame             +gameJoined       notInvited
            join        ply0,ply1,ply2,offered,missed alreadyJoined       alreadyJoined     seatTaken
            join        engine,engineToMove           alreadyJoined       -                 seatTaken
            join        finished                      gameFinished        gameFinished      gameFinished
            join        aborted                       gameAborted         gameAborted       gameAborted

            decline     open                          notInvited          notInvited        notInvited
            decline     invited                       notInvited          +gameDeclined     notInvited
            decline     ply0,ply1,ply2,offered,missed notInvited          gameStarted       notInvited
            decline     engine,engineToMove           notInvited          -                 notInvited
            decline     finished                      notInvited          gameFinished      notInvited
            decline     aborted                       notInvited          gameAborted       notInvited

            cancel      open                          +gameAborted        notAPlayer        notAPlayer
            cancel      invited                       +gameAborted        notCreator        notAPlayer
            cancel      ply0,ply1,ply2,offered,missed gameStarted         notCreator        notAPlayer
            cancel      engine,engineToMove           gameStarted         -                 notAPlayer
            cancel      finished                      gameFinished        notCreator        notAPlayer
            cancel      aborted                       gameAborted         notCreator        notAPlayer

            abort       open                          gameNotStarted      notAPlayer        notAPlayer
            abort       invited                       gameNotStarted      gameNotStarted    notAPlayer
            abort       ply0,ply1                     +gameAborted        +gameAborted      notAPlayer
            abort       ply2,offered                  tooLateToAbort      tooLateToAbort    notAPlayer
            abort       missed                        late                late              notAPlayer
            abort       engine,engineToMove           +gameAborted        -                 notAPlayer
            abort       finished                      gameFinished        gameFinished      notAPlayer
            abort       aborted                       gameAborted         gameAborted       notAPlayer

            callOff     open                          +gameAborted        notAPlayer        notAPlayer
            callOff     invited                       +gameAborted        notCreator        notAPlayer
            callOff     ply0,ply1                     +gameAborted        +gameAborted      notAPlayer
            callOff     ply2,offered                  tooLateToAbort      tooLateToAbort    notAPlayer
            callOff     missed                        late                late              notAPlayer
            callOff     engine,engineToMove           +gameAborted        -                 notAPlayer
            callOff     finished                      gameFinished        gameFinished      notAPlayer
            callOff     aborted                       gameAborted         gameAborted       notAPlayer

            move        open                          gameNotStarted      notAPlayer        notAPlayer
            move        invited                       gameNotStarted      gameNotStarted    notAPlayer
            move        ply0,ply2,offered             +movePlayed         notYourTurn       notAPlayer
            move        ply1                          notYourTurn         +movePlayed       notAPlayer
            move        missed                        late                late              notAPlayer
            move        engine                        +movePlayed         -                 notAPlayer
            move        engineToMove                  notYourTurn         -                 notAPlayer
            move        finished                      gameFinished        gameFinished      notAPlayer
            move        aborted                       gameAborted         gameAborted       notAPlayer

            resign      open                          gameNotStarted      notAPlayer        notAPlayer
            resign      invited                       gameNotStarted      gameNotStarted    notAPlayer
            resign      ply0,ply1,ply2,offered        +gameFinished       +gameFinished     notAPlayer
            resign      missed                        late                late              notAPlayer
            resign      engine,engineToMove           +gameFinished       -                 notAPlayer
            resign      finished                      gameFinished        gameFinished      notAPlayer
            resign      aborted                       gameAborted         gameAborted       notAPlayer

            offer       open                          gameNotStarted      notAPlayer        notAPlayer
            offer       invited                       gameNotStarted      gameNotStarted    notAPlayer
            offer       ply0,ply1,ply2                +drawOffered        +drawOffered      notAPlayer
            offer       offered                       drawOfferedTooSoon  drawOfferStands   notAPlayer
            offer       missed                        late                late              notAPlayer
            offer       engine,engineToMove           +drawOffered,drawDeclined  -          notAPlayer
            offer       finished                      gameFinished        gameFinished      notAPlayer
            offer       aborted                       gameAborted         gameAborted       notAPlayer

            accept      open                          gameNotStarted      notAPlayer        notAPlayer
            accept      invited                       gameNotStarted      gameNotStarted    notAPlayer
            accept      ply0,ply1,ply2                noDrawOffer         noDrawOffer       notAPlayer
            accept      offered                       ownDrawOffer        +gameFinished     notAPlayer
            accept      missed                        late                late              notAPlayer
            accept      engine,engineToMove           noDrawOffer         -                 notAPlayer
            accept      finished                      gameFinished        gameFinished      notAPlayer
            accept      aborted                       gameAborted         gameAborted       notAPlayer

            declineDraw open                          gameNotStarted      notAPlayer        notAPlayer
            declineDraw invited                       gameNotStarted      gameNotStarted    notAPlayer
            declineDraw ply0,ply1,ply2                noDrawOffer         noDrawOffer       notAPlayer
            declineDraw offered                       ownDrawOffer        +drawDeclined     notAPlayer
            declineDraw missed                        late                late              notAPlayer
            declineDraw engine,engineToMove           noDrawOffer         -                 notAPlayer
            declineDraw finished                      gameFinished        gameFinished      notAPlayer
            declineDraw aborted                       gameAborted         gameAborted       notAPlayer

            withdraw    open                          gameNotStarted      notAPlayer        notAPlayer
            withdraw    invited                       gameNotStarted      gameNotStarted    notAPlayer
            withdraw    ply0,ply1,ply2                noDrawOffer         noDrawOffer       notAPlayer
            withdraw    offered                       +drawWithdrawn      notYourDrawOffer  notAPlayer
            withdraw    missed                        late                late              notAPlayer
            withdraw    engine,engineToMove           noDrawOffer         -                 notAPlayer
            withdraw    finished                      gameFinished        gameFinished      notAPlayer
            withdraw    aborted                       gameAborted         gameAborted       notAPlayer

            remove      open                          gameNotStarted      notAPlayer        notAPlayer
            remove      invited                       gameNotStarted      gameNotStarted    notAPlayer
            remove      ply0,ply1,ply2                noDrawOffer         noDrawOffer       notAPlayer
            remove      offered                       +drawWithdrawn      +drawDeclined     notAPlayer
            remove      missed                        late                late              notAPlayer
            remove      engine,engineToMove           noDrawOffer         -                 notAPlayer
            remove      finished                      gameFinished        gameFinished      notAPlayer
            remove      aborted                       gameAborted         gameAborted       notAPlayer

            rematch     open,invited                  gameNotFinished     notAPlayer        notAPlayer
            rematch     ply0,ply1,ply2,offered,missed gameNotFinished     gameNotFinished   notAPlayer
            rematch     engine,engineToMove           gameNotFinished     -                 notAPlayer
            rematch     finished                      +gameCreated        +gameCreated      notAPlayer
            rematch     aborted                       gameAborted         gameAborted       notAPlayer

            forget      open                          +gameAborted        notAPlayer        notAPlayer
            forget      invited                       +gameAborted        +gameDeclined     notAPlayer
            forget      ply0,ply1,ply2,offered,missed +gameFinished       +gameFinished     notAPlayer
            forget      engine,engineToMove           +gameFinished       -                 notAPlayer
            forget      finished,aborted              +                   +                 notAPlayer
            """;

    /** The same for what nobody asks for: the clock's end, and the engine's move. */
    private static final String WITHOUT_CALLER = """
            timeOut     open,invited                                   gameNotStarted
            timeOut     ply0,ply1,ply2,offered,engine,engineToMove     deadlineNotMissed
            timeOut     missed                                         +gameFinished
            timeOut     finished                                       gameFinished
            timeOut     aborted                                        gameAborted

            afterOutage open,invited                                   gameNotStarted
            afterOutage ply0,ply1,ply2,offered,engine,engineToMove     deadlineNotMissed
            afterOutage missed                                         +
            afterOutage finished                                       gameFinished
            afterOutage aborted                                        gameAborted

            engineMove  open,invited                                   gameNotStarted
            engineMove  ply0,ply1,ply2,offered,engine                  notYourTurn
            engineMove  missed                                         late
            engineMove  engineToMove                                   +movePlayed
            engineMove  finished                                       gameFinished
            engineMove  aborted                                        gameAborted
            """;

    private static final Instant MISSED = SampleGames.NOW.plus(SampleGames.HOUR).plusMillis(1);

    private static final Map<String, Participant.Player> CALLERS = callers();

    private interface Operation {
        Decision ask(Game game, Participant.Player who, Instant now);
    }

    private static final Map<String, Operation> OPERATIONS = Map.ofEntries(
            Map.entry("join", (game, who, now) -> Beginning.join(game, who, now, SampleGames.random(2))),
            Map.entry("decline", (game, who, now) -> Beginning.decline(game, who.id(), now)),
            Map.entry("cancel", (game, who, now) -> Beginning.cancel(game, who.id(), now)),
            Map.entry("abort", (game, who, now) -> Ending.abort(game, who.id(), now)),
            Map.entry("callOff", (game, who, now) -> Ending.callOff(game, who.id(), now)),
            Map.entry("move", (game, who, now) -> Play.move(game, who.id(), MoveText.write(aMove(game), false), now)),
            Map.entry("resign", (game, who, now) -> Ending.resign(game, who.id(), now)),
            Map.entry("offer", (game, who, now) -> Draws.offer(game, who.id(), now)),
            Map.entry("accept", (game, who, now) -> Draws.accept(game, who.id(), now)),
            Map.entry("declineDraw", (game, who, now) -> Draws.decline(game, who.id(), now)),
            Map.entry("withdraw", (game, who, now) -> Draws.withdraw(game, who.id(), now)),
            Map.entry("remove", (game, who, now) -> Draws.remove(game, who.id(), now)),
            Map.entry("rematch", (game, who, now) -> Beginning.rematch(game, who, now, SampleGames.random(2))),
            Map.entry("forget", (game, who, now) -> Ending.forget(game, who.id(), now)),
            Map.entry("timeOut", (game, who, now) -> Clocks.timeOut(game, now)),
            Map.entry("afterOutage", (game, who, now) -> Clocks.afterOutage(game, SampleGames.NOW, now)),
            Map.entry("engineMove", (game, who, now) -> Play.engineMove(game, game.ply() + 1, aMove(game), now)));

    private static final Map<String, Game> STATES = states();

    private static Map<String, Participant.Player> callers() {
        Map<String, Participant.Player> callers = new LinkedHashMap<>();
        callers.put("creator", SampleGames.JANA);
        callers.put("opponent", SampleGames.PETR);
        callers.put("stranger", SampleGames.OLGA);
        return callers;
    }

    private static Map<String, Game> states() {
        Game invited =
                SampleGames.create(SampleGames.terms(SideChoice.ATTACKER, new Opponent.Invited(SampleGames.PETR)));
        Game ply0 =
                SampleGames.granted(Beginning.join(invited, SampleGames.PETR, SampleGames.NOW, SampleGames.random(1)));
        Game ply2 = SampleGames.play(ply0, "b6-b5", "b1-b2");
        return Map.ofEntries(
                Map.entry("open", SampleGames.create(SampleGames.terms(SideChoice.ATTACKER, new Opponent.Open()))),
                Map.entry("invited", invited),
                Map.entry("ply0", ply0),
                Map.entry("ply1", SampleGames.play(ply0, "b6-b5")),
                Map.entry("ply2", ply2),
                Map.entry("offered", SampleGames.granted(Draws.offer(ply2, SampleGames.JANA.id(), SampleGames.NOW))),
                Map.entry("missed", ply2),
                Map.entry("engine", SampleGames.againstEngine()),
                Map.entry("engineToMove", SampleGames.play(SampleGames.againstEngine(), "b6-b5")),
                Map.entry("finished", SampleGames.granted(Ending.resign(ply2, SampleGames.PETR.id(), SampleGames.NOW))),
                Map.entry("aborted", SampleGames.granted(Ending.abort(ply0, SampleGames.PETR.id(), SampleGames.NOW))));
    }

    /** A legal move, or any where there is none. */
    private static Move aMove(Game game) {
        return game.legalMoves().isEmpty()
                ? Move.quiet(
                        MoveKind.STEP,
                        Cell.parse("b6").orElseThrow(),
                        Cell.parse("b5").orElseThrow())
                : game.legalMoves().get(0);
    }

    private record Row(String operation, List<String> states, List<String> answers) {}

    private static List<Row> rows(String table) {
        return table.lines()
                .filter(line -> !line.isBlank())
                .map(line -> List.of(line.strip().split(" +", -1)))
                .map(words ->
                        new Row(words.get(0), List.of(words.get(1).split(",", -1)), words.subList(2, words.size())))
                .toList();
    }

    @Test
    void theTablesNameEveryOperationInEveryStateOnce() {
        Set<String> named = new HashSet<>();
        for (Row row : rows(TABLE + WITHOUT_CALLER)) {
            for (String state : row.states()) {
                assertEquals(true, named.add(row.operation() + " " + state), row + " is named twice");
            }
        }
        Set<String> all = OPERATIONS.keySet().stream()
                .flatMap(operation -> STATES.keySet().stream().map(state -> operation + " " + state))
                .collect(Collectors.toSet());
        assertEquals(all, named);
    }

    @TestFactory
    List<DynamicTest> everyOperation() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Row row : rows(TABLE)) {
            List<String> callers = List.copyOf(CALLERS.keySet());
            for (String state : row.states()) {
                for (int i = 0; i < callers.size(); i++) {
                    String caller = callers.get(i);
                    String answer = row.answers().get(i);
                    tests.add(DynamicTest.dynamicTest(
                            row.operation() + ", " + state + ", " + caller,
                            () -> check(row.operation(), state, caller, answer)));
                }
            }
        }
        for (Row row : rows(WITHOUT_CALLER)) {
            for (String state : row.states()) {
                tests.add(DynamicTest.dynamicTest(
                        row.operation() + ", " + state,
                        () -> check(
                                row.operation(),
                                state,
                                "stranger",
                                row.answers().get(0))));
            }
        }
        return tests;
    }

    private static void check(String operation, String state, String caller, String answer) {
        Game game = Objects.requireNonNull(STATES.get(state), state);
        Participant.Player who = Objects.requireNonNull(CALLERS.get(caller), caller);
        if (answer.equals("-")) {
            assertEquals(false, game.concerns(who.id()), caller + " is there");
            return;
        }
        Instant now = state.equals("missed") ? MISSED : SampleGames.NOW;
        Decision decision =
                Objects.requireNonNull(OPERATIONS.get(operation), operation).ask(game, who, now);
        assertEquals(answer, answer(decision));
        if (decision instanceof Decision.Change change) {
            boolean anew = operation.equals("rematch");
            assertEquals(anew ? 1 : game.version() + 1, change.game().version());
            if (anew) {
                assertNotEquals(game.id(), change.game().id());
            } else {
                assertEquals(game.id(), change.game().id());
            }
            for (GameEvent event : change.events()) {
                assertEquals(change.game().players(), event.concerned());
                assertEquals(change.game().ply(), event.ply());
            }
        }
    }

    private static String answer(Decision decision) {
        if (decision instanceof Decision.Refused refused) {
            return Codes.of(refused.refusal());
        }
        if (decision instanceof Decision.TooLate late) {
            assertEquals(List.of(GameEvent.Type.GAME_FINISHED), types(late));
            return "late";
        }
        return types((Decision.Change) decision).stream().map(Codes::of).collect(Collectors.joining(",", "+", ""));
    }

    private static List<GameEvent.Type> types(Decision.Change change) {
        return change.events().stream().map(GameEvent::type).toList();
    }
}
