package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static ringo.rules.IllegalMove.AMBIGUOUS_MOVE;
import static ringo.rules.IllegalMove.ATTACKER_CANNOT_RETREAT;
import static ringo.rules.IllegalMove.CAPTURE_COMPULSORY;
import static ringo.rules.IllegalMove.CAPTURE_MARK_MISSING;
import static ringo.rules.IllegalMove.CASTLE_CLOSED_FROM_NEUTRAL_ZONE;
import static ringo.rules.IllegalMove.CASTLE_CLOSED_TO_DEFENDERS;
import static ringo.rules.IllegalMove.CASTLE_JUMP_NOT_ALLOWED;
import static ringo.rules.IllegalMove.CELL_EMPTY;
import static ringo.rules.IllegalMove.DISPLACEMENT_NOT_ALLOWED;
import static ringo.rules.IllegalMove.GAME_OVER;
import static ringo.rules.IllegalMove.HOP_NOT_ALLOWED;
import static ringo.rules.IllegalMove.LANDING_OCCUPIED;
import static ringo.rules.IllegalMove.NEUTRAL_ZONE_FULL;
import static ringo.rules.IllegalMove.NEUTRAL_ZONE_IMMUNE;
import static ringo.rules.IllegalMove.NOTHING_TO_CAPTURE;
import static ringo.rules.IllegalMove.NOT_REACHABLE;
import static ringo.rules.IllegalMove.NOT_YOUR_PIECE;
import static ringo.rules.IllegalMove.NO_CAPTURE_FROM_NEUTRAL_ZONE;
import static ringo.rules.IllegalMove.OWN_PIECE_ON_TARGET;
import static ringo.rules.IllegalMove.PASS_NOT_ALLOWED;
import static ringo.rules.IllegalMove.PAST_NEUTRAL_ZONE;
import static ringo.rules.IllegalMove.PATH_BLOCKED;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import ringo.board.Place;

/** Why a move is not legal: each reason, the place it is about, and which of several is told. */
class IllegalMoveTest {

    private static final String SLIDE = "fosdick, defenderRingMove: slide, jumpOverImmune: false";
    private static final String MUST = "fosdick, defenderMustCapture: true, defenderPass: true";

    private static void assertRefused(IllegalMove reason, String rules, String position, String move) {
        assertRefused(reason, Optional.empty(), rules, position, move);
    }

    /** As above, and the reason is about this place. */
    private static void assertRefused(IllegalMove reason, String place, String rules, String position, String move) {
        assertRefused(reason, Place.parse(place), rules, position, move);
    }

    private static void assertRefused(
            IllegalMove reason, Optional<Place> place, String rules, String position, String move) {
        assertEquals(
                new PlainGenerator.Judgement.Refused(reason, place),
                Ruling.of(rules, position).judge(move));
    }

    private static void assertLegal(String expected, String rules, String position, String move) {
        assertEquals(
                expected,
                Ruling.of(rules, position).judge(move) instanceof PlainGenerator.Judgement.Legal legal
                        ? Ruling.written(legal.move())
                        : "refused");
    }

    @Test
    void theReasonsAreAClosedListInTheOrderInWhichTheyAreTold() {
        assertEquals(
                List.of(
                        GAME_OVER,
                        CELL_EMPTY,
                        NOT_YOUR_PIECE,
                        PASS_NOT_ALLOWED,
                        CASTLE_CLOSED_TO_DEFENDERS,
                        CASTLE_CLOSED_FROM_NEUTRAL_ZONE,
                        ATTACKER_CANNOT_RETREAT,
                        OWN_PIECE_ON_TARGET,
                        NEUTRAL_ZONE_IMMUNE,
                        NO_CAPTURE_FROM_NEUTRAL_ZONE,
                        DISPLACEMENT_NOT_ALLOWED,
                        CASTLE_JUMP_NOT_ALLOWED,
                        HOP_NOT_ALLOWED,
                        LANDING_OCCUPIED,
                        NOTHING_TO_CAPTURE,
                        PATH_BLOCKED,
                        PAST_NEUTRAL_ZONE,
                        NEUTRAL_ZONE_FULL,
                        CAPTURE_COMPULSORY,
                        CAPTURE_MARK_MISSING,
                        AMBIGUOUS_MOVE,
                        NOT_REACHABLE),
                List.of(IllegalMove.values()));
    }

    @Nested
    class BeforeThePieceMoves {

        @Test
        void theGameIsOver() {
            assertRefused(GAME_OVER, "fosdick", "8/8/8/1A6/8/3D4 2 D", "d1-d2");
            assertRefused(GAME_OVER, "fosdick, defenderPass: true", "8/8/8/1A6/8/3D4 0 D", "pass");
            assertRefused(GAME_OVER, "fosdick", "8/8/8/1AA5/8/3D4 0 A 100", "b3-b2");
        }

        @Test
        void theGameIsOverBeforeAnythingElseIsLookedAt() {
            assertRefused(GAME_OVER, "fosdick", "8/8/8/1A6/8/3D4 0 D", "h6-b2");
        }

        @Test
        void theCellIsEmpty() {
            assertRefused(CELL_EMPTY, "fosdick", "5A2/8/8/1A6/8/3D4 0 A", "c3-c2");
            assertRefused(CELL_EMPTY, "fosdick", "5A2/8/8/1A6/8/3D4 0 D", "c1-castle");
        }

        @Test
        void thePieceIsTheOthers() {
            assertRefused(NOT_YOUR_PIECE, "fosdick", "5A2/8/8/1A6/8/3D4 0 A", "d1-d2");
            assertRefused(NOT_YOUR_PIECE, "fosdick", "5A2/8/8/1A6/8/3D4 0 D", "b3-b4");
        }

        @Test
        void theSideMayNotPass() {
            assertRefused(PASS_NOT_ALLOWED, "fosdick", "5A2/8/8/1A6/8/3D4 0 D", "pass");
            assertRefused(PASS_NOT_ALLOWED, "fosdick, defenderPass: true", "5A2/8/8/1A6/8/3D4 0 A", "pass");
            assertLegal("pass", "fosdick, defenderPass: true", "5A2/8/8/1A6/8/3D4 0 D", "pass");
        }
    }

    @Nested
    class TheTarget {

        @Test
        void isTheCastleWhichDefendersNeverEnter() {
            assertRefused(CASTLE_CLOSED_TO_DEFENDERS, "fosdick", "5A2/8/8/1A6/8/3D4 0 D", "d1-castle");
            assertRefused(CASTLE_CLOSED_TO_DEFENDERS, "fosdick", "8/8/8/1A6/8/3D4 1 D", "d1xcastle");
            assertRefused(CASTLE_CLOSED_TO_DEFENDERS, "fosdick", "5A2/8/8/8/3D4/3A4 0 D", "d2xcastle");
        }

        @Test
        void isTheCastleClosedFromTheZone() {
            String closed = "fosdick, castleEntryFromNeutralZone: false";
            assertRefused(CASTLE_CLOSED_FROM_NEUTRAL_ZONE, closed, "5A2/8/8/8/8/A2D4 0 A", "a1-castle");
            assertRefused(CASTLE_CLOSED_FROM_NEUTRAL_ZONE, closed, "5A2/8/8/8/A7/D7 0 A", "a2-castle");
            assertRefused(CASTLE_CLOSED_FROM_NEUTRAL_ZONE, closed, "5A2/8/8/8/A7/D7 0 A", "a2xcastle");
            assertLegal("castleEntry b1-castle", closed, "5A2/8/8/8/8/1A1D4 0 A", "b1-castle");
            assertLegal("castleEntry a1-castle", "fosdick", "5A2/8/8/8/8/A2D4 0 A", "a1-castle");
        }

        @Test
        void liesOutwardOfAnAttacker() {
            assertRefused(ATTACKER_CANNOT_RETREAT, "fosdick", "5A2/8/8/1A6/8/3D4 0 A", "b3-b4");
            assertRefused(ATTACKER_CANNOT_RETREAT, "fosdick", "5A2/8/1D6/1A6/8/8 0 A", "b3xb5");
        }

        @Test
        void liesOutwardWhichIsToldBeforeTheOwnPieceThere() {
            assertRefused(ATTACKER_CANNOT_RETREAT, "fosdick", "8/8/1A6/1A6/8/3D4 0 A", "b3-b4");
        }

        @Test
        void holdsAPieceOfTheSameSide() {
            assertRefused(OWN_PIECE_ON_TARGET, "fosdick", "8/8/8/1A6/1A6/3D4 0 A", "b3-b2");
            assertRefused(OWN_PIECE_ON_TARGET, "fosdick", "8/8/8/1A6/1D6/1A6 0 A", "b3xb1");
            assertRefused(OWN_PIECE_ON_TARGET, "fosdick", "1A6/8/8/1A6/3D4/3D4 0 D", "d1-d2");
            assertRefused(OWN_PIECE_ON_TARGET, "fosdick", "8/8/8/1A6/8/3D3D 1 D", "d1xh1");
        }

        @Test
        void isThePiecesOwnCell() {
            assertRefused(OWN_PIECE_ON_TARGET, "fosdick", "1A6/8/8/1A6/8/3D4 0 D", "d1-d1");
        }

        @Test
        void holdsAnEnemyWhoIsNotDisplaced() {
            String position = "1A6/8/8/1A6/1D6/8 0 A";
            assertRefused(DISPLACEMENT_NOT_ALLOWED, "b2", "fosdick", position, "b3xb2");
            assertRefused(DISPLACEMENT_NOT_ALLOWED, "b2", "fosdick", position, "b3-b2");
            assertLegal("displacement b3xb2(b2)", "fosdick, displacementCapture: true", position, "b3xb2");
        }

        @Test
        void isOutOfReach() {
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/8/1A6/8/3D4 0 A", "b3-b1");
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/8/1A6/8/3D4 0 A", "b3-c2");
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/8/1A6/8/3D4 0 A", "b3-castle");
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/8/1A6/8/3D4 0 A", "b3xc2");
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/8/1A6/8/3D4 0 D", "d1-g1");
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/8/1A6/8/3D4 0 D", "d1-h1");
        }
    }

    @Nested
    class TheCapture {

        @Test
        void isOfAnImmunePiece() {
            assertRefused(NEUTRAL_ZONE_IMMUNE, "a3", "fosdick", "1A6/8/8/DA6/8/8 0 A", "b3xh3");
            assertRefused(NEUTRAL_ZONE_IMMUNE, "a3", "fosdick", "1A6/8/8/DA6/8/8 0 A", "b3xa3");
            assertRefused(NEUTRAL_ZONE_IMMUNE, "a4", "fosdick", "1A6/8/D6A/8/8/8 0 A", "h4-a4");
            assertRefused(NEUTRAL_ZONE_IMMUNE, "a3", SLIDE, "1A6/8/8/A1D5/8/8 0 D", "c3xh3");
        }

        @Test
        void isOfAnImmunePieceWhichIsToldBeforeWhereItStartsAndWhatStandsBeyond() {
            assertRefused(
                    NEUTRAL_ZONE_IMMUNE,
                    "a2",
                    "fosdick, captureFromNeutralZone: false",
                    "1A6/8/8/A7/D7/D7 0 A",
                    "a3xa1");
        }

        @Test
        void startsInTheZone() {
            String barred = "fosdick, captureFromNeutralZone: false";
            assertRefused(NO_CAPTURE_FROM_NEUTRAL_ZONE, "b3", barred, "1A6/8/8/AD6/8/8 0 A", "a3xc3");
            assertRefused(NO_CAPTURE_FROM_NEUTRAL_ZONE, "castle", barred, "1A6/8/8/8/8/D7 1 D", "a1xe1");
            assertRefused(NO_CAPTURE_FROM_NEUTRAL_ZONE, "b3", barred, "1A6/8/8/AD6/8/8 0 A", "a3xb3");
            assertRefused(NO_CAPTURE_FROM_NEUTRAL_ZONE, "b3", barred, "1A6/8/8/ADD5/8/8 0 A", "a3xc3");
        }

        @Test
        void goesOverTheCastleWhereThatIsNotAllowed() {
            assertRefused(CASTLE_JUMP_NOT_ALLOWED, "fosdick, castleJump: false", "1A6/8/8/8/8/3D4 1 D", "d1xh1");
            assertRefused(CASTLE_JUMP_NOT_ALLOWED, "fosdick, castleJump: false", "8/8/8/8/8/3D3A 1 D", "d1xh1(castle)");
        }

        @Test
        void hasNoRoomToLand() {
            assertRefused(LANDING_OCCUPIED, "b2", "fosdick", "1A6/8/8/1A6/1D6/1D6 0 A", "b3xb1");
            assertRefused(LANDING_OCCUPIED, "castle", "fosdick", "8/8/8/8/8/3D3A 1 D", "d1xh1");
            assertRefused(LANDING_OCCUPIED, "b2", "fosdick", "1A6/8/8/1A6/1D6/1D6 0 A", "b3-b1");
        }

        @Test
        void isTheJumpWhereASlideToTheSameCellIsLonger() {
            String position = "8/8/8/2AAD3/8/8 0 D";
            assertRefused(LANDING_OCCUPIED, "d3", "fosdick", position, "e3xc3");
            assertRefused(LANDING_OCCUPIED, "d3", SLIDE, position, "e3xc3");
        }

        @Test
        void isCompulsoryWhateverTheLongWayRoundIs() {
            String bell = "bell, defenderMustCapture: true";
            assertRefused(CAPTURE_COMPULSORY, bell, "2A5/8/8/8/1A6/1D6 0 D", "b1-c1");
            assertRefused(CAPTURE_COMPULSORY, bell, "4A3/3D4/2AA4/8/8/1D6 1 D", "b1-f1");
            String hops = SLIDE + ", jumpOverImmune: true, defenderMustCapture: true";
            assertRefused(CAPTURE_COMPULSORY, hops, "4A3/3D4/3A4/AD6/8/8 0 D", "b3-h3");
        }

        @Test
        void findsNothingToTake() {
            assertRefused(NOTHING_TO_CAPTURE, "fosdick", "1A6/8/8/1A6/8/3D4 0 A", "b3xb2");
            assertRefused(NOTHING_TO_CAPTURE, "fosdick", "1A6/8/8/1A6/8/3D4 0 A", "b3xb1");
            assertRefused(NOTHING_TO_CAPTURE, "fosdick", "8/8/8/1A6/1A6/3D4 0 A", "b3xb1");
            assertRefused(NOTHING_TO_CAPTURE, "fosdick", "1A6/8/8/1A6/8/3D4 0 D", "d1xh1");
            assertRefused(NOTHING_TO_CAPTURE, "fosdick", "1A6/8/8/8/8/1A1D4 0 A", "b1xcastle");
        }

        @Test
        void findsNothingToTakeButTheLongWayRoundPastTheZone() {
            assertRefused(NOTHING_TO_CAPTURE, SLIDE, "1A6/8/8/2D3A1/8/8 0 D", "c3xf3");
            assertRefused(NOTHING_TO_CAPTURE, SLIDE, "1A6/8/8/1DD3A1/8/8 0 D", "c3xf3");
            assertRefused(NOTHING_TO_CAPTURE, SLIDE, "1A6/8/8/2DD2A1/8/8 0 D", "c3xf3");
        }

        @Test
        void isTheLongWayRoundWhereItNamesWhatItTakes() {
            assertRefused(PAST_NEUTRAL_ZONE, "a3", SLIDE, "1A6/8/8/2D3A1/8/8 0 D", "c3xf3(g3)");
            assertRefused(PATH_BLOCKED, "b3", SLIDE, "1A6/8/8/1DD3A1/8/8 0 D", "c3xf3(g3)");
        }

        @Test
        void isTheLongWayRoundWhereTheZoneBarsTheShortOne() {
            assertRefused(PATH_BLOCKED, "d3", SLIDE, "1A6/8/8/1D1D1A2/8/8 0 D", "b3xg3");
            assertLegal("leap b3xg3(f3)", SLIDE, "1A6/8/8/1D3A2/8/8 0 D", "b3xg3");
        }

        @Test
        void namesTheWrongPiece() {
            assertRefused(NOTHING_TO_CAPTURE, "fosdick", "1A6/8/8/1A6/1D6/3D4 0 A", "b3xb1(d1)");
            assertLegal("jump b3xb1(b2)", "fosdick", "1A6/8/8/1A6/1D6/3D4 0 A", "b3xb1(b2)");
        }

        @Test
        void isWrittenWithoutItsMark() {
            assertRefused(CAPTURE_MARK_MISSING, "b2", "fosdick", "1A6/8/8/1A6/1D6/8 0 A", "b3-b1");
            assertRefused(CAPTURE_MARK_MISSING, "castle", "fosdick", "1A6/8/8/8/8/3D4 1 D", "d1-h1");
            assertRefused(CAPTURE_MARK_MISSING, "b2", "bell", "1A6/8/8/1A6/1D6/8 0 A", "b3-b2");
            assertRefused(CAPTURE_MARK_MISSING, "e1", SLIDE, "1A6/8/8/8/8/2D1A3 0 D", "c1-f1");
            assertRefused(CAPTURE_MARK_MISSING, "d2", MUST, "1A6/8/8/3D4/3A4/8 0 D", "d3-d1");
        }

        @Test
        void readsLikeAnother() {
            String position = "1A6/8/8/8/8/1A2D2A 0 D";
            assertRefused(AMBIGUOUS_MOVE, SLIDE, position, "e1xa1");
            assertLegal("leap e1xa1(b1)", SLIDE, position, "e1xa1(b1)");
            assertLegal("leap e1xa1(h1)", SLIDE, position, "e1xa1(h1)");
            assertRefused(AMBIGUOUS_MOVE, SLIDE, "8/8/8/8/8/2D2A2 1 D", "c1xg1");
        }

        @Test
        void readsLikeOneThatIsNotLegal() {
            assertLegal("leap c1xg1(f1)", SLIDE + ", castleJump: false", "8/8/8/8/8/2D2A2 1 D", "c1xg1");
        }
    }

    @Nested
    class TheHop {

        @Test
        void isAnOption() {
            assertRefused(HOP_NOT_ALLOWED, "a3", "fosdick, jumpOverImmune: false", "1A6/8/8/DA6/8/8 0 A", "b3-h3");
            assertLegal("hop b3-h3", "fosdick", "1A6/8/8/DA6/8/8 0 A", "b3-h3");
        }

        @Test
        void hasNoRoomToLand() {
            assertRefused(LANDING_OCCUPIED, "a3", "fosdick", "1A6/8/8/DA5D/8/8 0 A", "b3-h3");
        }

        @Test
        void isAnOptionWhichIsToldBeforeTheRoomToLand() {
            assertRefused(HOP_NOT_ALLOWED, "a3", "fosdick, jumpOverImmune: false", "1A6/8/8/DA5D/8/8 0 A", "b3-h3");
        }

        @Test
        void goesOverNobodyWhoIsNotImmune() {
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/8/1A6/8/3D4 0 A", "b3-h3");
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/8/AA6/8/3D4 0 A", "b3-h3");
        }
    }

    @Nested
    class TheSlide {

        @Test
        void isBlocked() {
            assertRefused(PATH_BLOCKED, "d3", SLIDE, "1A6/8/8/A1DD4/8/8 0 D", "c3-e3");
            assertRefused(PATH_BLOCKED, "d3", SLIDE, "8/8/8/1DDAA3/8/8 0 D", "c3-f3");
        }

        @Test
        void isBlockedBeforeTheEnemyToCapture() {
            assertRefused(PATH_BLOCKED, "d3", SLIDE, "1A6/8/8/1DDDA3/8/8 0 D", "c3xf3");
        }

        @Test
        void wouldGoPastTheZone() {
            assertRefused(PAST_NEUTRAL_ZONE, "a3", SLIDE, "1AA5/8/8/1DD5/8/8 0 D", "b3-h3");
            assertRefused(
                    PAST_NEUTRAL_ZONE, "a3", SLIDE + ", displacementCapture: true", "1A6/8/8/2DD3A/8/8 0 D", "c3xh3");
        }

        @Test
        void isBlockedAndWouldGoPastTheZone() {
            assertRefused(PATH_BLOCKED, "h3", SLIDE, "1AA5/8/8/1DD4D/8/8 0 D", "b3-g3");
        }

        @Test
        void isBlockedOneWayAndWouldGoPastTheZoneTheOtherWhichIsAsLong() {
            assertRefused(PATH_BLOCKED, "c3", SLIDE, "1AA5/8/8/1DD5/8/8 0 D", "b3-f3");
        }

        @Test
        void wouldLeapAfterReachingTheZone() {
            assertRefused(PAST_NEUTRAL_ZONE, "a3", SLIDE, "1A6/8/8/2DD3A/8/8 0 D", "c3xg3");
        }

        @Test
        void isNoneInARuleSetWithSteps() {
            assertRefused(NOT_REACHABLE, "fosdick", "1AA5/8/8/2DD4/8/8 0 D", "c3-f3");
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/1D6/2DA4/8/8 0 D", "c3-f3");
            assertRefused(NOT_REACHABLE, "fosdick", "1A6/8/1D6/2D1A3/8/8 0 D", "c3xf3");
        }
    }

    @Nested
    class TheSide {

        @Test
        void fillsTheZone() {
            assertRefused(NEUTRAL_ZONE_FULL, "fortress", "1A6/8/8/A7/8/3D4 0 A", "b6-a6");
            assertRefused(NEUTRAL_ZONE_FULL, "fortress", "8/A7/8/1DA5/8/3D4 0 A", "c3xa3");
        }

        @Test
        void mustCapture() {
            assertRefused(CAPTURE_COMPULSORY, MUST, "1A6/8/8/3D4/3A4/8 0 D", "d3-d4");
            assertRefused(CAPTURE_COMPULSORY, MUST, "1A6/8/8/3D4/3A4/5D2 0 D", "f1-f2");
            assertRefused(CAPTURE_COMPULSORY, MUST, "1A6/8/8/3D4/3A4/8 0 D", "pass");
            assertLegal("jump d3xd1(d2)", MUST, "1A6/8/8/3D4/3A4/8 0 D", "d3xd1");
        }

        @Test
        void mustCaptureWhichIsToldAfterWhatElseIsWrong() {
            assertRefused(OWN_PIECE_ON_TARGET, MUST, "1A6/8/3D4/3D4/3A4/8 0 D", "d3-d4");
            assertRefused(PASS_NOT_ALLOWED, "fosdick, defenderMustCapture: true", "1A6/8/8/3D4/3A4/8 0 D", "pass");
        }
    }
}
