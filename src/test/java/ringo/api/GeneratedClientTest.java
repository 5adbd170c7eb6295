package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import ringo.client.ApiClient;
import ringo.client.ApiException;
import ringo.client.ApiResponse;
import ringo.client.api.AccountApi;
import ringo.client.api.BoardApi;
import ringo.client.api.EventsApi;
import ringo.client.api.GamesApi;
import ringo.client.api.MyGamesApi;
import ringo.client.api.PicturesApi;
import ringo.client.api.PlayersApi;
import ringo.client.api.PositionsApi;
import ringo.client.api.ProblemsApi;
import ringo.client.api.RuleSetsApi;
import ringo.client.api.ServiceApi;
import ringo.client.model.Board;
import ringo.client.model.BoardCell;
import ringo.client.model.CastleGoal;
import ringo.client.model.CreatedPlayer;
import ringo.client.model.CreatedToken;
import ringo.client.model.Game;
import ringo.client.model.GameEvent;
import ringo.client.model.GameEventType;
import ringo.client.model.GameOutcomeReason;
import ringo.client.model.GameOutcomeResult;
import ringo.client.model.GameRequest;
import ringo.client.model.GameResult;
import ringo.client.model.GameState;
import ringo.client.model.GameSummary;
import ringo.client.model.LegalMovesAnswer;
import ringo.client.model.Me;
import ringo.client.model.Move;
import ringo.client.model.MoveKind;
import ringo.client.model.MoveRequest;
import ringo.client.model.NameRequest;
import ringo.client.model.OpponentKind;
import ringo.client.model.OpponentWish;
import ringo.client.model.OutcomeReason;
import ringo.client.model.ParticipantKind;
import ringo.client.model.PictureTheme;
import ringo.client.model.PlayAnswer;
import ringo.client.model.PlayEvent;
import ringo.client.model.PlayEventType;
import ringo.client.model.PlayedMove;
import ringo.client.model.PositionInput;
import ringo.client.model.PositionRequest;
import ringo.client.model.Problem;
import ringo.client.model.ProblemError;
import ringo.client.model.RuleOptions;
import ringo.client.model.RuleSet;
import ringo.client.model.RuleSets;
import ringo.client.model.Rules;
import ringo.client.model.Scope;
import ringo.client.model.Shade;
import ringo.client.model.Side;
import ringo.client.model.SideChoice;
import ringo.client.model.TokenRequest;

/** A client that knows the contract alone, and was made from it by a generator, gets along with the service. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class GeneratedClientTest {

    @TestHTTPResource
    URL service;

    private ApiClient client() {
        return new ApiClient().setHost(service.getHost()).setPort(service.getPort());
    }

    private ApiClient client(String token) {
        return client().setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
    }

    @Test
    void playsAGameToItsEnd() throws ApiException {
        PositionsApi positions = new PositionsApi(client());
        PositionRequest game = new PositionRequest()
                .rules(new Rules("bell"))
                .position(new PositionInput()
                        .attackers(List.of("f1", "h4", "h5"))
                        .defenders(List.of("g1", "a2", "a4", "b5"))
                        .toMove(Side.ATTACKER));

        LegalMovesAnswer legal = positions.listLegalMoves(game);
        assertEquals(GameResult.ONGOING, legal.getOutcome().getResult());
        Move entry = legal.getMoves().stream()
                .filter(move -> move.getKind() == MoveKind.CASTLE_ENTRY)
                .findFirst()
                .orElseThrow();
        assertEquals("castle", entry.getTo());
        assertNull(entry.getCaptured());

        PlayAnswer played =
                positions.playMoves(game.addMovesItem(entry.getText()).addMovesItem("g1xc1"));
        PlayedMove last = played.getPlayed().get(1);
        assertEquals(Side.DEFENDER, last.getSide());
        assertEquals(MoveKind.CASTLE_JUMP, last.getMove().getKind());
        assertEquals(
                List.of(GameEventType.MOVED, GameEventType.CAPTURED),
                last.getEvents().stream().map(GameEvent::getType).toList());
        assertEquals(Side.ATTACKER, last.getEvents().get(1).getSide());
        assertEquals(List.of("h4", "h5"), played.getPosition().getAttackers());
        assertEquals(2, played.getPosition().getTurn());
        assertEquals("bell", played.getRules().getString());
    }

    @Test
    void playsOnUntilSomebodyHasWon() throws ApiException {
        PositionsApi positions = new PositionsApi(client());
        PositionRequest game = new PositionRequest()
                .rules(new Rules(new RuleOptions().castleGoal(CastleGoal.ONE_SURVIVES_REPLY)))
                .moves(new ArrayList<>());
        LegalMovesAnswer legal = positions.listLegalMoves(game);
        assertEquals(
                CastleGoal.ONE_SURVIVES_REPLY, legal.getRules().getRuleOptions().getCastleGoal());

        PlayAnswer played = positions.playMoves(game);
        while (played.getOutcome().getResult() == GameResult.ONGOING) {
            legal = positions.listLegalMoves(game);
            game.addMovesItem(chosen(legal.getMoves()));
            played = positions.playMoves(game);
        }

        assertTrue(
                Stream.of(OutcomeReason.values()).anyMatch(played.getOutcome().getReason()::equals));
        assertEquals(List.of(), positions.listLegalMoves(game).getMoves());
        List<GameEvent> events =
                played.getPlayed().get(game.getMoves().size() - 1).getEvents();
        GameEvent last = events.get(events.size() - 1);
        assertEquals(GameEventType.GAME_ENDED, last.getType());
        assertEquals(played.getOutcome(), last.getOutcome());
    }

    /** Into the castle if possible, else a capture, else the first move of the list. */
    private static String chosen(List<Move> moves) {
        return Stream.of(
                        moves.stream().filter(move -> "castle".equals(move.getTo())),
                        moves.stream().filter(move -> move.getCaptured() != null),
                        moves.stream())
                .flatMap(candidates -> candidates)
                .findFirst()
                .orElseThrow()
                .getText();
    }

    @Test
    void readsWhyAMoveIsIllegal() throws JsonProcessingException {
        PositionRequest game = new PositionRequest().rules(new Rules("bell")).notation("8/1D5A/D6A/8/D7/5AD1 0 A");
        ApiException refusal = assertThrows(
                ApiException.class, () -> new PositionsApi(client()).playMoves(game.addMovesItem("h4xa4")));

        assertEquals(422, refusal.getCode());
        Problem problem = client().getObjectMapper().readValue(refusal.getResponseBody(), Problem.class);
        assertEquals("/problems/illegalMove", problem.getType());
        ProblemError error = problem.getErrors().get(0);
        assertEquals("/moves/0", error.getPointer());
        assertEquals("neutralZoneImmune", error.getCode());
        assertEquals("h4xa4", error.getRejected());
        assertEquals(
                List.of("h4-h3", "h4-g4"),
                problem.getLegalMoves().stream().map(Move::getText).toList());
    }

    @Test
    void looksUpWhatAProblemMeans() throws ApiException {
        ProblemsApi problems = new ProblemsApi(client());

        assertEquals(422, problems.getProblem("neutralZoneImmune", null).getStatus());
        assertTrue(problems.listProblems(null).getProblems().size() > 20);
    }

    @Test
    void drawsTheBoard() throws ApiException {
        Board board = new BoardApi(client()).getBoard(null);
        BoardCell rim = board.getCells().stream()
                .filter(cell -> cell.getName().equals("b6"))
                .findFirst()
                .orElseThrow();

        assertEquals(6, board.getRings());
        assertEquals(8, board.getSegments().size());
        assertEquals(7.0, rim.getOutline().getOuterRadius());
        assertEquals("b5", rim.getNeighbours().getInward());
        assertNull(rim.getNeighbours().getOutward());
        assertEquals(Shade.NEUTRAL, board.getCells().get(0).getShade());
    }

    @Test
    void seesAPosition() throws ApiException, IOException {
        File svg = new PicturesApi(client())
                .drawPosition(
                        "8/8/8/8/1A6/2A2D2_0_A",
                        "bell",
                        "f2-f1",
                        200,
                        PictureTheme.DARK,
                        true,
                        "a",
                        "c1-castle",
                        "a1,a3",
                        "c1",
                        "Jana & Petr",
                        null);

        assertTrue(Files.readString(svg.toPath()).contains("<title id=\"ringo-title\">Jana &amp; Petr</title>"));
    }

    @Test
    void showsTheRuleSets() throws ApiException {
        RuleSetsApi api = new RuleSetsApi(client());
        RuleSets all = api.listRuleSets(null);
        RuleSet standard = api.getRuleSet(all.getDefault(), null);

        assertTrue(all.getRulesets().contains(standard));
        assertEquals(7, standard.getOptions().getAttackers().getValue());
        assertEquals("step", standard.getOptions().getDefenderRingMove().getValue());
        assertEquals(false, standard.getOptions().getDefenderPass().getValue());
        assertEquals(7, standard.getStart().getPosition().getAttackers().size());
    }

    @Test
    void connectsByATokenThatWasMadeForIt() throws ApiException {
        Given.NOBODY.prepare();
        CreatedPlayer jana = new PlayersApi(client()).createPlayer(new NameRequest().name("Jana"));
        CreatedToken made = new AccountApi(client(jana.getToken().getSecret()))
                .createToken(new TokenRequest()
                        .label("Board")
                        .scopes(List.of(Scope.READ, Scope.PLAY))
                        .expiresIn("P90D"));
        AccountApi board = new AccountApi(client(made.getSecret()));

        Me me = board.getMe();
        assertEquals("Jana", me.getName());
        assertEquals(List.of(Scope.READ, Scope.PLAY), me.getToken().getScopes());
        assertEquals(
                made.getCreatedAt().plusDays(90).toInstant(),
                me.getToken().getExpiresAt().toInstant());
        assertEquals(403, assertThrows(ApiException.class, board::listTokens).getCode());
        board.revokeToken(made.getId());
        assertEquals(401, assertThrows(ApiException.class, board::getMe).getCode());
    }

    @Test
    void playsAGameBetweenTwoPlayers() throws ApiException {
        Given.NOBODY.prepare();
        PlayersApi players = new PlayersApi(client());
        ApiClient first = client(
                players.createPlayer(new NameRequest().name("Jana")).getToken().getSecret());
        ApiClient second = client(
                players.createPlayer(new NameRequest().name("Petr")).getToken().getSecret());
        GamesApi jana = new GamesApi(first);
        GamesApi petr = new GamesApi(second);

        Game created = jana.createGame(
                new GameRequest()
                        .rules(new Rules("bell"))
                        .notation("8/8/8/8/1A6/2A2D2 0 A")
                        .side(SideChoice.ATTACKER)
                        .timePerMove("P3D")
                        .opponent(new OpponentWish().kind(OpponentKind.PLAYER).name("petr")),
                "new-game");
        String id = created.getId();
        assertEquals(GameState.WAITING, created.getState());
        assertEquals("Petr", created.getInvited().getName());
        assertNull(created.getSeats().getDefender());
        assertEquals(
                List.of(id),
                new MyGamesApi(second)
                        .listMyGames(GameState.WAITING, null, null, null).getGames().stream()
                                .map(GameSummary::getId)
                                .toList());

        Game game = petr.joinGame(id, tag(created), null);
        assertEquals(GameState.ACTIVE, game.getState());
        assertEquals(ParticipantKind.PLAYER, game.getSeats().getDefender().getKind());
        assertEquals(
                id,
                new MyGamesApi(first).listMyTurns(null, null).getGames().get(0).getId());

        Game moved = jana.playMove(id, new MoveRequest().move("c1-castle"), tag(game), "move-1");
        assertEquals(moved, jana.playMove(id, new MoveRequest().move("c1-castle"), tag(game), "move-1"));
        assertEquals(Side.DEFENDER, moved.getPosition().getToMove());
        assertEquals(
                412,
                assertThrows(ApiException.class, () -> petr.resignGame(id, tag(game), null))
                        .getCode());

        Game offered = jana.offerDraw(id, tag(moved), null);
        assertEquals(Side.ATTACKER, offered.getDrawOffer().getBy());
        Game declined = petr.removeDrawOffer(id, tag(offered));
        assertNull(declined.getDrawOffer());

        Game over = petr.playMove(id, new MoveRequest().move("f1xb1"), tag(declined), null);
        assertEquals(GameState.FINISHED, over.getState());
        assertEquals(GameOutcomeResult.DEFENDER_WINS, over.getOutcome().getResult());
        assertEquals(GameOutcomeReason.ATTACKERS_REDUCED, over.getOutcome().getReason());
        assertEquals(List.of("c1-castle", "f1xb1"), jana.getGameRecord(id).getMoves());
        assertEquals(
                List.of(
                        PlayEventType.GAME_CREATED,
                        PlayEventType.GAME_JOINED,
                        PlayEventType.MOVE_PLAYED,
                        PlayEventType.DRAW_OFFERED,
                        PlayEventType.DRAW_DECLINED,
                        PlayEventType.MOVE_PLAYED,
                        PlayEventType.GAME_FINISHED),
                new EventsApi(first)
                        .listMyEvents(0L, 100, null).getEvents().stream()
                                .map(PlayEvent::getType)
                                .toList());

        Game rematch = jana.rematchGame(id, null);
        assertEquals(SideChoice.DEFENDER, rematch.getCreatorSide());
        assertEquals(id, rematch.getRematchOf());
    }

    private static String tag(Game game) {
        return '"' + game.getVersion().toString() + '"';
    }

    @Test
    void asksOnlyForWhatIsNew() throws ApiException {
        ServiceApi api = new ServiceApi(client());
        ApiResponse<ringo.client.model.Service> answer = api.getServiceWithHttpInfo(null);
        String tag = answer.getHeaders().getOrDefault("etag", List.of("none")).get(0);

        assertEquals("Ringo", answer.getData().getName());
        assertEquals(
                304, assertThrows(ApiException.class, () -> api.getService(tag)).getCode());
    }
}
