package ringo.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.hibernate.orm.PersistenceUnitExtension;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import ringo.game.Correspondence;
import ringo.game.GameId;
import ringo.game.GameTerms;
import ringo.game.Opponent;
import ringo.game.Participant;
import ringo.game.PlayerId;
import ringo.game.SideChoice;
import ringo.game.Visibility;
import ringo.player.Accounts;
import ringo.player.PlayerName;
import ringo.rules.NamedRuleSet;
import ringo.rules.Preset;

/** Most requests ask whether a game has changed, and most are told that it has not. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class PollTest {

    @Inject
    Correspondence correspondence;

    @Inject
    Accounts accounts;

    @Inject
    @PersistenceUnitExtension
    Statements statements;

    PollTest() {}

    @Test
    void aGameThatTheCallerHasAlreadyCostsOneQuery() {
        Accounts.Created poll =
                QuarkusTransaction.requiringNew().call(() -> (Accounts.Created) accounts.create(PlayerName.of("Poll")));
        GameTerms terms = new GameTerms(
                NamedRuleSet.of(Preset.BELL),
                Preset.BELL.rules().start(),
                Optional.empty(),
                Visibility.UNLISTED,
                SideChoice.ATTACKER,
                new Opponent.Open());
        Participant.Player creator =
                new Participant.Player(new PlayerId(poll.player().id()), "Poll");
        Correspondence.Answer created =
                QuarkusTransaction.requiringNew().call(() -> correspondence.create(creator, terms));
        GameId game =
                assertInstanceOf(Correspondence.Done.class, created).game().id();

        String secret = poll.secret().text();
        assertEquals(200, get(secret, game, "\"2\""), "the first one notes that the token is used");
        // Others may look for moves of the engine and for old answers meanwhile.
        List<String> sent = statements.during(() -> assertEquals(304, get(secret, game, "\"1\"")));

        List<String> ofRequest = sent.stream()
                .filter(sql -> !sql.contains("job") && !sql.contains("idempotency"))
                .toList();
        assertEquals(1, ofRequest.size(), ofRequest::toString);
        assertTrue(ofRequest.get(0).matches("select .*select version from game .* token .*"), ofRequest::toString);
    }

    private static int get(String token, GameId game, String known) {
        return RestAssured.given()
                .header("Authorization", "Bearer " + token)
                .header("If-None-Match", known)
                .get("/v1/games/" + game.text())
                .statusCode();
    }
}
