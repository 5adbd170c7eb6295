package ringo.arena;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/**
 * How much memory searches of 1, 4 and 16 million nodes allocate: as many bytes, if no node allocates any, but for what each iteration
 * reports.
 */
final class Allocations {

    private static final int TABLE_MEGABYTES = 64;
    private static final int[] MILLIONS = {1, 4, 16};

    private Allocations() {}

    public static void main(String[] args) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Search search = new Search(TABLE_MEGABYTES, System::nanoTime);
        for (Preset preset : Preset.values()) {
            search(search, preset.rules(), 1);
            StringBuilder row = new StringBuilder("| " + preset.text());
            for (int millions : MILLIONS) {
                long before = threads.getCurrentThreadAllocatedBytes();
                search(search, preset.rules(), millions);
                long allocated = threads.getCurrentThreadAllocatedBytes() - before;
                row.append(String.format(Locale.ROOT, " | %,d", allocated));
            }
            System.out.println(row + " |");
        }
    }

    private static void search(Search search, RuleSet rules, int millions) {
        Limits limits = Limits.NONE.withNodes(millions * 1_000_000L);
        search.run(SearchRequest.of(rules, rules.start(), limits), Progress.NONE);
    }
}
