package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** How a game ends, as far as the position alone tells; the repetition is in {@link LineTest}. */
class OutcomeTest {

    private static final Outcome CASTLE_TAKEN = Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.CASTLE_TAKEN);
    private static final Outcome CASTLE_HELD = Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.CASTLE_HELD);
    private static final Outcome ATTACKERS_REDUCED =
            Outcome.ended(Result.DEFENDER_WINS, Outcome.Reason.ATTACKERS_REDUCED);
    private static final Outcome NO_DEFENDERS = Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.NO_DEFENDERS);
    private static final Outcome QUIET_LIMIT = Outcome.ended(Result.DRAW, Outcome.Reason.QUIET_LIMIT);

    /** One attacker, shut in on a1 where it may not enter the castle. */
    private static final String ATTACKER_SHUT_IN = "8/8/8/8/8/ADD3DD 0 A";

    /** One defender with attackers all round and behind those. */
    private static final String DEFENDER_SHUT_IN = "8/8/8/3A4/3A4/1AADAA2 0 D";

    private static void assertOutcome(Outcome expected, String rules, String position) {
        assertEquals(expected, Ruling.of(rules, position).outcome());
    }

    @Nested
    class Ongoing {

        @Test
        void isTheStart() {
            assertOutcome(Outcome.ONGOING, "fosdick", "1AAAAAAA/8/8/8/8/1D1D1D1D 0 A 0 1");
        }

        @Test
        void isNotDecided() {
            assertFalse(Outcome.ONGOING.decided());
            assertTrue(QUIET_LIMIT.decided());
        }
    }

    @Nested
    class CastleTaken {

        @Test
        void byTwoAttackersWinsForThem() {
            assertOutcome(CASTLE_TAKEN, "fosdick", "8/8/8/1A6/8/3D4 2 D");
            assertOutcome(CASTLE_TAKEN, "fosdick", "8/8/8/1A6/8/3D4 2 A");
        }

        @Test
        void isNotYetByOne() {
            assertOutcome(Outcome.ONGOING, "fosdick", "8/8/8/1A6/8/3D4 1 D");
            assertOutcome(Outcome.ONGOING, "fosdick", "8/8/8/1A6/8/3D4 1 A");
        }

        @Test
        void comesBeforeTheAttackersReduced() {
            assertOutcome(CASTLE_TAKEN, "neto", "8/8/8/8/8/3D4 2 D");
        }
    }

    @Nested
    class CastleHeld {

        @Test
        void throughTheDefendersReplyWinsForTheAttacker() {
            assertOutcome(CASTLE_HELD, "zapletal", "8/8/8/1A6/8/3D4 1 A");
        }

        @Test
        void isNotDecidedBeforeTheReply() {
            assertOutcome(Outcome.ONGOING, "zapletal", "8/8/8/1A6/8/3D4 1 D");
        }

        @Test
        void needsAnAttackerInTheCastle() {
            assertOutcome(Outcome.ONGOING, "zapletal", "8/8/8/1AA5/8/3D4 0 A");
        }

        @Test
        void comesBeforeTheAttackersReduced() {
            assertOutcome(CASTLE_HELD, "zapletal, defenderWinsAt: 1", "8/8/8/8/8/3D4 1 A");
        }
    }

    @Nested
    class AttackersReduced {

        @Test
        void toOneWinsForTheDefender() {
            assertOutcome(ATTACKERS_REDUCED, "fosdick", "8/8/8/1A6/8/3D4 0 A");
            assertOutcome(ATTACKERS_REDUCED, "fosdick", "8/8/8/1A6/8/3D4 0 D");
            assertOutcome(Outcome.ONGOING, "fosdick", "8/8/8/1AA5/8/3D4 0 A");
        }

        @Test
        void countsThoseInTheCastle() {
            assertOutcome(ATTACKERS_REDUCED, "fosdick", "8/8/8/8/8/3D4 1 D");
            assertOutcome(Outcome.ONGOING, "fosdick", "8/8/8/1A6/8/3D4 1 D");
        }

        @Test
        void isWhatTheRuleSetSays() {
            assertOutcome(ATTACKERS_REDUCED, "neto", "1AA5/8/8/1AA5/8/3D4 0 A");
            assertOutcome(Outcome.ONGOING, "neto", "1AAA4/8/8/1AA5/8/3D4 0 A");
        }

        @Test
        void toNoneIsWhatZapletalAsksFor() {
            assertOutcome(Outcome.ONGOING, "zapletal", "8/8/8/1A6/8/3D4 0 A");
            assertOutcome(ATTACKERS_REDUCED, "zapletal", "8/8/8/8/8/3D4 0 A");
        }

        @Test
        void comesBeforeNoDefenders() {
            assertOutcome(ATTACKERS_REDUCED, "fosdick", "8/8/8/1A6/8/8 0 A");
        }
    }

    @Nested
    class NoDefenders {

        @Test
        void winsForTheAttacker() {
            assertOutcome(NO_DEFENDERS, "fosdick", "8/8/8/1AA5/8/8 0 D");
            assertOutcome(NO_DEFENDERS, "fosdick", "8/8/8/1AA5/8/8 0 A");
        }
    }

    @Nested
    class NoMoves {

        @Test
        void ofTheAttackerWinForTheDefender() {
            assertOutcome(
                    Outcome.ended(Result.DEFENDER_WINS, Outcome.Reason.NO_MOVES),
                    "zapletal, castleEntryFromNeutralZone: false",
                    ATTACKER_SHUT_IN);
        }

        @Test
        void areNoMovesWhileTheCastleIsOpen() {
            assertOutcome(Outcome.ONGOING, "zapletal", ATTACKER_SHUT_IN);
        }

        @Test
        void ofTheDefenderWinForTheAttacker() {
            assertOutcome(Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.NO_MOVES), "fosdick", DEFENDER_SHUT_IN);
            assertOutcome(Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.NO_MOVES), "neto", DEFENDER_SHUT_IN);
        }

        @Test
        void areNotTheCaseWhereThePassIsLegal() {
            assertOutcome(Outcome.ONGOING, "fosdick, defenderPass: true", DEFENDER_SHUT_IN);
        }

        @Test
        void ofTheOtherSideDecideNothing() {
            assertOutcome(Outcome.ONGOING, "fosdick", "8/8/8/3A4/3A4/1AADAA2 0 A");
        }

        @Test
        void comeBeforeTheQuietLimit() {
            assertOutcome(
                    Outcome.ended(Result.ATTACKER_WINS, Outcome.Reason.NO_MOVES),
                    "fosdick, quietPlyLimit: 20",
                    "8/8/8/3A4/3A4/1AADAA2 0 D 20 11");
        }
    }

    @Nested
    class QuietLimit {

        @Test
        void isADraw() {
            assertOutcome(QUIET_LIMIT, "fosdick", "8/8/8/1AA5/8/3D4 0 A 100 60");
            assertOutcome(QUIET_LIMIT, "fosdick, quietPlyLimit: 20", "8/8/8/1AA5/8/3D4 0 D 20 60");
        }

        @Test
        void isADrawWhateverRepetitionSays() {
            assertOutcome(QUIET_LIMIT, "fosdick, repetition: defenderWins", "8/8/8/1AA5/8/3D4 0 A 100 60");
        }

        @Test
        void isNotYetReachedOnePlyBefore() {
            assertOutcome(Outcome.ONGOING, "fosdick", "8/8/8/1AA5/8/3D4 0 A 99 60");
        }

        @Test
        void comesAfterAllElseThatThePositionTells() {
            assertOutcome(CASTLE_TAKEN, "fosdick", "8/8/8/1A6/8/3D4 2 D 100 60");
            assertOutcome(CASTLE_HELD, "zapletal", "8/8/8/1A6/8/3D4 1 A 100 60");
            assertOutcome(ATTACKERS_REDUCED, "fosdick", "8/8/8/1A6/8/3D4 0 A 100 60");
            assertOutcome(NO_DEFENDERS, "fosdick", "8/8/8/1AA5/8/8 0 A 100 60");
        }
    }
}
