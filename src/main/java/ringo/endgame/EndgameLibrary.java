package ringo.endgame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ringo.rules.RuleSet;

/**
 * The endgame tables of all rule sets that lie in one folder; those of a rule set are opened when they are first asked for.
 *
 * <p>So many rule sets are kept open at most; then the one that was not asked for the longest is let go, and opened again when it is
 * wanted. Safe for use by several threads.
 */
public final class EndgameLibrary {

    private static final int MOST_OPEN = 64;

    private final Path root;
    private final long mostBytes;

    /** In the order in which they were last asked for. */
    private final Map<RuleSet, EndgameTables> open = new LinkedHashMap<>(MOST_OPEN, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<RuleSet, EndgameTables> eldest) {
            return size() > MOST_OPEN;
        }
    };

    /**
     * @param root the folder; it need not exist
     * @param mostBytes how many bytes of files of one rule set are mapped at most
     */
    public EndgameLibrary(Path root, long mostBytes) {
        this.root = root;
        this.mostBytes = mostBytes;
    }

    /** The tables of a rule set, as far as they are there. */
    public EndgameTables tables(RuleSet rules) {
        synchronized (open) {
            return open.computeIfAbsent(rules, wanted -> EndgameTables.open(root, wanted, mostBytes));
        }
    }

    /** Takes up tables that have appeared since, and lets go of those whose files have gone. */
    public void refresh() {
        all().forEach(EndgameTables::refresh);
    }

    /** The files of open tables that are not used, or not all of them, and why. */
    public List<Refusal> refusals() {
        return all().stream().flatMap(tables -> tables.refusals().stream()).toList();
    }

    private List<EndgameTables> all() {
        synchronized (open) {
            return new ArrayList<>(open.values());
        }
    }
}
