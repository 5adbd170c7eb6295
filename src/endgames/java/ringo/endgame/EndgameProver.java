package ringo.endgame;

import java.nio.file.Path;
import java.util.SplittableRandom;
import ringo.rules.Position;
import ringo.rules.Preset;

/**
 * Compares tables with the definition of the rules, for as many pieces as takes minutes.
 *
 * <p>{@code all FOLDER PRESET PIECES} compares every entry of the tables of at most so many pieces with {@link PlainSolver}; {@code
 * sample FOLDER PRESET TABLE COUNT} that many random entries of one table with {@link PlainProof}. The tables must have been built.
 * Ends with 1 if anything differs.
 */
final class EndgameProver {

    private static final int MOST_POSITIONS = 2_000;

    private final EndgameTables tables;
    private long compared;
    private long different;

    private EndgameProver(EndgameTables tables) {
        this.tables = tables;
    }

    public static void main(String[] arguments) {
        Preset preset = Preset.named(arguments[2]).orElseThrow();
        EndgameProver prover =
                new EndgameProver(EndgameTables.open(Path.of(arguments[1]), preset.rules(), Long.MAX_VALUE));
        if (arguments[0].equals("all")) {
            prover.compareAll(Integer.parseInt(arguments[3]));
        } else {
            prover.sample(Material.parse(arguments[3]).orElseThrow(), Integer.parseInt(arguments[4]));
        }
        System.exit(prover.different == 0 ? 0 : 1);
    }

    private void compareAll(int pieces) {
        PlainPositions positions = new PlainPositions(tables.rules().castleGoal(), pieces);
        PlainSolver solver = new PlainSolver(tables.rules(), positions);
        for (int number = 0; number < positions.all().size(); number++) {
            Position position = positions.all().get(number);
            EndgameValue plain = EndgameValue.of(solver.code(number)).orElseThrow();
            compared++;
            if (!tables.probe(position).orElseThrow().equals(plain)) {
                different++;
                System.out.println(position + " is " + plain);
            }
        }
        System.out.printf("%,d positions compared, %,d different%n", compared, different);
    }

    private void sample(Material material, int count) {
        TableFile table = tables.table(material).orElseThrow();
        SplittableRandom random = new SplittableRandom(material.number());
        int proven = 0;
        for (int i = 0; i < count; i++) {
            long number = random.nextLong(table.index().size());
            Position position = table.position(number);
            EndgameValue value = EndgameValue.of(table.code(number)).orElseThrow();
            switch (new PlainProof(tables.rules(), MOST_POSITIONS).check(position, value)) {
                case TRUE -> proven++;
                case FALSE -> {
                    different++;
                    System.out.println(position + " is not " + value);
                }
                case GIVEN_UP -> {}
            }
        }
        System.out.printf("%,d entries: %,d proven, %,d different, the rest too deep%n", count, proven, different);
    }
}
