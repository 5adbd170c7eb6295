package ringo.engine;

import java.util.ArrayList;
import java.util.List;
import ringo.rules.Position;
import ringo.rules.Preset;

/**
 * The signature of the search: how many nodes it visits in fixed positions at a fixed depth. Whatever changes what it does
 * changes the number, and has to own up to it. {@code main} prints it.
 */
final class Bench {

    private static final int DEPTH = 8;
    private static final int RANDOM_PLIES = 16;
    private static final int POSITIONS_A_PRESET = 4;

    private Bench() {}

    static long nodes() {
        Search search = new Search(16, System::nanoTime);
        long nodes = 0;
        for (Preset preset : Preset.values()) {
            for (Position position : positions(preset)) {
                SearchRequest request = SearchRequest.of(preset.rules(), position, Limits.NONE.withDepth(DEPTH));
                nodes += search.run(request, Progress.NONE).nodes();
            }
        }
        return nodes;
    }

    /** The start, and what random moves made of it. */
    private static List<Position> positions(Preset preset) {
        List<Position> positions = new ArrayList<>(List.of(preset.rules().start()));
        for (int seed = 1; seed < POSITIONS_A_PRESET; seed++) {
            positions.add(Games.random(preset.rules(), preset.rules().start(), RANDOM_PLIES * seed, seed)
                    .position());
        }
        return positions;
    }

    public static void main(String[] args) {
        System.out.println(nodes());
    }
}
