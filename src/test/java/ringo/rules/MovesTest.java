package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static ringo.rules.Ruling.moves;
import static ringo.rules.Ruling.movesFrom;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The moves that take nothing: step, entry into the castle, pass. */
class MovesTest {

    @Test
    void theStartHasNineMoves() {
        assertEquals(
                "step b6-b5, step b6-a6, step c6-c5, step d6-d5, step e6-e5, step f6-f5, step g6-g5, step h6-h5, step h6-a6",
                moves("fosdick", "1AAAAAAA/8/8/8/8/1D1D1D1D 0 A 0 1"));
    }

    @Test
    void theDefendersAnswerTheStartWithTwelveSteps() {
        assertEquals(
                "step b1-a1, step b1-c1, step b1-b2, step d1-c1, step d1-e1, step d1-d2, "
                        + "step f1-e1, step f1-g1, step f1-f2, step h1-a1, step h1-g1, step h1-h2",
                moves("fosdick", "2AAAAAA/1A6/8/8/8/1D1D1D1D 0 D"));
    }

    @Test
    void areListedByFromThenToThenCapturedThenThePass() {
        assertEquals(
                "step b1-a1, step b1-c1, castleJump b1xf1(castle), step b1-b2, "
                        + "step d2-d1, jump d2xb2(c2), step d2-e2, step d2-d3, pass",
                moves("fosdick, defenderPass: true", "8/8/8/8/2AD4/1D6 1 D"));
    }

    @Nested
    class Step {

        @Test
        void attackersGoInwardOrSideways() {
            assertEquals("step b3-b2, step b3-a3, step b3-c3", movesFrom("b3", "fosdick", "5A2/8/8/1A6/8/3D4 0 A"));
        }

        @Test
        void defendersGoInwardOutwardOrSideways() {
            assertEquals(
                    "step d3-d2, step d3-c3, step d3-e3, step d3-d4",
                    movesFrom("d3", "fosdick", "1A3A2/8/8/3D4/8/8 0 D"));
        }

        @Test
        void segmentHIsNextToA() {
            assertEquals("step h3-h2, step h3-a3, step h3-g3", movesFrom("h3", "fosdick", "5A2/8/8/7A/8/3D4 0 A"));
            assertEquals("step a3-a2, step a3-b3, step a3-h3", movesFrom("a3", "fosdick", "5A2/8/8/A7/8/3D4 0 A"));
        }

        @Test
        void nothingLiesBeyondTheRim() {
            assertEquals("step d6-d5, step d6-c6, step d6-e6", movesFrom("d6", "fosdick", "3D4/8/8/8/8/A4A2 0 D"));
        }

        @Test
        void defendersDoNotStepIntoTheCastle() {
            assertEquals("step d1-c1, step d1-e1, step d1-d2", movesFrom("d1", "fosdick", "1A3A2/8/8/8/8/3D4 0 D"));
        }

        @Test
        void theNeighbourMustBeEmpty() {
            assertEquals("step b3-a3", movesFrom("b3", "fosdick", "5A2/8/8/1AA5/1D6/1D6 0 A"));
        }

        @Test
        void ownPiecesAreNeverJumped() {
            assertEquals("step b3-c3", movesFrom("b3", "fosdick", "5A2/8/8/AA6/1A6/3D4 0 A"));
            assertEquals("step d3-e3", movesFrom("d3", "fosdick", "1A3A2/8/3D4/2DD4/3D4/8 0 D"));
        }

        @Test
        void onlyTheSideToMoveMoves() {
            assertEquals("step d1-c1, step d1-e1, step d1-d2", moves("fosdick", "1A3A2/8/8/8/8/3D4 0 D"));
            assertEquals(
                    "step b6-b5, step b6-a6, step b6-c6, step f6-f5, step f6-e6, step f6-g6",
                    moves("fosdick", "1A3A2/8/8/8/8/3D4 0 A"));
        }
    }

    @Nested
    class EnteringTheCastle {

        @Test
        void attackersStepInFromRing1() {
            assertEquals(
                    "castleEntry b1-castle, step b1-a1, step b1-c1",
                    movesFrom("b1", "fosdick", "5A2/8/8/8/8/1A1D4 0 A"));
        }

        @Test
        void anotherAttackerThereDoesNotHinderThem() {
            assertEquals(
                    "castleEntry b1-castle, step b1-a1, step b1-c1", movesFrom("b1", "fosdick", "8/8/8/8/8/1A1D4 1 A"));
        }

        @Test
        void aPieceInTheCastleNeverMoves() {
            assertEquals("step b3-b2, step b3-a3, step b3-c3", moves("fosdick", "8/8/8/1A6/8/3D4 1 A"));
        }

        @Test
        void theZoneIsADoorUnlessTheRuleSetClosesIt() {
            String position = "1A6/8/8/8/8/A2D4 0 A";
            assertEquals("castleEntry a1-castle, step a1-b1, step a1-h1", movesFrom("a1", "fosdick", position));
            assertEquals(
                    "step a1-b1, step a1-h1", movesFrom("a1", "fosdick, castleEntryFromNeutralZone: false", position));
        }

        @Test
        void theZoneIsNoDoorForACaptureEither() {
            String position = "1A6/8/8/8/A7/D7 0 A";
            assertEquals(
                    "jump a2xcastle(a1), step a2-b2, step a2-h2",
                    movesFrom("a2", "fosdick, neutralZoneImmunity: false", position));
            assertEquals(
                    "step a2-b2, step a2-h2",
                    movesFrom(
                            "a2", "fosdick, neutralZoneImmunity: false, castleEntryFromNeutralZone: false", position));
        }

        @Test
        void theZoneIsNoDoorForAHopEither() {
            String position = "1A6/8/8/8/A7/D7 0 A";
            assertEquals("hop a2-castle, step a2-b2, step a2-h2", movesFrom("a2", "fosdick", position));
            assertEquals(
                    "step a2-b2, step a2-h2", movesFrom("a2", "fosdick, castleEntryFromNeutralZone: false", position));
        }

        @Test
        void theOtherDoorsStayOpen() {
            assertEquals(
                    "castleEntry b1-castle, step b1-a1, step b1-c1",
                    movesFrom("b1", "fosdick, castleEntryFromNeutralZone: false", "5A2/8/8/8/8/1A1D4 0 A"));
        }
    }

    @Nested
    class Pass {

        @Test
        void isForDefendersWhereTheRuleSetHasIt() {
            assertEquals(
                    "step d1-c1, step d1-e1, step d1-d2, pass",
                    moves("fosdick, defenderPass: true", "1A3A2/8/8/8/8/3D4 0 D"));
        }

        @Test
        void isNotForAttackers() {
            assertEquals(
                    "step b6-b5, step b6-a6, step b6-c6, step f6-f5, step f6-e6, step f6-g6",
                    moves("fosdick, defenderPass: true", "1A3A2/8/8/8/8/3D4 0 A"));
        }
    }

    @Nested
    class NoMovesOnceTheGameIsOver {

        @Test
        void withTheCastleTaken() {
            assertEquals("none", moves("fosdick", "8/8/8/1A6/8/3D4 2 D"));
        }

        @Test
        void withTheCastleHeld() {
            assertEquals("none", moves("zapletal", "8/8/8/1A6/8/3D4 1 A"));
        }

        @Test
        void withTheAttackersReduced() {
            assertEquals("none", moves("fosdick", "8/8/8/1A6/8/3D4 0 D"));
        }

        @Test
        void withNoDefendersLeft() {
            assertEquals("none", moves("fosdick", "8/8/8/1AA5/8/8 0 A"));
        }

        @Test
        void withTheQuietLimitReached() {
            assertEquals("none", moves("fosdick, quietPlyLimit: 20", "8/8/8/1AA5/8/3D4 0 A 20 11"));
        }
    }
}
