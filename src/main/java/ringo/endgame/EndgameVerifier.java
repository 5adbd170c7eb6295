package ringo.endgame;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import ringo.rules.FastGenerator;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.Result;

/**
 * Proves tables: every entry must follow from those of the positions after each of its moves.
 *
 * <p>That is a proof, not only a check of consistency. Let n be the true distance of a win or loss. By induction over n it is what is
 * stored, as it follows from true distances less than n; and nothing else can be stored as a win or loss, as its chain of ever
 * smaller distances must end in a position where the game is over.
 */
public final class EndgameVerifier {

    /** Entries that are verified at once; what is asked for between them is whether to go on. */
    private static final int SPAN = 1 << 24;

    private final EndgameTables tables;
    private final FastGenerator generator;

    public EndgameVerifier(EndgameTables tables) {
        this.tables = tables;
        generator = new FastGenerator(tables.rules());
    }

    /**
     * What was found in one table.
     *
     * @param material the table
     * @param entries how many entries it has
     * @param wrong how many of them do not follow from the others, or cannot be read, or lead to positions that no table holds
     * @param first the first of those
     */
    public record Verdict(Material material, long entries, long wrong, Optional<Position> first) {}

    /** The material whose tables there are, in the order in which they were built. */
    public List<Material> present() {
        return Material.playable(tables.rules(), Material.MOST_PIECES).stream()
                .filter(material -> tables.table(material).isPresent())
                .toList();
    }

    /**
     * Verifies every entry of a table.
     *
     * @param threads how many threads work
     * @throws IllegalArgumentException if there is no such table
     * @throws java.util.concurrent.CancellationException if it is no longer wanted
     */
    public Verdict verify(Material material, int threads, BooleanSupplier cancelled) throws InterruptedException {
        TableFile table = tables.table(material)
                .orElseThrow(() -> new IllegalArgumentException("there is no table of " + material));
        AtomicLong wrong = new AtomicLong();
        AtomicLong first = new AtomicLong(Long.MAX_VALUE);
        long size = table.index().size();
        try (Workers workers = new Workers(threads, cancelled)) {
            for (long start = 0; start < size; start += SPAN) {
                long offset = start;
                workers.share((int) Math.min(SPAN, size - start), () -> {
                    Successors successors = new Successors(table);
                    return (from, to) -> {
                        for (long number = offset + from; number < offset + to; number++) {
                            if (!successors.explain(number)) {
                                wrong.incrementAndGet();
                                first.accumulateAndGet(number, Math::min);
                            }
                        }
                    };
                });
            }
        }
        return new Verdict(
                material,
                size,
                wrong.get(),
                LongStream.of(first.get())
                        .filter(number -> number < size)
                        .mapToObj(table::position)
                        .findFirst());
    }

    /** Looks at the positions after every move of a position; for one thread. */
    private final class Successors {

        private final TableFile table;
        private final Board board = new Board();
        private final int[] moves = new int[FastGenerator.MOST_MOVES];
        private final int[] codes = new int[FastGenerator.MOST_MOVES];

        Successors(TableFile table) {
            this.table = table;
        }

        /** Whether the entry is what its moves make of it. */
        boolean explain(long number) {
            table.index().board(number, board);
            long attackers = board.attackers + table.header().material().castleBits();
            int stored = table.code(number);
            int count = generator.generate(attackers, board.defenders, board.attackerToMove, moves, 0);
            if (count == 0) {
                return stored == over(attackers);
            }
            for (int i = 0; i < count; i++) {
                int move = moves[i];
                codes[i] = board.attackerToMove
                        ? tables.probe(
                                PackedMove.mover(attackers, move), PackedMove.opponent(board.defenders, move), false)
                        : tables.probe(
                                PackedMove.opponent(attackers, move), PackedMove.mover(board.defenders, move), true);
            }
            int[] after = Arrays.copyOf(codes, count);
            return stored != ProbeCode.ABSENT && stored == best(after);
        }

        private int over(long attackers) {
            boolean attackerWins = generator
                            .outcome(attackers, board.defenders, board.attackerToMove)
                            .result()
                    == Result.ATTACKER_WINS;
            return attackerWins == board.attackerToMove ? ProbeCode.win(0) : ProbeCode.loss(0);
        }
    }

    /** What a position is worth after whose moves the other side has these values; absent if one of them is. */
    static int best(int[] after) {
        int shortestWin = Integer.MAX_VALUE;
        int longestLoss = 0;
        boolean undecided = false;
        for (int code : after) {
            if (code == ProbeCode.ABSENT) {
                return ProbeCode.ABSENT;
            }
            if (ProbeCode.loses(code)) {
                shortestWin = Math.min(shortestWin, ProbeCode.win(ProbeCode.plies(code) + 1));
            } else if (ProbeCode.wins(code)) {
                longestLoss = Math.min(longestLoss, ProbeCode.loss(ProbeCode.plies(code) + 1));
            } else {
                undecided = true;
            }
        }
        if (shortestWin < Integer.MAX_VALUE) {
            return shortestWin;
        }
        return undecided ? ProbeCode.UNDECIDED : longestLoss;
    }
}
