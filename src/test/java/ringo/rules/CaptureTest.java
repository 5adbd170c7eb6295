package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static ringo.rules.Ruling.moves;
import static ringo.rules.Ruling.movesFrom;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The ways to capture, and the hop; what comes after a slide is in {@link RingSlideTest}. */
class CaptureTest {

    @Nested
    class JumpCapture {

        @Test
        void takesAttackersInwardOrSidewaysOverAnEnemy() {
            assertEquals(
                    "jump d3xd1(d2), jump d3xb3(c3), jump d3xf3(e3)",
                    movesFrom("d3", "fosdick", "1A6/8/3D4/2DAD3/3D4/8 0 A"));
        }

        @Test
        void takesDefendersInEveryDirection() {
            assertEquals(
                    "jump d3xd1(d2), jump d3xb3(c3), jump d3xf3(e3), jump d3xd5(d4)",
                    movesFrom("d3", "fosdick", "1A6/8/3A4/2ADA3/3A4/8 0 D"));
        }

        @Test
        void isOptional() {
            assertEquals(
                    "jump d3xd1(d2), step d3-c3, step d3-e3, step b6-b5, step b6-a6, step b6-c6",
                    moves("fosdick", "1A6/8/8/3A4/3D4/8 0 A"));
        }

        @Test
        void landsOnAnEmptyCell() {
            assertEquals("step d3-c3, step d3-e3", movesFrom("d3", "fosdick", "8/8/8/3A4/3D4/3A4 0 A"));
            assertEquals("step d3-c3, step d3-e3", movesFrom("d3", "fosdick", "1A6/8/8/3A4/3D4/3D4 0 A"));
        }

        @Test
        void goesOverTheNeighbourOnly() {
            assertEquals("step d4-d3, step d4-c4, step d4-e4", movesFrom("d4", "fosdick", "1A6/8/1D1A1D2/8/3D4/8 0 A"));
        }

        @Test
        void sidewaysStaysInTheRing() {
            assertEquals("step g3-g2, jump g3xa3(h3), step g3-f3", movesFrom("g3", "fosdick", "1A6/8/8/6AD/8/8 0 A"));
            assertEquals(
                    "step b1-c1, jump b1xh1(a1), step b1-b2",
                    movesFrom("b1", "fosdick, neutralZoneImmunity: false", "1A6/8/8/8/8/AD6 0 D"));
        }

        @Test
        void takesAnAttackerFromRing2IntoTheCastle() {
            String expected = "jump d2xcastle(d1), step d2-c2, step d2-e2";
            assertEquals(expected, movesFrom("d2", "fosdick", "1A6/8/8/8/3A4/3D4 0 A"));
            assertEquals(expected, movesFrom("d2", "fosdick", "8/8/8/8/3A4/3D4 1 A"));
        }

        @Test
        void doesNotTakeADefenderIntoTheCastle() {
            assertEquals("step d2-c2, step d2-e2, step d2-d3", movesFrom("d2", "fosdick", "1A6/8/8/8/3D4/3A4 0 D"));
        }

        @Test
        void doesNotLeaveTheBoard() {
            assertEquals("step d5-d4, step d5-c5, step d5-e5", movesFrom("d5", "fosdick", "1A1A4/3D4/8/8/8/8 0 D"));
        }

        @Test
        void needsAnEnemyToJump() {
            assertEquals("step d3-e3", movesFrom("d3", "fosdick", "1A6/8/8/2AA4/3A4/5D2 0 A"));
            assertEquals("step d3-e3, step d3-d4", movesFrom("d3", "fosdick", "1A3A2/8/8/2DD4/3D4/8 0 D"));
        }
    }

    @Nested
    class CastleJump {

        @Test
        void takesTheAttackerInTheCastleAndLandsOnTheOppositeCell() {
            assertEquals(
                    "step d1-c1, step d1-e1, castleJump d1xh1(castle), step d1-d2",
                    movesFrom("d1", "fosdick", "1A6/8/8/8/8/3D4 1 D"));
            assertEquals(
                    "castleJump h1xd1(castle), step h1-g1, step h1-h2",
                    movesFrom("h1", "fosdick", "8/8/8/8/8/AA5D 1 D"));
        }

        @Test
        void needsAnAttackerInTheCastle() {
            assertEquals("step d1-c1, step d1-e1, step d1-d2", movesFrom("d1", "fosdick", "1AA5/8/8/8/8/3D4 0 D"));
        }

        @Test
        void needsTheOppositeCellToBeEmpty() {
            String expected = "step d1-c1, step d1-e1, step d1-d2";
            assertEquals(expected, movesFrom("d1", "fosdick", "8/8/8/8/8/3D3A 1 D"));
            assertEquals(expected, movesFrom("d1", "fosdick", "1A6/8/8/8/8/3D3D 1 D"));
        }

        @Test
        void startsOnRing1() {
            assertEquals(
                    "step d2-d1, step d2-c2, step d2-e2, step d2-d3",
                    movesFrom("d2", "fosdick", "1A6/8/8/8/3D4/8 1 D"));
        }

        @Test
        void followsNoSlide() {
            assertEquals(
                    "slide c1-a1, step c1-b1, castleJump c1xg1(castle), step c1-c2",
                    movesFrom("c1", "bell", "1A6/8/8/8/8/2DD4 1 D"));
        }

        @Test
        void isAnOption() {
            assertEquals(
                    "step d1-c1, step d1-e1, step d1-d2",
                    movesFrom("d1", "fosdick, castleJump: false", "1A6/8/8/8/8/3D4 1 D"));
        }

        @Test
        void mayLandWhereALeapLandsToo() {
            assertEquals(
                    "slide c1-a1, step c1-b1, step c1-d1, slide c1-e1, castleJump c1xg1(castle), leap c1xg1(f1), "
                            + "step c1-c2",
                    movesFrom("c1", "neto, defenderWinsAt: 1", "8/8/8/8/8/2D2A2 1 D"));
        }
    }

    @Nested
    class Displacement {

        private static final String DISPLACE = "fosdick, displacementCapture: true";

        @Test
        void takesAttackersWhereTheyCouldHaveStepped() {
            assertEquals(
                    "displacement d3xd2(d2), displacement d3xc3(c3), step d3-e3",
                    movesFrom("d3", DISPLACE, "8/8/3D4/1ADA4/3D4/3A4 0 A"));
        }

        @Test
        void takesDefendersWhereTheyCouldHaveStepped() {
            assertEquals(
                    "displacement d3xd2(d2), displacement d3xc3(c3), displacement d3xe3(e3), displacement d3xd4(d4)",
                    movesFrom("d3", DISPLACE, "8/3D4/3A4/1AADAD2/3A4/3A4 0 D"));
        }

        @Test
        void standsBesideTheJump() {
            assertEquals(
                    "jump d3xd1(d2), displacement d3xd2(d2), step d3-c3, step d3-e3",
                    movesFrom("d3", DISPLACE, "1A6/8/8/3A4/3D4/8 0 A"));
        }

        @Test
        void isAnOption() {
            assertEquals("step d3-e3", movesFrom("d3", "fosdick", "8/8/3D4/1ADA4/3D4/3A4 0 A"));
        }

        @Test
        void reachesTheNextCellOnlyWithoutSlides() {
            assertEquals(
                    "step d3-d2, step d3-c3, step d3-e3, step d3-d4",
                    movesFrom("d3", DISPLACE, "1A6/3A4/8/3D1A2/8/8 0 D"));
        }

        @Test
        void doesNotReachIntoTheCastle() {
            assertEquals(
                    "step d1-c1, step d1-e1, step d1-d2",
                    movesFrom("d1", DISPLACE + ", castleJump: false", "1A6/8/8/8/8/3D4 1 D"));
        }
    }

    @Nested
    class Hop {

        @Test
        void takesAttackersInwardOrSidewaysOverAnImmuneEnemy() {
            assertEquals("hop a3-a1, step a3-b3, step a3-h3", movesFrom("a3", "fosdick", "1A6/8/D7/A7/D7/8 0 A"));
            assertEquals("step b3-b2, step b3-c3, hop b3-h3", movesFrom("b3", "fosdick", "1A6/8/8/DA6/8/8 0 A"));
            assertEquals("step h3-h2, hop h3-b3, step h3-g3", movesFrom("h3", "fosdick", "1A6/8/8/D6A/8/8 0 A"));
        }

        @Test
        void takesDefendersInEveryDirection() {
            assertEquals(
                    "hop a3-a1, step a3-b3, step a3-h3, hop a3-a5", movesFrom("a3", "fosdick", "1A6/8/A7/D7/A7/8 0 D"));
            assertEquals(
                    "step b3-b2, step b3-c3, hop b3-h3, step b3-b4", movesFrom("b3", "fosdick", "1A6/8/8/AD6/8/8 0 D"));
        }

        @Test
        void landsOnAnEmptyCell() {
            assertEquals("step b3-b2, step b3-c3", movesFrom("b3", "fosdick", "8/8/8/DA5A/8/8 0 A"));
            assertEquals("step b3-b2, step b3-c3", movesFrom("b3", "fosdick", "1A6/8/8/DA5D/8/8 0 A"));
            assertEquals("step a3-b3, step a3-h3", movesFrom("a3", "fosdick", "8/8/8/A7/D7/A7 0 A"));
            assertEquals("step a3-a2, step a3-b3, step a3-h3", movesFrom("a3", "fosdick", "8/A7/A7/D7/8/8 0 D"));
        }

        @Test
        void isAnOption() {
            assertEquals(
                    "step b3-b2, step b3-c3", movesFrom("b3", "fosdick, jumpOverImmune: false", "1A6/8/8/DA6/8/8 0 A"));
        }

        @Test
        void isACaptureInsteadWhereNothingIsImmune() {
            assertEquals(
                    "step b3-b2, step b3-c3, jump b3xh3(a3)",
                    movesFrom("b3", "fosdick, neutralZoneImmunity: false", "1A6/8/8/DA6/8/8 0 A"));
        }

        @Test
        void goesOverNobodyOutsideTheZone() {
            assertEquals("step d3-d2, jump d3xb3(c3), step d3-e3", movesFrom("d3", "fosdick", "1A6/8/8/2DA4/8/8 0 A"));
        }

        @Test
        void doesNotGoOverOwnPieces() {
            assertEquals("step b3-b2, step b3-c3", movesFrom("b3", "fosdick", "8/8/8/AA6/8/3D4 0 A"));
        }

        @Test
        void doesNotTakeADefenderIntoTheCastleNorAnyoneOffTheBoard() {
            assertEquals("step a2-b2, step a2-h2, step a2-a3", movesFrom("a2", "fosdick", "1A6/8/8/8/D7/A7 0 D"));
            assertEquals("step a5-a4, step a5-b5, step a5-h5", movesFrom("a5", "fosdick", "AA6/D7/8/8/8/8 0 D"));
        }

        @Test
        void isNoCaptureFromTheZone() {
            assertEquals(
                    "hop a3-a1, step a3-b3, step a3-h3",
                    movesFrom("a3", "fosdick, captureFromNeutralZone: false", "1A6/8/8/A7/D7/8 0 A"));
        }
    }

    @Nested
    class MustCapture {

        private static final String MUST = "fosdick, defenderMustCapture: true, defenderPass: true";

        @Test
        void leavesOnlyTheCaptures() {
            assertEquals("jump d3xd1(d2)", moves(MUST, "1A6/8/8/3D4/3A4/5D2 0 D"));
        }

        @Test
        void leavesTheChoiceAmongCaptures() {
            assertEquals("castleJump f1xb1(castle), jump d3xd1(d2)", moves(MUST, "8/8/8/3D4/3A4/5D2 1 D"));
        }

        @Test
        void leavesAllWhileThereIsNoCapture() {
            assertEquals("step d3-d2, step d3-c3, step d3-e3, step d3-d4, pass", moves(MUST, "1AA5/8/8/3D4/8/8 0 D"));
        }

        @Test
        void isNotForAttackers() {
            assertEquals("jump d3xd1(d2), step d3-c3, step d3-e3", movesFrom("d3", MUST, "1A6/8/8/3A4/3D4/8 0 A"));
        }

        @Test
        void isMetByTheCastleJump() {
            assertEquals("castleJump d1xh1(castle)", moves(MUST, "1A6/8/2D5/8/8/3D4 1 D"));
        }

        @Test
        void isMetByALeap() {
            assertEquals("leap c3xg3(f3)", moves(MUST + ", defenderRingMove: slide", "1A6/8/8/2D2A2/8/3D4 0 D"));
        }

        @Test
        void isMetByADisplacement() {
            assertEquals(
                    "displacement d3xd2(d2)", moves(MUST + ", displacementCapture: true", "8/8/8/3D4/3A4/3A1D2 0 D"));
            assertEquals(
                    "displacement c3xf3(f3)",
                    moves(MUST + ", displacementCapture: true, defenderRingMove: slide", "8/8/8/2D2AA1/8/3D4 0 D"));
        }

        @Test
        void isNotBroughtAboutByAHop() {
            assertEquals("step b3-b2, step b3-c3, hop b3-h3, step b3-b4, pass", moves(MUST, "1A6/8/8/AD6/8/8 0 D"));
        }

        @Test
        void isNotMetByAHop() {
            assertEquals("jump d3xf3(e3)", moves(MUST, "8/8/8/AD1DA3/8/8 0 D"));
        }
    }
}
