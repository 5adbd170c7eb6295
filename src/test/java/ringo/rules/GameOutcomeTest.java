package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GameOutcomeTest {

    /** Every way in which a game can have ended. */
    private static final Set<String> POSSIBLE = Set.of(
            "ATTACKER_WINS CASTLE_TAKEN",
            "ATTACKER_WINS CASTLE_HELD",
            "DEFENDER_WINS ATTACKERS_REDUCED",
            "ATTACKER_WINS NO_DEFENDERS",
            "ATTACKER_WINS NO_MOVES",
            "DEFENDER_WINS NO_MOVES",
            "DRAW REPETITION",
            "DEFENDER_WINS REPETITION",
            "DRAW QUIET_LIMIT",
            "ATTACKER_WINS RESIGNATION",
            "DEFENDER_WINS RESIGNATION",
            "DRAW AGREEMENT",
            "ATTACKER_WINS TIMEOUT",
            "DEFENDER_WINS TIMEOUT",
            "NO_RESULT ABORTED",
            "NO_RESULT DECLINED",
            "NO_RESULT CANCELLED");

    @Test
    void thereIsNoOtherWayToEnd() {
        Set<String> possible = new HashSet<>();
        for (GameOutcome.Result result : GameOutcome.Result.values()) {
            for (GameOutcome.Reason reason : GameOutcome.Reason.values()) {
                if (GameOutcome.possible(result, Optional.of(reason))) {
                    possible.add(result + " " + reason);
                    assertEquals(true, new GameOutcome(result, Optional.of(reason)).decided());
                } else {
                    assertThrows(IllegalArgumentException.class, () -> new GameOutcome(result, Optional.of(reason)));
                }
            }
        }
        assertEquals(POSSIBLE, possible);
    }

    @Test
    void onlyAGameThatGoesOnHasNoReason() {
        for (GameOutcome.Result result : GameOutcome.Result.values()) {
            assertEquals(result == GameOutcome.Result.ONGOING, GameOutcome.possible(result, Optional.empty()));
        }
        assertEquals(false, GameOutcome.ONGOING.decided());
    }

    @Test
    void hasEveryOutcomeOfTheRules() {
        assertEquals(GameOutcome.ONGOING, GameOutcome.of(Outcome.ONGOING));
        assertEquals(
                new GameOutcome(GameOutcome.Result.DEFENDER_WINS, Optional.of(GameOutcome.Reason.NO_MOVES)),
                GameOutcome.of(Outcome.ended(Result.DEFENDER_WINS, Outcome.Reason.NO_MOVES)));
        Set<String> names = new HashSet<>();
        Arrays.stream(GameOutcome.Reason.values()).forEach(reason -> names.add(reason.name()));
        Arrays.stream(Outcome.Reason.values())
                .forEach(reason -> assertEquals(true, names.contains(reason.name()), reason.name()));
    }

    @Test
    void isLostByASide() {
        assertEquals(
                new GameOutcome(GameOutcome.Result.DEFENDER_WINS, Optional.of(GameOutcome.Reason.TIMEOUT)),
                GameOutcome.lostBy(Side.ATTACKER, GameOutcome.Reason.TIMEOUT));
        assertEquals(
                new GameOutcome(GameOutcome.Result.ATTACKER_WINS, Optional.of(GameOutcome.Reason.RESIGNATION)),
                GameOutcome.lostBy(Side.DEFENDER, GameOutcome.Reason.RESIGNATION));
    }
}
