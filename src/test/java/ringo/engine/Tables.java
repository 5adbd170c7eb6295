package ringo.engine;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.endgame.BuildListener;
import ringo.endgame.BuildRequest;
import ringo.endgame.EndgameBuilder;
import ringo.endgame.EndgameTables;
import ringo.rules.FastGenerator;
import ringo.rules.Position;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/** Endgame tables of few pieces, built once for all tests of a folder, and positions in and near them. */
public final class Tables {

    private static final Map<Path, Boolean> BUILT = new ConcurrentHashMap<>();

    private Tables() {}

    /** The tables of this rule set of at most so many pieces. */
    public static EndgameTables built(Path root, RuleSet rules, int pieces) {
        EndgameTables tables = EndgameTables.open(root, rules, Long.MAX_VALUE);
        BUILT.computeIfAbsent(tables.folder(), folder -> build(root, rules, pieces));
        tables.refresh();
        return tables;
    }

    private static boolean build(Path root, RuleSet rules, int pieces) {
        try {
            Files.createDirectories(root);
            BuildRequest request = new BuildRequest(root, rules, pieces, 1, () -> false);
            new EndgameBuilder(request, BuildListener.NONE, System::nanoTime).build();
            return true;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** A random position of so many pieces in which the game goes on. */
    public static Position position(RuleSet rules, int pieces, int quietPlies, SplittableRandom random) {
        FastGenerator generator = new FastGenerator(rules);
        while (true) {
            Optional<Position> position = scattered(pieces, quietPlies, random)
                    .filter(at -> !generator.outcome(at).decided())
                    .filter(at -> at.attackers().inNeutralZone().size()
                            <= rules.neutralZoneLimit()
                                    .attackersAllowed(at.defenders().size()));
            if (position.isPresent()) {
                return position.get();
            }
        }
    }

    private static Optional<Position> scattered(int pieces, int quietPlies, SplittableRandom random) {
        int defenders = random.nextInt(1, Math.min(pieces, Position.MAX_DEFENDERS + 1));
        int castle = random.nextInt(4) == 0 ? 1 : 0;
        CellSet attacking = CellSet.EMPTY;
        CellSet defending = CellSet.EMPTY;
        for (int i = 0; i < pieces - castle; i++) {
            Cell cell = Cell.all().get(random.nextInt(Cell.all().size()));
            if (attacking.contains(cell) || defending.contains(cell)) {
                return Optional.empty();
            }
            attacking = i < defenders ? attacking : attacking.with(cell);
            defending = i < defenders ? defending.with(cell) : defending;
        }
        if (attacking.size() + castle > Position.MAX_ATTACKERS) {
            return Optional.empty();
        }
        Side toMove = random.nextBoolean() ? Side.ATTACKER : Side.DEFENDER;
        return Optional.of(new Position(attacking, defending, castle, toMove, quietPlies, 1));
    }
}
