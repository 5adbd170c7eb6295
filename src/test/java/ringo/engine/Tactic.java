package ringo.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import ringo.rules.Codes;
import ringo.rules.Move;
import ringo.rules.MoveKind;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * A position with its solution. {@link TacticProof} says what must be true of it.
 *
 * @param id its name in the file
 * @param themes what it is about, see {@link #shows}
 * @param best the best moves: all that keep the verdict
 * @param verdict what is true of the position
 * @param others what is true of it without the best moves
 * @param trap a capture that looks good and loses, where there is one
 * @param switched what is true under other rules, where one option decides
 * @param nodes in how many nodes the search must solve it
 */
record Tactic(
        String id,
        RuleSet rules,
        Position position,
        Set<String> themes,
        List<Move> best,
        Verdict verdict,
        Verdict others,
        Optional<Trap> trap,
        Optional<Switched> switched,
        long nodes) {

    /** By how many plies a win must be out of sight of the other moves for the best one to be called the only one. */
    static final int ONLY_MARGIN = 4;

    private static final Set<MoveKind> SPECIAL =
            Set.of(MoveKind.LEAP, MoveKind.CASTLE_JUMP, MoveKind.DISPLACEMENT, MoveKind.HOP, MoveKind.PASS);

    /** A capture, and what is true of the position if it is played. */
    record Trap(Move move, Verdict verdict) {}

    /** An option with another value than the rule set has, and what is true of the position then. */
    record Switched(RuleOption option, OptionValue value, Verdict verdict) {}

    Side mover() {
        return position.toMove();
    }

    /**
     * The themes that the entry shows: {@code win}, {@code loss} or {@code hold} for the side to move; {@code only} where there is one
     * best move and the result is lost without it; {@code greedy} with a trap; {@code rule:castleJump} where that option
     * decides; {@code leap}, {@code castleJump}, {@code displacement}, {@code hop} or {@code pass} where all best moves are of that kind.
     */
    Set<String> shows() {
        Set<String> shown = new TreeSet<>();
        shown.add(kind());
        if (onlyMove()) {
            shown.add("only");
        }
        trap.ifPresent(any -> shown.add("greedy"));
        switched.ifPresent(other -> shown.add("rule:" + other.option().text()));
        for (MoveKind kind : SPECIAL) {
            if (best.stream().allMatch(move -> move.kind() == kind)) {
                shown.add(Codes.of(kind));
            }
        }
        return shown;
    }

    /** The plies of the longest of its claims; those of a draw, which is proven to the end, count as many. */
    int mostPlies() {
        return Stream.of(
                        Stream.of(verdict, others),
                        trap.map(Trap::verdict).stream(),
                        switched.map(Switched::verdict).stream())
                .flatMap(verdicts -> verdicts)
                .mapToInt(claim -> claim.result() == Result.DRAW ? Integer.MAX_VALUE : claim.plies())
                .max()
                .orElse(0);
    }

    /** {@code win}, {@code loss} or {@code hold}. */
    String kind() {
        if (!verdict.won()) {
            return "hold";
        }
        return verdict.wonBy(mover()) ? "win" : "loss";
    }

    /** The same with the themes that it shows. */
    Tactic withThemes() {
        return new Tactic(id, rules, position, shows(), best, verdict, others, trap, switched, nodes);
    }

    /** The same under this name and with this budget. */
    Tactic named(String name, long mostNodes) {
        return new Tactic(name, rules, position, themes, best, verdict, others, trap, switched, mostNodes);
    }

    /**
     * Whether the search may say so of its best move. What it calls proven must be the verdict's result, and not in fewer plies
     * than are needed. What it says of an open position beyond the plies that were looked at, and every estimate, is its own.
     */
    boolean allows(Value value) {
        if (!(value instanceof Value.Proven proven)) {
            return true;
        }
        return switch (verdict.result()) {
            case ONGOING -> proven.result() != Result.DRAW && proven.plies() > verdict.plies();
            case DRAW -> proven.result() == Result.DRAW;
            case ATTACKER_WINS, DEFENDER_WINS ->
                proven.result() == verdict.result() && proven.plies() >= verdict.plies();
        };
    }

    private boolean onlyMove() {
        if (best.size() > 1 || verdict.wonBy(mover().opponent())) {
            return false;
        }
        if (!verdict.won() || others.result() == Result.DRAW) {
            return true;
        }
        return others.wonBy(mover().opponent()) || (!others.won() && others.plies() >= verdict.plies() + ONLY_MARGIN);
    }

    @Override
    public String toString() {
        return id;
    }
}
