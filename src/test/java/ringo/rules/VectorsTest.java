package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ringo.notation.MoveText;
import ringo.notation.PositionText;

/** Both generators, and the notation, say what the vectors say; {@link PerftTest} adds their perft. */
class VectorsTest {

    private static final int POSITIONS = 1086;
    private static final int GAMES = 120;

    static List<Vectors.OfPosition> positions() {
        return Stream.of("presets", "options", "edges")
                .flatMap(file -> Vectors.positions(file).stream())
                .toList();
    }

    static List<Vectors.OfGame> games() {
        return Vectors.games();
    }

    private static List<MoveGenerator> generators(RuleSet rules) {
        return List.of(new PlainGenerator(rules), new FastGenerator(rules));
    }

    @Test
    void areAllThere() {
        assertEquals(POSITIONS, positions().size());
        assertEquals(GAMES, games().size());
    }

    @Nested
    class OfAPosition {

        @ParameterizedTest
        @MethodSource("ringo.rules.VectorsTest#positions")
        void theNotation(Vectors.OfPosition vector) {
            assertEquals(vector.notation() + " 0 1", PositionText.write(vector.position()));
        }

        @ParameterizedTest
        @MethodSource("ringo.rules.VectorsTest#positions")
        void theOutcome(Vectors.OfPosition vector) {
            for (MoveGenerator generator : generators(vector.rules())) {
                assertEquals(vector.outcome(), generator.outcome(vector.position()));
            }
        }

        @ParameterizedTest
        @MethodSource("ringo.rules.VectorsTest#positions")
        void theMoves(Vectors.OfPosition vector) {
            for (MoveGenerator generator : generators(vector.rules())) {
                List<Move> legal = generator.legalMoves(vector.position());
                List<String> texts = legal.stream()
                        .map(move -> MoveText.write(move, move.ambiguousAmong(legal)))
                        .sorted()
                        .toList();
                assertEquals(vector.moves(), texts);
            }
        }
    }

    @Nested
    class OfAGame {

        @ParameterizedTest
        @MethodSource("ringo.rules.VectorsTest#games")
        void theEnd(Vectors.OfGame vector) {
            for (MoveGenerator generator : generators(vector.rules())) {
                Line line = new Line(generator, vector.rules().start());
                for (String move : vector.moves()) {
                    assertEquals(Outcome.ONGOING, line.outcome());
                    assertInstanceOf(
                            Line.Played.class, line.play(MoveText.parse(move).orElseThrow()));
                }
                assertEquals(vector.outcome(), line.outcome());
                assertEquals(vector.notation(), PositionText.write(line.position()));
            }
        }
    }
}
