package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.engine.Analysis;
import ringo.engine.Games;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.engine.Value;
import ringo.notation.PositionText;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Setup;
import ringo.rules.Side;

class SuggestionTest {

    /** The quick ones. */
    private static final List<Level> BELOW_THE_STRONGEST = Level.all().subList(0, Level.HIGHEST - 1);

    private final Search search = new Search(16, System::nanoTime);

    private static SearchRequest request(RuleSet rules, Position position, long seed) {
        return SearchRequest.of(rules, position, Limits.NONE).withSeed(seed);
    }

    private Move move(Level level, SearchRequest request) {
        return Suggestion.at(level, search, request).orElseThrow().move();
    }

    private static List<Move> legal(RuleSet rules, Position position) {
        return new FastGenerator(rules).legalMoves(position);
    }

    @Nested
    class EqualRequests {

        @ParameterizedTest
        @EnumSource
        void getEqualMoves(Preset preset) {
            RuleSet rules = preset.rules();
            for (Level level : Level.all()) {
                Games.Reached game = Games.random(rules, rules.start(), 12, level.number());
                SearchRequest request = request(rules, game.position(), 5).withBefore(game.before());
                Suggestion first = Suggestion.at(level, search, request).orElseThrow();
                move(Level.of(1), request(rules, rules.start(), 1));
                Suggestion again = Suggestion.at(level, search, request).orElseThrow();
                Suggestion elsewhere =
                        Suggestion.at(level, new Search(16, () -> 0), request).orElseThrow();
                assertEquals(first.variation(), again.variation());
                assertEquals(first.variation(), elsewhere.variation());
                assertEquals(first.analysis().lines(), elsewhere.analysis().lines());
            }
        }

        @ParameterizedTest
        @EnumSource
        void getOtherMovesWithOtherSeeds(Preset preset) {
            for (int number = 1; number <= 5; number++) {
                Set<Move> moves = new HashSet<>();
                for (long seed = 0; seed < 20; seed++) {
                    moves.add(move(
                            Level.of(number),
                            request(preset.rules(), preset.rules().start(), seed)));
                }
                assertTrue(moves.size() > 1, "level " + number + " always plays " + moves);
            }
        }

        @Test
        void errOtherwiseWhenAPositionComesAgainLaterInTheGame() {
            RuleSet rules = Preset.FOSDICK.rules();
            Set<Move> moves = new HashSet<>();
            for (int turn = 1; turn <= 20; turn++) {
                Position start = rules.start();
                Position later = new Position(
                        start.attackers(), start.defenders(), start.castle(), start.toMove(), start.quietPlies(), turn);
                moves.add(move(Level.of(1), request(rules, later, 3)));
            }
            assertTrue(moves.size() > 1);
        }
    }

    @Nested
    class MirrorImages {

        @Test
        void getMirroredMoves() {
            int errors = 0;
            for (int seed = 0; seed < 120; seed++) {
                RuleSet rules = RuleSets.random(seed);
                Position position = Games.scattered(rules, seed);
                if (position.equals(position.mirror())) {
                    continue;
                }
                Level level = BELOW_THE_STRONGEST.get(seed % BELOW_THE_STRONGEST.size());
                Suggestion here = Suggestion.at(level, search, request(rules, position, seed))
                        .orElseThrow();
                Suggestion there = Suggestion.at(level, search, request(rules, position.mirror(), seed))
                        .orElseThrow();
                assertEquals(here.move().mirror(), there.move());
                boolean best = here.variation().equals(here.analysis().lines().get(0));
                errors += best ? 0 : 1;
            }
            assertTrue(errors > 20, "only " + errors + " moves that are not the best line's");
        }

        @Test
        void getThemToTheEndOfTheGame() {
            RuleSet rules = Preset.BELL.rules();
            for (int number = 1; number <= 4; number++) {
                Level level = Level.of(number);
                List<Position> before = new ArrayList<>();
                Position position =
                        rules.start().after(legal(rules, rules.start()).get(0));
                before.add(rules.start());
                for (int ply = 0; ply < 20 && !legal(rules, position).isEmpty(); ply++) {
                    SearchRequest here = request(rules, position, number).withBefore(before);
                    SearchRequest there = request(rules, position.mirror(), number)
                            .withBefore(before.stream().map(Position::mirror).toList());
                    Move chosen = move(level, here);
                    assertEquals(chosen.mirror(), move(level, there));
                    before.add(position);
                    position = position.after(chosen);
                }
            }
        }

        /** A position that is its own image is told apart by the game before it. */
        @Test
        void getThemWhereTheGameTellsThemApart() {
            RuleSet rules = Preset.FOSDICK.rules();
            Position start = rules.start();
            int apart = 0;
            for (long seed = 0; seed < 12; seed++) {
                List<Position> before =
                        List.of(Games.random(rules, start, 3, seed).position());
                List<Position> images = before.stream().map(Position::mirror).toList();
                for (Level level : BELOW_THE_STRONGEST) {
                    Move here = move(level, request(rules, start, seed).withBefore(before));
                    Move there = move(level, request(rules, start, seed).withBefore(images));
                    boolean told = !before.equals(images);
                    assertEquals(told ? here.mirror() : here, there);
                    apart += here.equals(there) ? 0 : 1;
                }
            }
            assertTrue(apart > 20, "only " + apart + " times another move");
        }
    }

    @Nested
    class EveryLevel {

        @ParameterizedTest
        @EnumSource
        void playsLegalMoves(Preset preset) {
            for (Level level : Level.all()) {
                Games.Reached game = Games.random(preset.rules(), preset.rules().start(), 9, level.number());
                Move chosen =
                        move(level, request(preset.rules(), game.position(), 1).withBefore(game.before()));
                assertTrue(legal(preset.rules(), game.position()).contains(chosen));
            }
        }

        @Test
        void playsLegalMovesUnderAnyOptions() {
            for (int seed = 0; seed < 40; seed++) {
                RuleSet rules = RuleSets.random(seed);
                Position position = Games.scattered(rules, seed);
                for (Level level : BELOW_THE_STRONGEST) {
                    assertTrue(legal(rules, position).contains(move(level, request(rules, position, seed))));
                }
            }
        }

        @Test
        void playsTheOnlyMove() {
            int found = 0;
            for (int seed = 0; seed < 3000 && found < 6; seed++) {
                RuleSet rules = RuleSets.random(seed);
                Position position = Games.scattered(rules, seed);
                List<Move> only = legal(rules, position);
                if (only.size() == 1) {
                    found++;
                    for (Level level : Level.all()) {
                        assertEquals(only.get(0), move(level, request(rules, position, seed)));
                    }
                }
            }
            assertEquals(6, found);
        }

        @Test
        void hasNoMoveWhenTheGameIsOver() {
            RuleSet rules = Preset.FOSDICK.rules();
            Position start = rules.start();
            Position over =
                    new Position(start.attackers(), start.defenders(), 0, Side.ATTACKER, rules.quietPlyLimit(), 1);
            for (Level level : Level.all()) {
                assertEquals(Optional.empty(), Suggestion.at(level, search, request(rules, over, 1)));
            }
        }

        @Test
        void canBeCancelled() {
            RuleSet rules = Preset.NETO.rules();
            for (Level level : Level.all()) {
                Limits limits = Limits.NONE.withCancelled(() -> true);
                Suggestion cut = Suggestion.at(level, search, SearchRequest.of(rules, rules.start(), limits))
                        .orElseThrow();
                assertTrue(cut.analysis().nodes() <= 512);
                assertTrue(legal(rules, rules.start()).contains(cut.move()));
                boolean cancelled = cut.analysis().stoppedBy() == Analysis.StoppedBy.CANCELLED;
                assertTrue(cancelled || cut.analysis().nodes() < 512);
            }
        }

        @Test
        void keepsToALimitOfTime() {
            AtomicLong clock = new AtomicLong();
            Search timed = new Search(1, () -> clock.addAndGet(1_000_000));
            RuleSet rules = Preset.NETO.rules();
            Limits limits =
                    Limits.NONE.withTime(Duration.ofMillis(5)).withNodes(3).withDepth(1);
            Suggestion cut = Suggestion.at(Level.of(10), timed, SearchRequest.of(rules, rules.start(), limits))
                    .orElseThrow();
            assertEquals(Analysis.StoppedBy.TIME, cut.analysis().stoppedBy());
            assertTrue(cut.analysis().nodes() > 3);
        }
    }

    @Nested
    class LevelOne {

        @Test
        void mostlyWinsAtOnceWhereItCan() {
            int chances = 0;
            int taken = 0;
            for (int seed = 0; seed < 400; seed++) {
                RuleSet rules = Preset.values()[seed % 5].rules();
                Position position = Games.scattered(rules, seed);
                if (legal(rules, position).stream().anyMatch(move -> wins(rules, position, move))) {
                    chances++;
                    taken += wins(rules, position, move(Level.of(1), request(rules, position, seed))) ? 1 : 0;
                }
            }
            assertTrue(chances > 40, chances + " chances");
            assertTrue(taken > chances / 2, taken + " of " + chances);
            assertNotEquals(chances, taken);
        }

        private static boolean wins(RuleSet rules, Position position, Move move) {
            return new FastGenerator(rules).outcome(position.after(move)).result() == Result.winFor(position.toMove());
        }

        /** What its moves give away, in centi-attackers by a deeper search, against what a move at random gives away. */
        @Test
        void playsBetterThanAtRandomAndWorseThanBest() {
            double given = 0;
            double givenAtRandom = 0;
            for (int seed = 0; seed < 150; seed++) {
                RuleSet rules = Preset.values()[seed % 5].rules();
                Position position = Games.scattered(rules, seed);
                SearchRequest all = new SearchRequest(rules, position, List.of(), Limits.NONE.withDepth(3), 100, 0);
                List<Analysis.Variation> lines = search.run(all, Progress.NONE).lines();
                Move chosen = move(Level.of(1), request(rules, position, seed));
                for (Analysis.Variation line : lines) {
                    int cost = points(lines.get(0), position) - points(line, position);
                    givenAtRandom += (double) cost / lines.size();
                    given += line.move().equals(chosen) ? cost : 0;
                }
            }
            double share = given / givenAtRandom;
            assertTrue(share < 0.8, "gives away " + share + " of what a move at random does");
            assertTrue(share > 0.1, "gives away " + share + " of what a move at random does");
        }

        private static int points(Analysis.Variation line, Position position) {
            if (line.value() instanceof Value.Estimate estimate) {
                return Math.max(-500, Math.min(estimate.centiAttackers(), 500));
            }
            Result result = ((Value.Proven) line.value()).result();
            return result == Result.DRAW ? 0 : result == Result.winFor(position.toMove()) ? 700 : -700;
        }

        /** From openings that equal players split. */
        @ParameterizedTest
        @CsvSource({
            "FOSDICK, 4A3/A4A2/4A3/D7/8/2D2D1D 0 D 2 2",
            "FORTRESS, 1A6/7A/1A5A/6D1/6D1/3D1D2 0 D 4 3",
            "BELL, 4A2A/2A1A3/2A1A3/5A2/4D1D1/5D2 0 D 2 2",
            "ZAPLETAL, A4A2/1AA1A3/1A4A1/8/DD1D4/6D1 0 A 9 6",
            "NETO, 2A3A1/2A3AA/1A6/8/4A3/1DD5 0 A 1 9"
        })
        void losesToLevelFive(Preset preset, String opening) {
            PositionText.Parsed.Readable readable = (PositionText.Parsed.Readable) PositionText.parse(opening);
            Setup.Checked checked = readable.setup().check(preset.rules());
            Position position = ((Setup.Checked.Playable) checked).position();
            double points = 0;
            for (long seed = 0; seed < 3; seed++) {
                points += play(preset.rules(), position, Side.ATTACKER, seed);
                points += play(preset.rules(), position, Side.DEFENDER, seed);
            }
            assertTrue(points >= 4, points + " of 6");
        }

        /** The points of level 5, which has this side, against level 1. */
        private double play(RuleSet rules, Position opening, Side strong, long seed) {
            FastGenerator generator = new FastGenerator(rules);
            List<Position> before = new ArrayList<>();
            Position position = opening;
            while (!generator.outcome(position).decided()) {
                Level level = Level.of(position.toMove() == strong ? 5 : 1);
                Optional<Suggestion> chosen = Suggestion.at(
                        level, search, request(rules, position, seed).withBefore(before));
                if (chosen.isEmpty()) {
                    return 0.5;
                }
                before.add(position);
                position = position.after(chosen.get().move());
            }
            Result result = generator.outcome(position).result();
            return result == Result.DRAW ? 0.5 : result == Result.winFor(strong) ? 1 : 0;
        }
    }

    @Test
    void theStrongestLevelFindsProvenWins() {
        int wins = 0;
        for (int seed = 0; seed < 200 && wins < 25; seed++) {
            RuleSet rules = Preset.values()[seed % 5].rules();
            Position position = Games.scattered(rules, seed);
            Result win = Result.winFor(position.toMove());
            Value shallow = search.run(SearchRequest.of(rules, position, Limits.NONE.withDepth(5)), Progress.NONE)
                    .lines()
                    .get(0)
                    .value();
            if (shallow instanceof Value.Proven known && known.result() == win && known.plies() >= 3) {
                wins++;
                Suggestion chosen = Suggestion.at(Level.of(10), search, request(rules, position, seed))
                        .orElseThrow();
                Value.Proven found = (Value.Proven) chosen.variation().value();
                assertEquals(win, found.result());
                assertTrue(found.plies() <= known.plies());
            }
        }
        assertEquals(25, wins);
    }
}
