package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import ringo.board.Bitboard;
import ringo.board.Cell;
import ringo.board.CellSet;

class PerftTest {

    static List<Vectors.OfPosition> positions() {
        return Stream.of("presets", "options", "edges")
                .flatMap(file -> Vectors.positions(file).stream())
                .toList();
    }

    @Nested
    class FromTheStart {

        @ParameterizedTest
        @CsvSource({
            "FOSDICK, 9, 108, 1260, 13860, 180708, 2031580, 28517168",
            "FORTRESS, 9, 108, 1260, 13860, 180708, 2031580, 28517122",
            "BELL, 9, 108, 1260, 18690, 243686, 4282452, 60121344",
            "ZAPLETAL, 9, 108, 1260, 18690, 243682, 4282152, 60108348",
            "NETO, 9, 108, 1260, 18690, 243682, 4282152, 60108348"
        })
        void isKnown(Preset preset, long one, long two, long three, long four, long five, long six, long seven) {
            FastGenerator generator = new FastGenerator(preset.rules());
            List<Long> known = List.of(one, two, three, four, five, six, seven);
            for (int depth = 1; depth <= known.size(); depth++) {
                assertEquals(
                        known.get(depth - 1),
                        Perft.fast(generator, preset.rules().start(), depth));
            }
        }
    }

    @Nested
    class OfTheVectors {

        @ParameterizedTest
        @MethodSource("ringo.rules.PerftTest#positions")
        void isKnown(Vectors.OfPosition vector) {
            FastGenerator fast = new FastGenerator(vector.rules());
            PlainGenerator plain = new PlainGenerator(vector.rules());
            for (int depth = 1; depth <= vector.perft().size(); depth++) {
                long leaves = vector.perft().get(depth - 1);
                assertEquals(leaves, Perft.fast(fast, vector.position(), depth));
                assertEquals(leaves, Perft.plain(plain, vector.position(), depth));
            }
        }
    }

    @Nested
    class CountsSequencesOfExactlyThatDepth {

        private final RuleSet rules = Preset.FOSDICK.rules();
        private final FastGenerator fast = new FastGenerator(rules);
        private final PlainGenerator plain = new PlainGenerator(rules);

        @Test
        void oneOfDepthZero() {
            assertEquals(1, Perft.fast(fast, rules.start(), 0));
            assertEquals(1, Perft.plain(plain, rules.start(), 0));
        }

        @Test
        void noneOnceTheGameIsOver() {
            Position won =
                    new Position(new CellSet(0), new CellSet(Bitboard.of(Cell.COUNT - 1)), 2, Side.DEFENDER, 0, 1);
            for (int depth = 1; depth <= 3; depth++) {
                assertEquals(0, Perft.fast(fast, won, depth));
                assertEquals(0, Perft.plain(plain, won, depth));
            }
        }

        @Test
        void leavingOutQuietPlies() {
            Position start = rules.start();
            Position atTheLimit = new Position(
                    start.attackers(), start.defenders(), 0, start.toMove(), rules.quietPlyLimit(), start.turn());
            assertEquals(1260, Perft.fast(fast, atTheLimit, 3));
            assertEquals(1260, Perft.plain(plain, atTheLimit, 3));
        }
    }
}
