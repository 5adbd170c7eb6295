package ringo.engine;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ringo.rules.PlainGenerator;

/**
 * Proves every line of a file of tactics from nothing but the definition of the rules, and prints what is not true. See {@link
 * TacticProof}.
 *
 * <p>Argument: the file. Ends with 1 if anything is not true.
 */
final class TacticsProver {

    private static final int MOST_POSITIONS = 20_000_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private TacticsProver() {}

    public static void main(String[] args) throws IOException {
        int tactics = 0;
        int proven = 0;
        long positions = 0;
        for (String line : Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8)) {
            if (Tactics.isTactic(line)) {
                Tactic tactic = Tactics.read(line);
                long started = THREADS.getCurrentThreadCpuTime();
                TacticProof proof = new TacticProof(PlainGenerator::new, MOST_POSITIONS);
                List<String> faults = proof.faults(tactic);
                tactics++;
                positions += proof.positions();
                proven += faults.isEmpty() ? 1 : 0;
                System.out.printf(
                        "%-36s %-15s %,11d positions %6.1f s  %s%n",
                        tactic.id(),
                        tactic.verdict().text(),
                        proof.positions(),
                        (THREADS.getCurrentThreadCpuTime() - started) / 1e9,
                        faults.isEmpty() ? "proven" : faults);
            }
        }
        System.out.printf(
                "%d of %d proven, %,d positions, %.0f s of CPU time%n",
                proven, tactics, positions, THREADS.getCurrentThreadCpuTime() / 1e9);
        System.exit(proven == tactics ? 0 : 1);
    }
}
