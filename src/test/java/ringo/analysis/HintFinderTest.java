package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static ringo.analysis.Told.against;
import static ringo.analysis.Told.alternative;
import static ringo.analysis.Told.expected;
import static ringo.analysis.Told.said;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.engine.Analysis;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.Value;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;

class HintFinderTest {

    private static final RuleSet FOSDICK = Preset.FOSDICK.rules();
    private static final RuleSet FORTRESS = Preset.FORTRESS.rules();
    private static final RuleSet ZAPLETAL = Preset.ZAPLETAL.rules();

    /** To and fro: a1-b1 completes the third occurrence of the start. */
    private static final List<String> TO_AND_FRO =
            List.of("h6-a6", "b1-a1", "a6-h6", "a1-b1", "h6-a6", "b1-a1", "a6-h6");

    @Nested
    class TheCastle {

        @Test
        void isTakenByTheSecondInside() {
            Told told = Told.in(FOSDICK, "8/8/8/5D2/1A6/3A4 1 A");
            Hint hint = told.worth("d1-castle", told.wins(1)).best("d1-castle");
            assertEquals(List.of("takesCastle 1", "winsInPlies 1"), said(hint.reasons()));
            assertEquals(List.of("missesWin 1"), against(hint, "b2-b1"));
        }

        @Test
        void isTakenByOneOutOfReach() {
            Hint hint = Told.in(ZAPLETAL, "8/8/8/5D2/1A6/2A5 0 A").best("c1-castle");
            assertEquals("takesCastle 2", said(hint.reasons()).get(0));
        }

        @Test
        void isSavedByACapture() {
            Hint hint = Told.in(FOSDICK, "8/8/8/1A6/7D/3A1D2 1 D").best("f1xb1");
            assertEquals(List.of("stopsCastle 2", "winsPiece"), said(hint.reasons()));
        }

        @Test
        void isLeftToTheAttacker() {
            Told told = Told.in(FOSDICK, "8/8/8/1A6/7D/3A1D2 1 D");
            Hint hint = told.worth("h2-h3", told.loses(2)).best("f1xb1");
            assertEquals(List.of("losesInPlies 2", "allowsCastle 2", "missesPiece"), against(hint, "h2-h3"));
        }

        @Test
        void isThreatenedFromRingOne() {
            Hint hint = Told.in(FOSDICK, "8/8/1D6/5D2/3A4/8 1 A").best("d2-d1");
            assertEquals(List.of("threatensCastle 2", "advances"), said(hint.reasons()));
        }

        @Test
        void isEnteredOutOfReach() {
            Hint hint = Told.in(FOSDICK, "8/8/1D6/5D2/3A4/2A5 0 A").best("c1-castle");
            assertEquals(List.of("threatensCastle 4", "entersCastle"), said(hint.reasons()));
        }

        @Test
        void isGuardedFromRingOne() {
            Hint hint = Told.in(FOSDICK, "8/4A3/8/8/3D4/A7 0 D").best("d2-d1");
            assertEquals(List.of("guardsCastle 1"), said(hint.reasons()));
        }
    }

    @Nested
    class Captures {

        @Test
        void winAPiece() {
            Hint hint = Told.in(FOSDICK, "8/8/2A5/2D5/8/A3D3 0 A").best("c4xc2");
            assertEquals(List.of("winsPiece", "savesPiece c4", "avoidsLoss 3"), said(hint.reasons()));
            assertEquals(List.of("missesPiece"), against(hint, "c4-b4"));
        }

        @Test
        void threaten() {
            Hint hint = Told.in(FOSDICK, "8/8/2D5/2A5/8/A3D3 0 A").best("c3-b3");
            assertEquals(List.of("savesPiece c3", "avoidsLoss 3"), said(hint.reasons()));
            assertEquals(List.of("losesPiece c3"), against(hint, "a1-b1"));
            assertEquals(List.of("walksIntoCapture castle", "losesPiece c3"), against(hint, "a1-castle"));
        }

        @Test
        void trade() {
            Told told = Told.in(FOSDICK, "6AA/8/2A5/2D5/8/A1D1D3 0 A");
            assertTrue(said(told.best("c4xc2").reasons()).contains("trades"));
            Hint other = told.worth("c4xc2", expected(0.4)).best("c4-b4");
            assertEquals(List.of("trades"), against(other, "c4xc2"));
            assertEquals(List.of("losesPiece c4"), against(other, "a1-h1"));
        }

        @Test
        void comeNextFromBehind() {
            Hint hint = Told.in(FOSDICK, "8/8/3D4/2A5/6A1/4D2A 0 D").best("d4-c4");
            assertEquals(List.of("threatensCapture c3", "getsBehind c3"), said(hint.reasons()));
            assertEquals(List.of("walksIntoCapture d3"), against(hint, "d4-d3"));
        }

        @Test
        void areForced() {
            RuleSet rules = FOSDICK.with(RuleOption.DEFENDER_MUST_CAPTURE, new OptionValue.Flag(true));
            Hint hint = Told.in(rules, "8/8/8/3D4/2A5/A3D3 0 A").best("c2-d2");
            assertEquals(List.of("forcesCapture 1"), said(hint.reasons()));
        }
    }

    @Nested
    class Places {

        @Test
        void beforeAnAttackerBlock() {
            Hint hint = Told.in(FOSDICK, "8/8/8/2A5/3D2A1/2D1D2A 0 D").best("d2-c2");
            assertEquals(List.of("threatensCapture c3", "blocks c3"), said(hint.reasons()));
        }

        @Test
        void beforeAnAttackerBlockThoughItCouldCapture() {
            Hint hint = Told.in(FOSDICK, "6AA/8/8/2A5/3D4/1D6 0 D").best("d2-c2");
            assertEquals(List.of("threatensCapture c3", "blocks c3"), said(hint.reasons()));
        }

        @Test
        void fromWhichNoPieceCanMove() {
            Told told = Told.in(FOSDICK, "8/8/8/4A3/4A3/2AADA1A 0 A");
            Hint hint = told.worth("h1-g1", told.wins(1)).best("h1-g1");
            assertEquals(List.of("immobilises", "winsInPlies 1"), said(hint.reasons()));
        }

        @Test
        void inTheNeutralZoneAreSafe() {
            Hint hint = Told.in(FOSDICK, "8/8/2A5/1A6/8/3D4 0 A").best("b3-a3");
            assertEquals(List.of("entersZone"), said(hint.reasons()));
        }

        @Test
        void inTheNeutralZoneAreFew() {
            Hint hint = Told.in(FORTRESS, "8/2A5/A7/1A6/8/3D1D2 0 A").best("c5-c4");
            assertEquals(List.of("keepsZoneFree 1", "advances"), said(hint.reasons()));
            assertEquals(List.of("fillsZone 2"), against(hint, "b3-a3"));
        }

        @Test
        void inTheNeutralZoneAreTaken() {
            Hint hint = Told.in(FORTRESS, "8/A1A5/A7/1A6/8/3D1D2 0 A").best("c5-c4");
            assertEquals(List.of("advances", "zoneFull 2"), said(hint.themes()));
            assertEquals(List.of("advances"), said(hint.reasons()));
        }
    }

    @Nested
    class Values {

        private final Told told = Told.in(FOSDICK, "8/8/2A5/1A6/8/3D4 0 A");

        @Test
        void ofAWin() {
            Hint hint = told.others(told.wins(7))
                    .worth("c4-c3", told.wins(3))
                    .worth("b3-b2", told.loses(4))
                    .best("c4-c3");
            assertEquals(List.of("winsInPlies 3", "advances"), said(hint.reasons()));
            assertEquals(
                    new Cost(Cost.Kind.WINS_LATER, 0, 4),
                    alternative(hint, "b3-a3").cost());
            assertEquals(List.of("winsInPlies 7"), against(hint, "b3-a3"));
            assertEquals(
                    new Cost(Cost.Kind.LOSES_GAME, 1, 0),
                    alternative(hint, "b3-b2").cost());
            assertEquals(List.of("losesInPlies 4", "missesWin 3"), against(hint, "b3-b2"));
        }

        @Test
        void ofAWinThatIsMissed() {
            Hint hint = told.worth("c4-c3", told.wins(3)).best("c4-c3");
            assertEquals(
                    new Cost(Cost.Kind.WIN_NOT_PROVEN, 0.5, 0),
                    alternative(hint, "b3-a3").cost());
            assertEquals(List.of("missesWin 3"), against(hint, "b3-a3"));
        }

        @Test
        void ofTheOnlyMove() {
            Hint hint = told.others(told.loses(6)).best("c4-b4");
            assertEquals(List.of("onlyMove 5"), said(hint.reasons()));
            assertEquals(
                    new Cost(Cost.Kind.LOSES_GAME, 0.6, 0),
                    alternative(hint, "b3-a3").cost());
            assertEquals(List.of("losesInPlies 6"), against(hint, "b3-a3"));
        }

        @Test
        void ofTheOnlyLegalMove() {
            Hint hint = Told.in(FOSDICK, "8/8/8/8/8/2AADAA1 0 D").best("e1-e2");
            assertEquals(List.of("onlyLegalMove"), said(hint.reasons()));
            assertEquals(List.of(), hint.alternatives());
        }

        @Test
        void ofALoss() {
            Hint hint = told.others(told.loses(6))
                    .worth("b3-b2", told.loses(8))
                    .worth("c4-c3", told.loses(8))
                    .best("b3-b2");
            assertEquals(List.of("resistsLongest 8"), said(hint.reasons()));
            assertEquals(Cost.NONE, alternative(hint, "c4-c3").cost());
            assertEquals(
                    new Cost(Cost.Kind.LOSES_SOONER, 0, 2),
                    alternative(hint, "b3-a3").cost());
            assertEquals(List.of("losesInPlies 6"), against(hint, "b3-a3"));
        }

        @Test
        void ofADraw() {
            Told repeating = Told.after(FOSDICK, TO_AND_FRO);
            Value draw = new Value.Proven(Result.DRAW, 1);
            Hint hint = repeating.others(expected(0.3)).worth("a1-b1", draw).best("a1-b1");
            assertEquals("drawsByRepetition", said(hint.reasons()).get(0));
            Hint other = repeating.worth("a1-a2", expected(0.7)).best("a1-a2");
            assertEquals(List.of("drawsByRepetition"), against(other, "a1-b1"));
            assertEquals(
                    Cost.Kind.LOSES_POINTS, alternative(other, "a1-b1").cost().kind());
        }

        @Test
        void ofNothingElse() {
            Hint hint = told.worth("c4-b4", expected(0.75))
                    .worth("c4-d4", expected(0.745))
                    .best("c4-b4");
            assertEquals(List.of("improves 0.75"), said(hint.reasons()));
            assertEquals(List.of("improves 0.75"), said(hint.themes()));
            assertEquals(Cost.NONE, alternative(hint, "c4-d4").cost());
            assertEquals(List.of(), against(hint, "c4-d4"));
            assertEquals(
                    new Cost(Cost.Kind.LOSES_POINTS, 0.25, 0),
                    alternative(hint, "b3-a3").cost());
            assertEquals(List.of("fallsShort 0.25"), against(hint, "b3-a3"));
        }

        @Test
        void leftFromAnEarlierIterationCountForNoMoreThanTheBest() {
            Hint hint = told.worth("c4-b4", expected(0.4)).best("c4-b4");
            assertEquals(hint.value(), alternative(hint, "b3-a3").value());
            assertEquals(Cost.NONE, alternative(hint, "b3-a3").cost());
            Hint lost = told.worth("c4-b4", told.loses(6)).best("c4-b4");
            assertEquals(told.loses(6), alternative(lost, "b3-a3").value());
        }
    }

    @Test
    void namesThePieceAndTheLine() {
        Hint hint = Told.in(FOSDICK, "8/8/2A5/1A6/8/3D4 0 A").best("c4-b4");
        assertEquals(Cell.parse("c4"), hint.piece());
        assertEquals(List.of(hint.move()), hint.line());
    }

    @Test
    void thereIsNoneWhenTheGameIsOver() {
        Position start = FOSDICK.start();
        Position over = new Position(start.attackers(), CellSet.EMPTY, 0, start.toMove(), 0, 1);
        HintFinder finder = new HintFinder(FOSDICK);
        Analysis analysis = search(finder, over, List.of());
        assertEquals(Optional.empty(), finder.find(over, List.of(), analysis));
    }

    @Test
    void allMovesMustHaveBeenSearched() {
        HintFinder finder = new HintFinder(FOSDICK);
        Analysis all = search(finder, FOSDICK.start(), List.of());
        Analysis some = new Analysis(
                all.lines().subList(0, 3), 1, 1, 1, all.time(), 0, Analysis.Endgames.NONE, Analysis.StoppedBy.DEPTH);
        assertThrows(IllegalArgumentException.class, () -> finder.find(FOSDICK.start(), List.of(), some));
    }

    private static Analysis search(HintFinder finder, Position position, List<Position> before) {
        return new Search(1, System::nanoTime)
                .run(finder.request(position, before, Limits.NONE.withNodes(3000), 3), Progress.NONE);
    }

    @Test
    void equalSearchesGiveEqualHints() {
        Samples samples = new Samples(500);
        for (int seed = 0; seed < 50; seed++) {
            Samples.Sample sample = samples.of(seed);
            HintFinder finder = new HintFinder(sample.rules());
            Analysis first = search(finder, sample.position(), sample.before());
            Analysis second = search(finder, sample.position(), sample.before());
            assertEquals(
                    finder.find(sample.position(), sample.before(), first),
                    new HintFinder(sample.rules()).find(sample.position(), sample.before(), second));
        }
    }

    @Test
    void mirrorImagesGetMirroredHints() {
        Samples samples = new Samples(1000);
        int mirrored = 0;
        for (int seed = 0; seed < 150; seed++) {
            Samples.Sample sample = samples.of(seed);
            Position image = sample.position().mirror();
            if (!image.equals(sample.position())) {
                Samples.Sample other = samples.of(
                        sample.rules(),
                        image,
                        sample.before().stream().map(Position::mirror).toList());
                assertEquals(sample.hint().mirror(), other.hint(), sample::toString);
                mirrored++;
            }
        }
        assertTrue(mirrored > 100, mirrored + " mirrored");
    }

    @Test
    void reasonsCarryWhatTheirCodesSay() {
        Reason reason = Reason.plies(ReasonCode.WINS_IN_PLIES, 3);
        assertEquals(3, reason.plies().orElseThrow());
        assertThrows(IllegalArgumentException.class, () -> Reason.of(ReasonCode.WINS_IN_PLIES));
        assertThrows(IllegalArgumentException.class, () -> Reason.plies(ReasonCode.TRADES, 3));
        assertThrows(IllegalArgumentException.class, () -> Reason.at(ReasonCode.BLOCKS, List.of()));
        assertThrows(IllegalArgumentException.class, () -> Reason.count(ReasonCode.IMPROVES, 3));
        assertThrows(IllegalArgumentException.class, () -> Reason.points(ReasonCode.ONLY_MOVE, 0.5));
    }
}
