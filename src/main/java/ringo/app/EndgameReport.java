package ringo.app;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import ringo.analysis.BestPlay;
import ringo.endgame.BuildListener;
import ringo.endgame.EndgameTables;
import ringo.endgame.EndgameVerifier;
import ringo.endgame.Material;
import ringo.endgame.Refusal;
import ringo.endgame.TableSummary;
import ringo.notation.MoveText;
import ringo.notation.PositionText;
import ringo.rules.FastGenerator;
import ringo.rules.Position;

/** What the command {@link EndgameCommand} prints. */
final class EndgameReport implements BuildListener {

    private static final Duration BETWEEN_LINES = Duration.ofSeconds(2);
    private static final long SECONDS_A_MINUTE = 60;

    private final PrintWriter out;
    private Duration printed = Duration.ZERO;

    EndgameReport(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void refused(Refusal refusal) {
        print("not used: %s", refusal);
    }

    @Override
    public void begun(Material material, long entries, int finishedLayers, int layers) {
        if (finishedLayers > 0) {
            print("%s: %d of %d layers are there already", material, finishedLayers, layers);
        }
    }

    @Override
    public void advanced(Progress progress) {
        if (progress.elapsed().minus(printed).compareTo(BETWEEN_LINES) < 0) {
            return;
        }
        printed = progress.elapsed();
        print(
                "%s: %.1f %% of %,d positions after %s, about %s left",
                progress.material(),
                100.0 * progress.done() / progress.all(),
                progress.all(),
                time(progress.elapsed()),
                time(progress.left()));
    }

    @Override
    public void finished(TableSummary summary) {
        print("%s: finished, %,d positions, %,d bytes", summary.material(), summary.entries(), summary.bytes());
    }

    /** All tables are there. */
    void built(List<TableSummary> tables) {
        print(
                "%d tables, %,d positions, %,d bytes",
                tables.size(),
                tables.stream().mapToLong(TableSummary::entries).sum(),
                tables.stream().mapToLong(TableSummary::bytes).sum());
    }

    /** Verifies all tables; whether they are sound. */
    boolean verified(EndgameTables tables, int threads) throws InterruptedException {
        EndgameVerifier verifier = new EndgameVerifier(tables);
        long wrong = 0;
        for (Material material : verifier.present()) {
            EndgameVerifier.Verdict verdict = verifier.verify(material, threads, () -> false);
            wrong += verdict.wrong();
            print(
                    "%s: %,d positions, %,d wrong%s",
                    material,
                    verdict.entries(),
                    verdict.wrong(),
                    verdict.first()
                            .map(first -> ", the first is " + PositionText.write(first))
                            .orElse(""));
        }
        return complete(tables) && wrong == 0;
    }

    /** Describes all tables; whether all files could be used. */
    boolean described(EndgameTables tables, boolean lines) {
        print("folder: %s", tables.folder());
        print("| table | positions | bytes | attacker to move: wins, losses, undecided | defender to move: the same |");
        print("|---|---|---|---|---|");
        List<TableSummary> summaries = tables.summaries();
        for (TableSummary table : summaries) {
            print(
                    "| %s | %,d | %,d | %s | %s |",
                    table.material(),
                    table.entries(),
                    table.bytes(),
                    counts(table.attackerToMove()),
                    counts(table.defenderToMove()));
        }
        print("%n| table | side | longest win, plies | position%s |", lines ? " and line of play" : "");
        print("|---|---|---|---|");
        for (TableSummary table : summaries) {
            longest(tables, table.material(), "attacker", table.attackerToMove().longestWin(), lines);
            longest(tables, table.material(), "defender", table.defenderToMove().longestWin(), lines);
        }
        return complete(tables);
    }

    private void longest(
            EndgameTables tables,
            Material material,
            String side,
            Optional<TableSummary.LongestWin> longest,
            boolean lines) {
        longest.ifPresent(win -> print(
                "| %s | %s | %d | `%s`%s |",
                material,
                side,
                win.plies(),
                PositionText.write(win.position()),
                lines ? ": " + lineOfPlay(tables, win.position()) : ""));
    }

    private static String lineOfPlay(EndgameTables tables, Position start) {
        return String.join(
                " ", MoveText.writeLine(BestPlay.from(tables, start), start, new FastGenerator(tables.rules())));
    }

    /** Whether there are tables, all files can be used, and none is missing on which others depend; what is not so is printed. */
    private boolean complete(EndgameTables tables) {
        tables.refusals().forEach(this::refused);
        List<Material> missing = tables.missing();
        missing.forEach(material -> print("missing: %s, on which the tables after it depend; build it", material));
        boolean some = !tables.summaries().isEmpty();
        if (!some) {
            print("there are no tables of these rules in %s", tables.folder());
        }
        return some && missing.isEmpty() && tables.refusals().isEmpty();
    }

    private static String counts(TableSummary.HalfSummary half) {
        return String.format(Locale.ROOT, "%,d, %,d, %,d", half.wins(), half.losses(), half.undecided());
    }

    private static String time(Duration time) {
        return time.toSeconds() / SECONDS_A_MINUTE + " min " + time.toSeconds() % SECONDS_A_MINUTE + " s";
    }

    private void print(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
        out.flush();
    }
}
