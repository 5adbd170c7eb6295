package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static ringo.rules.Ruling.moves;
import static ringo.rules.Ruling.movesFrom;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class NeutralZoneTest {

    @Nested
    class Immunity {

        @Test
        void shieldsFromJumps() {
            String attackers = "1A6/8/8/DA6/8/8 0 A";
            assertEquals("step b3-b2, step b3-c3", movesFrom("b3", "fosdick, jumpOverImmune: false", attackers));
            assertEquals(
                    "step b3-b2, step b3-c3, jump b3xh3(a3)",
                    movesFrom("b3", "fosdick, neutralZoneImmunity: false", attackers));
            String defenders = "1A6/8/8/A6D/8/8 0 D";
            assertEquals(
                    "step h3-h2, step h3-g3, step h3-h4", movesFrom("h3", "fosdick, jumpOverImmune: false", defenders));
            assertEquals(
                    "step h3-h2, jump h3xb3(a3), step h3-g3, step h3-h4",
                    movesFrom("h3", "fosdick, neutralZoneImmunity: false", defenders));
        }

        @Test
        void shieldsFromDisplacements() {
            String rules = "fosdick, jumpOverImmune: false, displacementCapture: true";
            String position = "8/8/8/DA5A/8/8 0 A";
            assertEquals("step b3-b2, step b3-c3", movesFrom("b3", rules, position));
            assertEquals(
                    "step b3-b2, displacement b3xa3(a3), step b3-c3",
                    movesFrom("b3", rules + ", neutralZoneImmunity: false", position));
        }

        @Test
        void shieldsWithinTheZoneToo() {
            String position = "1A6/8/8/A7/D7/8 0 A";
            assertEquals("step a3-b3, step a3-h3", movesFrom("a3", "fosdick, jumpOverImmune: false", position));
            assertEquals(
                    "jump a3xa1(a2), step a3-b3, step a3-h3",
                    movesFrom("a3", "fosdick, neutralZoneImmunity: false", position));
        }

        @Test
        void doesNotReachIntoTheCastle() {
            assertEquals(
                    "step a1-b1, castleJump a1xe1(castle), step a1-h1, step a1-a2",
                    movesFrom("a1", "fosdick", "1A6/8/8/8/8/D7 1 D"));
        }
    }

    @Nested
    class CaptureFromTheZone {

        private static final String BARRED = "fosdick, captureFromNeutralZone: false";

        @Test
        void isAnOptionForJumps() {
            String attackers = "1A6/8/8/AD6/8/8 0 A";
            assertEquals("step a3-a2, jump a3xc3(b3), step a3-h3", movesFrom("a3", "fosdick", attackers));
            assertEquals("step a3-a2, step a3-h3", movesFrom("a3", BARRED, attackers));
            String defenders = "1A6/8/8/D6A/8/8 0 D";
            assertEquals("step a3-a2, step a3-b3, jump a3xg3(h3), step a3-a4", movesFrom("a3", "fosdick", defenders));
            assertEquals("step a3-a2, step a3-b3, step a3-a4", movesFrom("a3", BARRED, defenders));
        }

        @Test
        void isAnOptionForDisplacements() {
            String position = "8/8/8/ADA5/8/8 0 A";
            assertEquals(
                    "step a3-a2, displacement a3xb3(b3), step a3-h3",
                    movesFrom("a3", "fosdick, displacementCapture: true", position));
            assertEquals("step a3-a2, step a3-h3", movesFrom("a3", BARRED + ", displacementCapture: true", position));
        }

        @Test
        void isAnOptionForCapturesWithinTheZone() {
            String position = "1A6/8/8/A7/D7/8 0 A";
            assertEquals("step a3-b3, step a3-h3", movesFrom("a3", BARRED + ", neutralZoneImmunity: false", position));
        }

        @Test
        void isAnOptionForTheCastleJumpToo() {
            String position = "1A6/8/8/8/8/D7 1 D";
            assertEquals(
                    "step a1-b1, castleJump a1xe1(castle), step a1-h1, step a1-a2",
                    movesFrom("a1", "fosdick", position));
            assertEquals("step a1-b1, step a1-h1, step a1-a2", movesFrom("a1", BARRED, position));
        }

        @Test
        void isNotWhatACaptureDoesThatEndsInTheZone() {
            assertEquals("step c3-c2, jump c3xa3(b3), step c3-d3", movesFrom("c3", BARRED, "1A6/8/8/1DA5/8/8 0 A"));
            assertEquals(
                    "step g3-g2, jump g3xa3(h3), step g3-f3, step g3-g4",
                    movesFrom("g3", BARRED, "1A6/8/8/6DA/8/8 0 D"));
        }

        @Test
        void isNotWhatACaptureDoesThatPassesOverTheZone() {
            assertEquals(
                    "step b3-b2, step b3-c3, jump b3xh3(a3)",
                    movesFrom("b3", BARRED + ", neutralZoneImmunity: false", "1A6/8/8/DA6/8/8 0 A"));
        }
    }

    @Nested
    class Limit {

        private static final String UNLIMITED = "fosdick";
        private static final String DEFENDERS = "fortress";
        private static final String ONE = "fosdick, neutralZoneLimit: one";

        @Test
        void ofNoneLetsEveryAttackerIn() {
            assertEquals("step b6-b5, step b6-a6, step b6-c6", movesFrom("b6", UNLIMITED, "1A6/A7/A7/A7/A7/A2D4 0 A"));
        }

        @Test
        void ofDefendersLetsInAsManyAsThereAre() {
            assertEquals("step b6-b5, step b6-a6, step b6-c6", movesFrom("b6", DEFENDERS, "1A6/8/8/A7/8/3D1D2 0 A"));
            assertEquals("step b6-b5, step b6-c6", movesFrom("b6", DEFENDERS, "1A6/8/8/A7/8/3D4 0 A"));
            assertEquals("step b6-b5, step b6-a6, step b6-c6", movesFrom("b6", DEFENDERS, "1A6/8/8/2A5/8/3D4 0 A"));
        }

        @Test
        void countsTheDefendersLeftAfterTheCapture() {
            assertEquals("step c3-c2, step c3-d3", movesFrom("c3", DEFENDERS, "8/A7/8/1DA5/8/3D4 0 A"));
            assertEquals(
                    "step c3-c2, jump c3xa3(b3), step c3-d3", movesFrom("c3", DEFENDERS, "8/A7/8/1DA5/8/3D1D2 0 A"));
        }

        @Test
        void countsTheDefendersLeftAfterADisplacementInTheZone() {
            String rules = DEFENDERS + ", displacementCapture: true, neutralZoneImmunity: false";
            assertEquals("step b3-b2, step b3-c3, jump b3xh3(a3)", movesFrom("b3", rules, "8/A7/8/DA6/8/3D4 0 A"));
            assertEquals(
                    "step b3-b2, displacement b3xa3(a3), step b3-c3, jump b3xh3(a3)",
                    movesFrom("b3", rules, "8/A7/8/DA6/8/3D1D2 0 A"));
        }

        @Test
        void ofDefendersClosesTheZoneToTheCaptureOfTheLastOne() {
            assertEquals("step c3-c2, step c3-d3", movesFrom("c3", DEFENDERS, "1A6/8/8/1DA5/8/8 0 A"));
        }

        @Test
        void ofOneLetsInOne() {
            assertEquals("step b6-b5, step b6-a6, step b6-c6", movesFrom("b6", ONE, "1A6/8/8/2A5/8/3D1D2 0 A"));
            assertEquals("step b6-b5, step b6-c6", movesFrom("b6", ONE, "1A6/8/8/A7/8/3D1D1D 0 A"));
            assertEquals("step c3-c2, jump c3xa3(b3), step c3-d3", movesFrom("c3", ONE, "1A6/8/8/1DA5/8/3D4 0 A"));
            assertEquals("step c3-c2, step c3-d3", movesFrom("c3", ONE, "8/A7/8/1DA5/8/3D4 0 A"));
        }

        @Test
        void holdsFromBothSidesAndInEveryRing() {
            assertEquals("castleEntry h1-castle, step h1-g1", movesFrom("h1", ONE, "8/8/8/A7/8/3D3A 0 A"));
            assertEquals("step g5-g4, step g5-f5", movesFrom("g5", ONE, "8/6AD/8/A7/8/8 0 A"));
        }

        @Test
        void doesNotCountTheCastle() {
            assertEquals("step b6-b5, step b6-a6, step b6-c6", movesFrom("b6", ONE, "1A6/8/8/8/8/3D1D2 1 A"));
        }

        @Test
        void letsThoseInsideStayAndMoveInside() {
            assertEquals("step a3-a2, step a3-b3, step a3-h3", movesFrom("a3", DEFENDERS, "A7/A7/8/A7/8/3D4 0 A"));
            assertEquals(
                    "jump a3xa1(a2), step a3-b3, step a3-h3",
                    movesFrom("a3", DEFENDERS + ", neutralZoneImmunity: false", "A7/A7/8/A7/D7/3D4 0 A"));
        }

        @Test
        void doesNotHinderAHopOverTheZone() {
            assertEquals("step b3-b2, step b3-c3, hop b3-h3", movesFrom("b3", ONE, "8/A7/8/DA6/8/8 0 A"));
        }

        @Test
        void isNotForDefenders() {
            assertEquals("step b3-b2, step b3-a3, step b3-c3, step b3-b4", moves(ONE, "A7/A7/8/1D6/8/8 0 D"));
        }
    }
}
