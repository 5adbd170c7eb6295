package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static ringo.rules.Ruling.movesFrom;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What defenders do where {@code defenderRingMove} is {@code slide}. */
class RingSlideTest {

    private static final String SLIDE = "fosdick, defenderRingMove: slide, jumpOverImmune: false";
    private static final String SLIDE_NOT_IMMUNE = SLIDE + ", neutralZoneImmunity: false";

    @Nested
    class RingSlide {

        @Test
        void goesAnyNumberOfEmptyCellsEitherWay() {
            assertEquals(
                    "step e3-e2, slide e3-b3, slide e3-c3, step e3-d3, step e3-f3, slide e3-g3, slide e3-h3, step e3-e4",
                    movesFrom("e3", SLIDE, "1A6/8/8/A3D3/8/8 0 D"));
        }

        @Test
        void isAnOption() {
            assertEquals(
                    "step e3-e2, step e3-d3, step e3-f3, step e3-e4",
                    movesFrom("e3", "fosdick", "1A6/8/8/A3D3/8/8 0 D"));
        }

        @Test
        void isNotForAttackers() {
            assertEquals("step e3-e2, step e3-d3, step e3-f3", movesFrom("e3", SLIDE, "1A6/8/8/4A3/8/3D4 0 A"));
        }

        @Test
        void mayEndOnTheNeutralCell() {
            assertEquals(
                    "step c3-c2, slide c3-a3, step c3-b3, step c3-c4", movesFrom("c3", SLIDE, "1AA5/8/8/2DD4/8/8 0 D"));
        }

        @Test
        void neverGoesPastTheNeutralCell() {
            assertEquals(
                    "step b3-b2, step b3-a3, step b3-c3, slide b3-d3, step b3-b4",
                    movesFrom("b3", SLIDE, "1AA5/8/8/1D2D3/8/8 0 D"));
            assertEquals(
                    "step h3-h2, step h3-a3, slide h3-f3, step h3-g3, step h3-h4",
                    movesFrom("h3", SLIDE, "1AA5/8/8/4D2D/8/8 0 D"));
        }

        @Test
        void goesOffTheNeutralCellEitherWay() {
            assertEquals(
                    "step a3-a2, step a3-b3, slide a3-c3, slide a3-f3, slide a3-g3, step a3-h3, step a3-a4",
                    movesFrom("a3", SLIDE, "1AA5/8/8/D2DD3/8/8 0 D"));
        }

        @Test
        void reachesACellBothWaysRoundByOneMoveAndIsNoneBackToItsOwn() {
            assertEquals(
                    "step a3-a2, step a3-b3, slide a3-c3, slide a3-d3, slide a3-e3, slide a3-f3, slide a3-g3, "
                            + "step a3-h3, step a3-a4",
                    movesFrom("a3", SLIDE, "1AA5/8/8/D7/8/8 0 D"));
        }

        @Test
        void endsBeforeThePieceItMeets() {
            assertEquals(
                    "step e3-e2, step e3-d3, step e3-f3, slide e3-g3, step e3-e4",
                    movesFrom("e3", SLIDE, "8/8/8/1AA1D2D/8/8 0 D"));
        }
    }

    @Nested
    class LongLeap {

        @Test
        void jumpsTheFirstEnemyMetAndLandsJustBeyond() {
            assertEquals(
                    "step c3-c2, slide c3-a3, step c3-b3, step c3-d3, slide c3-e3, leap c3xg3(f3), step c3-c4",
                    movesFrom("c3", SLIDE, "1A6/8/8/2D2A2/8/8 0 D"));
        }

        @Test
        void isAJumpWhereTheEnemyIsTheNeighbour() {
            assertEquals(
                    "step c3-c2, slide c3-a3, step c3-b3, jump c3xe3(d3), step c3-c4",
                    movesFrom("c3", SLIDE, "1A6/8/8/2DA4/8/8 0 D"));
        }

        @Test
        void needsRingSlides() {
            assertEquals(
                    "step c3-c2, step c3-b3, step c3-d3, step c3-c4",
                    movesFrom("c3", "fosdick", "1A6/8/8/2D1A3/8/8 0 D"));
        }

        @Test
        void isNotForAttackers() {
            assertEquals("step c3-c2, step c3-b3, step c3-d3", movesFrom("c3", SLIDE, "1A6/8/8/2A1D3/8/8 0 A"));
        }

        @Test
        void doesNotGoOverOwnPieces() {
            assertEquals(
                    "step c3-c2, slide c3-a3, step c3-b3, step c3-d3, step c3-c4",
                    movesFrom("c3", SLIDE, "1AA5/8/8/2D1D3/8/8 0 D"));
        }

        @Test
        void needsAnEmptyCellToLandOn() {
            String expected = "step c3-c2, slide c3-a3, step c3-b3, step c3-d3, step c3-c4";
            assertEquals(expected, movesFrom("c3", SLIDE, "8/8/8/2D1AA2/8/8 0 D"));
            assertEquals(expected, movesFrom("c3", SLIDE, "1A6/8/8/2D1AD2/8/8 0 D"));
        }

        @Test
        void doesNotFollowASlideThatReachesTheNeutralCell() {
            String position = "1A6/8/8/2DD3A/8/8 0 D";
            String expected = "step c3-c2, slide c3-a3, step c3-b3, step c3-c4";
            assertEquals(expected, movesFrom("c3", SLIDE, position));
            assertEquals(expected, movesFrom("c3", SLIDE + ", captureFromNeutralZone: false", position));
        }

        @Test
        void mayJumpOverTheNeutralCellIfTheEnemyThereIsNotImmune() {
            String position = "1A6/8/8/A1DD4/8/8 0 D";
            assertEquals(
                    "step c3-c2, step c3-b3, leap c3xh3(a3), step c3-c4", movesFrom("c3", SLIDE_NOT_IMMUNE, position));
            assertEquals("step c3-c2, step c3-b3, step c3-c4", movesFrom("c3", SLIDE, position));
        }

        @Test
        void mayLandOnTheNeutralCell() {
            String expected = "step d3-d2, leap d3xa3(b3), step d3-c3, step d3-d4";
            String position = "1A6/8/8/1A1DD3/8/8 0 D";
            assertEquals(expected, movesFrom("d3", SLIDE, position));
            assertEquals(expected, movesFrom("d3", SLIDE + ", captureFromNeutralZone: false", position));
        }

        @Test
        void mayStartFromTheNeutralCellIfCapturesMay() {
            String position = "1A6/8/8/D1A4D/8/8 0 D";
            assertEquals("step a3-a2, step a3-b3, leap a3xd3(c3), step a3-a4", movesFrom("a3", SLIDE, position));
            assertEquals(
                    "step a3-a2, step a3-b3, step a3-a4",
                    movesFrom("a3", SLIDE + ", captureFromNeutralZone: false", position));
        }

        @Test
        void mayReachOneEnemyFromEitherSide() {
            assertEquals(
                    "step a3-a2, step a3-b3, slide a3-c3, slide a3-d3, leap a3xd3(e3), slide a3-f3, leap a3xf3(e3), "
                            + "slide a3-g3, step a3-h3, step a3-a4",
                    movesFrom("a3", SLIDE, "1A6/8/8/D3A3/8/8 0 D"));
        }

        @Test
        void doesNotLandOnItsOwnCell() {
            assertEquals(
                    "step a3-a2, step a3-b3, slide a3-c3, slide a3-d3, slide a3-e3, slide a3-f3, slide a3-g3, "
                            + "jump a3xg3(h3), step a3-a4",
                    movesFrom("a3", SLIDE, "1A6/8/8/D6A/8/8 0 D"));
        }

        @Test
        void maySlideSixCellsAndLandBesideItsStart() {
            assertEquals(
                    "step a3-a2, step a3-b3, slide a3-c3, slide a3-d3, slide a3-e3, slide a3-f3, leap a3xf3(g3), "
                            + "step a3-h3, leap a3xh3(g3), step a3-a4",
                    movesFrom("a3", SLIDE, "1A6/8/8/D5A1/8/8 0 D"));
        }

        @Test
        void mayLandOnOneCellOverEitherOfTwoEnemies() {
            assertEquals(
                    "leap e1xa1(b1), leap e1xa1(h1), slide e1-c1, step e1-d1, step e1-f1, slide e1-g1, step e1-e2",
                    movesFrom("e1", SLIDE, "1A6/8/8/8/8/1A2D2A 0 D"));
        }
    }

    @Nested
    class Displacement {

        private static final String DISPLACE = SLIDE + ", displacementCapture: true";

        @Test
        void mayEndASlide() {
            assertEquals(
                    "step c3-c2, slide c3-a3, step c3-b3, step c3-d3, slide c3-e3, displacement c3xf3(f3), "
                            + "leap c3xg3(f3), step c3-c4",
                    movesFrom("c3", DISPLACE, "1A6/8/8/2D2A2/8/8 0 D"));
        }

        @Test
        void doesNotFollowASlideOverTheNeutralCell() {
            assertEquals(
                    "step c3-c2, slide c3-a3, step c3-b3, step c3-c4",
                    movesFrom("c3", DISPLACE, "1A6/8/8/2DD3A/8/8 0 D"));
        }

        @Test
        void doesNotGoThroughPieces() {
            assertEquals(
                    "step c3-c2, step c3-b3, step c3-d3, displacement c3xe3(e3), step c3-c4",
                    movesFrom("c3", DISPLACE, "8/8/8/D1D1AA2/8/8 0 D"));
        }

        @Test
        void mayTakeAnEnemyOnTheNeutralCellThatIsNotImmune() {
            assertEquals(
                    "step c3-c2, displacement c3xa3(a3), step c3-b3, step c3-c4",
                    movesFrom("c3", DISPLACE + ", neutralZoneImmunity: false", "8/8/8/A1DD3A/8/8 0 D"));
        }

        @Test
        void ofAnEnemyReachedBothWaysRoundIsOneMove() {
            assertEquals(
                    "step a3-a2, step a3-b3, slide a3-c3, slide a3-d3, leap a3xd3(e3), displacement a3xe3(e3), "
                            + "slide a3-f3, leap a3xf3(e3), slide a3-g3, step a3-h3, step a3-a4",
                    movesFrom("a3", DISPLACE, "1A6/8/8/D3A3/8/8 0 D"));
        }

        @Test
        void ofANeighbourReachedBothWaysRoundIsOneMove() {
            assertEquals(
                    "step a3-a2, step a3-b3, slide a3-c3, slide a3-d3, slide a3-e3, slide a3-f3, slide a3-g3, "
                            + "jump a3xg3(h3), displacement a3xh3(h3), step a3-a4",
                    movesFrom("a3", DISPLACE, "1A6/8/8/D6A/8/8 0 D"));
        }
    }

    @Nested
    class Hop {

        private static final String HOP = "fosdick, defenderRingMove: slide";

        @Test
        void startsFromTheNextCellOnly() {
            assertEquals("step c3-c2, step c3-b3, step c3-c4", movesFrom("c3", HOP, "1A6/8/8/A1DD4/8/8 0 D"));
        }

        @Test
        void toTheCellOfASlideIsOneMove() {
            assertEquals(
                    "step b3-b2, step b3-c3, slide b3-d3, slide b3-e3, slide b3-f3, slide b3-g3, slide b3-h3, step b3-b4",
                    movesFrom("b3", HOP, "1A6/8/8/AD6/8/8 0 D"));
        }

        @Test
        void isOneOfItsOwnWhereNoSlideGoes() {
            assertEquals("step b3-b2, hop b3-h3, step b3-b4", movesFrom("b3", HOP, "1A6/8/8/ADD5/8/8 0 D"));
        }
    }
}
