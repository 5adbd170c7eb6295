package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Place;

/**
 * What holds of every position under every rule set, tried on random ones. The seeds are fixed, and a failure names the rule
 * set and the position.
 */
class GeneratorLawsTest {

    /** Valid positions under random mixes of options, most of them not reachable from the start. */
    @Nested
    class OfArrangements {

        private static final int COUNT = 10_000;
        private static final int JUDGED = 20;

        private void forEach(int count, Consumer<Laws> law) {
            for (long seed = 0; seed < count; seed++) {
                RuleSet rules = RuleSets.random(seed);
                law.accept(new Laws(rules, Positions.random(rules, seed)));
            }
        }

        @Test
        void theFastGeneratorSaysWhatThePlainOneSays() {
            forEach(COUNT, Laws::generatorsAgree);
        }

        @Test
        void asManyMovesAreCountedAsListedAndNoneTwice() {
            forEach(COUNT, Laws::countIsThatOfTheList);
        }

        @Test
        void packedMovesPlayLikeMoves() {
            forEach(COUNT, Laws::packedMovesPlayLikeMoves);
        }

        @Test
        void theMirrorImageHasTheMirroredMovesAndTheSameOutcome() {
            forEach(COUNT, Laws::mirrorCommutes);
        }

        @Test
        void everyMoveLeadsToAValidPosition() {
            forEach(COUNT, Laws::movesLeadToValidPositions);
        }

        @Test
        void anAttemptIsLegalExactlyIfItMeansOneListedMove() {
            forEach(JUDGED, Laws::judgementIsThatOfTheList);
        }
    }

    /** Games of random moves, of which the laws hold in every position. */
    @Nested
    class OfGames {

        private static final int COUNT = 2000;

        /** The laws that take long to check are checked in one game of so many. */
        private static final int LOOKED_AT_CLOSELY = 20;

        @ParameterizedTest
        @EnumSource
        void underAPreset(Preset preset) {
            for (long seed = 0; seed < COUNT; seed++) {
                play(new Laws(preset.rules(), preset.rules().start()), seed);
            }
        }

        @Test
        void underRandomMixesOfOptions() {
            for (long seed = 0; seed < COUNT; seed++) {
                RuleSet rules = RuleSets.random(seed);
                play(new Laws(rules, rules.start()), seed);
            }
        }

        private void play(Laws start, long seed) {
            SplittableRandom random = new SplittableRandom(seed);
            Laws laws = start;
            List<Move> moves = laws.fast.legalMoves(start.position);
            for (int plies = 0; !moves.isEmpty(); plies++) {
                assertTrue(plies < mostPlies(start), laws::context);
                laws = laws.at(laws.position.after(moves.get(random.nextInt(moves.size()))));
                moves = laws.fast.legalMoves(laws.position);
                laws.countIsThatOfTheList();
                laws.positionIsValid();
                if (seed % LOOKED_AT_CLOSELY == 0) {
                    laws.generatorsAgree();
                    laws.packedMovesPlayLikeMoves();
                    laws.mirrorCommutes();
                }
            }
        }

        /**
         * No game is longer. The quiet plies are set to 0 at most once for every inward move (an attacker on ring r has r of
         * them) and every capture (a piece is captured once), 42 + 11 times from the usual start; before each of these times, and
         * after the last, there are at most {@code quietPlyLimit} plies, that which sets them to 0 included.
         */
        private int mostPlies(Laws start) {
            int inwardMoves = start.position.attackers().toList().stream()
                    .mapToInt(Cell::ring)
                    .sum();
            int captures = start.position.pieces();
            return (inwardMoves + captures + 1) * start.fast.rules().quietPlyLimit();
        }
    }

    /** The laws, each of one position under one rule set. */
    private record Laws(FastGenerator fast, PlainGenerator plain, Position position) {

        Laws(RuleSet rules, Position position) {
            this(new FastGenerator(rules), new PlainGenerator(rules), position);
        }

        Laws at(Position other) {
            return new Laws(fast, plain, other);
        }

        String context() {
            return fast.rules() + ", " + position;
        }

        void generatorsAgree() {
            assertEquals(plain.outcome(position), fast.outcome(position), this::context);
            assertEquals(plain.legalMoves(position), fast.legalMoves(position), this::context);
        }

        void countIsThatOfTheList() {
            int[] moves = generated();
            assertEquals(moves.length, fast.count(attackers(), defenders(), attackerToMove()), this::context);
            assertEquals(moves.length, IntStream.of(moves).distinct().count(), this::context);
            Outcome outcome = fast.outcome(attackers(), defenders(), attackerToMove());
            assertEquals(moves.length == 0, outcome.decided(), this::context);
            assertEquals(
                    outcome.reason()
                            .filter(reason -> reason != Outcome.Reason.NO_MOVES)
                            .isPresent(),
                    fast.decidedByPieces(attackers(), defenders(), attackerToMove()),
                    this::context);
        }

        void packedMovesPlayLikeMoves() {
            List<Move> moves = fast.legalMoves(position);
            if (moves.isEmpty()) {
                return;
            }
            List<Integer> packed = moves.stream().map(Laws::pack).toList();
            assertEquals(
                    packed.stream().sorted().toList(),
                    IntStream.of(generated()).sorted().boxed().toList(),
                    this::context);
            for (int i = 0; i < moves.size(); i++) {
                Laws then = at(position.after(moves.get(i)));
                int move = packed.get(i);
                boolean quiet = then.position.quietPlies() > 0;
                assertEquals(
                        then.attackers(),
                        attackerToMove() ? PackedMove.mover(attackers(), move) : PackedMove.opponent(attackers(), move),
                        this::context);
                assertEquals(
                        then.defenders(),
                        attackerToMove() ? PackedMove.opponent(defenders(), move) : PackedMove.mover(defenders(), move),
                        this::context);
                assertEquals(quiet, PackedMove.quiet(move, attackerToMove()), this::context);
            }
        }

        void mirrorCommutes() {
            Position mirror = position.mirror();
            assertEquals(fast.outcome(position), fast.outcome(mirror), this::context);
            assertEquals(
                    fast.legalMoves(position).stream()
                            .map(Move::mirror)
                            .sorted()
                            .toList(),
                    fast.legalMoves(mirror),
                    this::context);
            assertEquals(position.canonical(), mirror.canonical(), this::context);
        }

        void movesLeadToValidPositions() {
            fast.legalMoves(position).forEach(move -> at(position.after(move)).positionIsValid());
        }

        void positionIsValid() {
            Setup setup = new Setup(
                    position.attackers().toList(),
                    position.defenders().toList(),
                    position.castle(),
                    position.toMove(),
                    position.quietPlies(),
                    position.turn());
            assertInstanceOf(Setup.Checked.Playable.class, setup.check(fast.rules()), this::context);
        }

        void judgementIsThatOfTheList() {
            List<Move> listed = plain.legalMoves(position);
            attempts().forEach(attempt -> {
                List<Move> meant =
                        listed.stream().filter(move -> means(attempt, move)).toList();
                Optional<Move> legal = plain.judge(position, attempt) instanceof PlainGenerator.Judgement.Legal judged
                        ? Optional.of(judged.move())
                        : Optional.empty();
                assertEquals(
                        meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty(),
                        legal,
                        () -> attempt + ", " + context());
            });
        }

        /** A pass, and from every cell to every place: without capture, with one, with one of every piece and of none. */
        private Stream<Attempt> attempts() {
            List<Place> places = new ArrayList<>(Cell.all());
            places.add(Castle.CASTLE);
            List<Place> captured = new ArrayList<>(position.occupied().toList());
            captured.add(Castle.CASTLE);
            captured.add(Cell.at(0));
            Stream<Attempt> goes = Cell.all().stream()
                    .flatMap(from -> places.stream().flatMap(to -> {
                        Stream<Attempt> unnamed = Stream.of(
                                new Attempt.Go(from, to, false, Optional.empty()),
                                new Attempt.Go(from, to, true, Optional.empty()));
                        Stream<Attempt> named = position.occupied().contains(from)
                                ? captured.stream().map(place -> new Attempt.Go(from, to, true, Optional.of(place)))
                                : Stream.of();
                        return Stream.concat(unnamed, named);
                    }));
            return Stream.concat(Stream.of(new Attempt.Pass()), goes);
        }

        private static boolean means(Attempt attempt, Move move) {
            return attempt instanceof Attempt.Go go
                    ? move.from().equals(Optional.of(go.from()))
                            && move.to().equals(Optional.of(go.to()))
                            && move.captured().isPresent() == go.capturing()
                            && (go.captured().isEmpty() || go.captured().equals(move.captured()))
                    : move.equals(Move.PASS);
        }

        private long attackers() {
            return FastGenerator.attackers(position);
        }

        private long defenders() {
            return FastGenerator.defenders(position);
        }

        private boolean attackerToMove() {
            return position.toMove() == Side.ATTACKER;
        }

        private int[] generated() {
            int offset = 3;
            int[] moves = new int[offset + FastGenerator.MOST_MOVES];
            int end = fast.generate(attackers(), defenders(), attackerToMove(), moves, offset);
            return IntStream.range(offset, end).map(i -> moves[i]).toArray();
        }

        private static int pack(Move move) {
            return PackedMove.pack(
                    move.from().map(Laws::number).orElse(PackedMove.NONE),
                    move.to().map(Laws::number).orElse(PackedMove.NONE),
                    move.captured().map(Laws::number).orElse(PackedMove.NONE));
        }

        private static int number(Place place) {
            return place instanceof Cell cell ? cell.index() : PackedMove.CASTLE;
        }
    }
}
