package ringo.endgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import ringo.board.Bitboard;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * The endgame tables of one rule set, as far as they are there.
 *
 * <p>They lie in a folder named for the rule set's digest. Tables that are built while this is in use are taken up by {@link
 * #refresh()}; a probe sees all of a table or nothing of it. Files that are not sound are not used, and {@linkplain #refusals() named}.
 *
 * <h2>What values mean</h2>
 *
 * A win or loss holds however the line to the position went, with two exceptions that the caller minds: a game that has seen
 * positions of the win before, and the quiet limit, which tables leave out of account. With every move of a win its plies shrink, so
 * that no position comes again in it.
 *
 * <h2>Memory</h2>
 *
 * Tables are mapped: their pages belong to the operating system, which drops those out of use. On the heap a table keeps what
 * finds positions in it (at most about 1 MB) and a hundredth of a percent of its size. No more bytes are mapped than the given bound;
 * tables for which there is no room left are among the refusals.
 *
 * <p>Safe for use by several threads; a probe allocates nothing.
 */
public final class EndgameTables {

    private final Path folder;
    private final RuleSet rules;
    private final RuleDigest digest;
    private final long mostBytes;
    private final FastGenerator generator;

    /** By {@link Material#number()}; null where there is no table. Never changed, but replaced. */
    private volatile @Nullable TableFile[] tables = new TableFile[Material.NUMBERS];

    private volatile int mostPieces;
    private volatile List<Refusal> refusals = List.of();

    private EndgameTables(Path root, RuleSet rules, long mostBytes) {
        this.rules = rules;
        this.mostBytes = mostBytes;
        digest = RuleDigest.of(rules);
        folder = root.resolve(digest.folderName());
        generator = new FastGenerator(rules);
    }

    /**
     * Opens the tables of a rule set. That there are none is no error.
     *
     * @param root the folder of the tables of all rule sets; it need not exist
     * @param mostBytes how many bytes of files are mapped at most; tables of fewer pieces go first
     */
    public static EndgameTables open(Path root, RuleSet rules, long mostBytes) {
        EndgameTables tables = new EndgameTables(root, rules, mostBytes);
        tables.refresh();
        return tables;
    }

    /**
     * Takes up tables that have appeared since, and lets go of those whose files have gone. A file that was refused, replaced or
     * written to is looked at again.
     */
    public synchronized void refresh() {
        @Nullable TableFile[] found = new TableFile[Material.NUMBERS];
        List<Refusal> refused = new ArrayList<>();
        long room = mostBytes;
        int most = 0;
        for (Material material : Material.playable(rules, Material.MOST_PIECES)) {
            Path path = folder.resolve(TableFile.name(material));
            if (!Files.exists(path)) {
                continue;
            }
            try {
                TableFile known = tables[material.number()];
                boolean kept = known != null && known.refusal().isEmpty() && known.unchanged();
                TableFile table = kept ? known : TableFile.open(path, material, digest);
                if (table.length() > room) {
                    throw new RefusedException(Refusal.Reason.NO_ROOM, "more than is left of " + mostBytes + " bytes");
                }
                room -= table.length();
                found[material.number()] = table;
                most = Math.max(most, material.pieces());
            } catch (RefusedException e) {
                refused.add(new Refusal(path, e.reason(), String.valueOf(e.getMessage())));
            } catch (IOException e) {
                refused.add(new Refusal(path, Refusal.Reason.UNREADABLE, "cannot be read: " + e));
            }
        }
        tables = found;
        mostPieces = most;
        refusals = List.copyOf(refused);
    }

    /** The rule set. */
    public RuleSet rules() {
        return rules;
    }

    /** The folder in which these tables lie; it need not exist. */
    public Path folder() {
        return folder;
    }

    /** Whether there is a table with so many pieces, those in the castle included, or with more. */
    public boolean covers(int pieces) {
        return pieces <= mostPieces;
    }

    /** The most pieces of any table; 0 if there is none. */
    public int mostPieces() {
        return mostPieces;
    }

    /** A number that is equal for equal sets of tables of this rule set, and other sets hardly share; 0 if there is none. */
    public long contents() {
        @Nullable TableFile[] present = tables;
        long contents = 0;
        for (int number = 0; number < present.length; number++) {
            contents += present[number] == null ? 0 : new SplittableRandom(number).nextLong();
        }
        return contents;
    }

    /** What an {@linkplain ProbeCode#UNDECIDED undecided} position is under the rule set: a draw, or the defender's win. */
    public Result undecided() {
        return rules.repetition().result();
    }

    /**
     * What is known of a position, from the point of view of the side to move: a {@link ProbeCode}.
     *
     * @param attackers the attackers' bits with those in the castle, see {@link FastGenerator}
     */
    public int probe(long attackers, long defenders, boolean attackerToMove) {
        if (generator.decidedByPieces(attackers, defenders, attackerToMove)) {
            Result result =
                    generator.outcome(attackers, defenders, attackerToMove).result();
            return (result == Result.ATTACKER_WINS) == attackerToMove ? ProbeCode.win(0) : ProbeCode.loss(0);
        }
        long cells = attackers & Bitboard.ALL;
        TableFile table = tables[
                Material.number(
                        Long.bitCount(cells), (int) (attackers >>> PackedMove.CASTLE), Long.bitCount(defenders))];
        return table == null ? ProbeCode.ABSENT : table.code(cells, defenders, attackerToMove);
    }

    /** What is known of a position, from the point of view of its side to move: a {@link ProbeCode}. Its quiet plies are left out of account. */
    public int code(Position position) {
        return probe(
                FastGenerator.attackers(position),
                FastGenerator.defenders(position),
                position.toMove() == Side.ATTACKER);
    }

    /** What is known of a position; empty if no table holds it. Its quiet plies are left out of account. */
    public Optional<EndgameValue> probe(Position position) {
        return EndgameValue.of(code(position));
    }

    /**
     * What is known of a position after a move, from the point of view of the side that is then to move; empty if no table holds
     * it.
     */
    public Optional<EndgameValue> probeAfter(Position position, Move move) {
        return probe(position.after(move));
    }

    /** What is in the tables, those of fewer pieces first. */
    public List<TableSummary> summaries() {
        @Nullable TableFile[] present = tables;
        return Material.playable(rules, Material.MOST_PIECES).stream()
                .map(material -> present[material.number()])
                .filter(Objects::nonNull)
                .map(TableFile::summary)
                .toList();
    }

    /** What there is no table of although there are some that depend on it. */
    public List<Material> missing() {
        @Nullable TableFile[] present = tables;
        List<Material> missing = new ArrayList<>();
        List<Material> before = new ArrayList<>();
        for (Material material : Material.playable(rules, Material.MOST_PIECES)) {
            if (present[material.number()] == null) {
                before.add(material);
            } else {
                missing.addAll(before);
                before.clear();
            }
        }
        return List.copyOf(missing);
    }

    /** The files that are not used, or not all of them, and why. */
    public List<Refusal> refusals() {
        List<Refusal> all = new ArrayList<>(refusals);
        for (TableFile table : tables) {
            if (table != null) {
                table.refusal().ifPresent(all::add);
            }
        }
        return List.copyOf(all);
    }

    /** The table of this material; empty if there is none. */
    Optional<TableFile> table(Material material) {
        return Optional.ofNullable(tables[material.number()]);
    }
}
