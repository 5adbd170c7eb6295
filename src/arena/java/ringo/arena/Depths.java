package ringo.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ringo.engine.Analysis;
import ringo.engine.Limits;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.rules.Preset;

/**
 * How deep the search looks from the start of each preset in 1, 10 and 60 seconds by the {@link CpuClock}, and by what factor a ply more multiplies the nodes:
 * the mean over the last six iterations.
 *
 * <p>Argument: a preset, or none for all.
 */
final class Depths {

    private static final int TABLE_MEGABYTES = 256;
    private static final int WARM_UP_SECONDS = 3;
    private static final int[] SECONDS = {1, 10, 60};
    private static final int PLIES = 6;

    private Depths() {}

    public static void main(String[] args) {
        List<Preset> presets = args.length == 0
                ? List.of(Preset.values())
                : List.of(Preset.named(args[0]).orElseThrow());
        Search search = new Search(TABLE_MEGABYTES, new CpuClock());
        for (Preset preset : presets) {
            iterations(search, preset, WARM_UP_SECONDS);
            List<Analysis> iterations = iterations(search, preset, SECONDS[SECONDS.length - 1]);
            StringBuilder row = new StringBuilder("| " + preset.text());
            for (int seconds : SECONDS) {
                row.append(" | ").append(after(iterations, Duration.ofSeconds(seconds)));
            }
            System.out.println(row + " |");
        }
    }

    /** What was known after each iteration. */
    private static List<Analysis> iterations(Search search, Preset preset, int seconds) {
        List<Analysis> iterations = new ArrayList<>();
        Limits limits = Limits.NONE.withTime(Duration.ofSeconds(seconds));
        search.run(SearchRequest.of(preset.rules(), preset.rules().start(), limits), iterations::add);
        return iterations;
    }

    private static String after(List<Analysis> iterations, Duration time) {
        List<Analysis> done = iterations.stream()
                .filter(each -> each.time().compareTo(time) <= 0)
                .toList();
        Analysis last = done.get(done.size() - 1);
        Analysis earlier = done.get(Math.max(0, done.size() - 1 - PLIES));
        double growth = Math.pow((double) last.nodes() / earlier.nodes(), 1.0 / (last.depth() - earlier.depth()));
        return String.format(Locale.ROOT, "%d | %.2f | %.2f", last.depth(), last.nodes() / 1e6, growth);
    }
}
