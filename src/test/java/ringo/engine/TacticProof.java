package ringo.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import ringo.rules.Move;
import ringo.rules.MoveGenerator;
import ringo.rules.Position;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/**
 * Proves all that a {@link Tactic} claims, by {@link PlainProof} and, for draws, by {@link PlainSolution}. Where a claim is of more than
 * {@value #MOST_PLIES_WITHOUT_TABLE} plies, the proofs use a table.
 */
final class TacticProof {

    static final int MOST_PLIES_WITHOUT_TABLE = 5;

    private final Function<RuleSet, MoveGenerator> generators;
    private final int mostPositions;
    private long positions;

    /**
     * @param generators the rules by which it goes
     * @param mostPositions how many positions one proof may look at
     */
    TacticProof(Function<RuleSet, MoveGenerator> generators, int mostPositions) {
        this.generators = generators;
        this.mostPositions = mostPositions;
    }

    /** How many positions all proofs have looked at. */
    long positions() {
        return positions;
    }

    /** What the tactic claims and is not true, in words; empty if all is. */
    List<String> faults(Tactic tactic) {
        List<String> faults = new ArrayList<>();
        Position position = tactic.position();
        Verdict verdict = tactic.verdict();
        Side winner = verdict.wonBy(Side.ATTACKER) ? Side.ATTACKER : Side.DEFENDER;
        boolean remembers = tactic.mostPlies() > MOST_PLIES_WITHOUT_TABLE;
        Rules rules = new Rules(tactic.rules(), remembers);
        List<Move> legal = rules.generator.legalMoves(position);
        List<Move> others =
                legal.stream().filter(move -> !tactic.best().contains(move)).toList();
        if (tactic.best().isEmpty() || others.isEmpty() || !legal.containsAll(tactic.best())) {
            faults.add("the best moves are not some of the legal ones");
        }
        for (Move move : tactic.best()) {
            check(rules.holds(position, List.of(move), verdict), "the verdict after " + move, faults);
        }
        check(rules.holds(position, others, tactic.others()), "the verdict on the others", faults);
        check(tactic.others().worseThan(verdict, position.toMove()), "the others are worse", faults);
        tactic.trap().ifPresent(trap -> {
            check(
                    trap.move().captured().isPresent() && others.contains(trap.move()),
                    "the trap is another capture",
                    faults);
            check(trap.verdict().wonBy(position.toMove().opponent()), "the trap loses", faults);
            check(!verdict.wonBy(position.toMove().opponent()), "nothing is lost without the trap", faults);
            check(rules.holds(position, List.of(trap.move()), trap.verdict()), "the verdict on the trap", faults);
        });
        tactic.switched().ifPresent(other -> {
            Rules changed = new Rules(tactic.rules().with(other.option(), other.value()), remembers);
            List<Move> moves = changed.generator.legalMoves(position);
            boolean differs = verdict.won()
                    ? !other.verdict().wonBy(winner)
                            && (other.verdict().won()
                                    || other.verdict().plies() >= verdict.plies()
                                    || other.verdict().equals(Verdict.DRAW))
                    : other.verdict().won();
            check(differs, "the result is another under the other rules", faults);
            check(changed.holds(position, moves, other.verdict()), "the verdict under the other rules", faults);
            positions += changed.proof.positions();
        });
        check(tactic.themes().equals(tactic.shows()), "the themes are " + tactic.shows(), faults);
        positions += rules.proof.positions();
        return faults;
    }

    private static void check(boolean claim, String words, List<String> faults) {
        if (!claim) {
            faults.add("not true: " + words);
        }
    }

    /** Proofs under one rule set. */
    private final class Rules {

        final MoveGenerator generator;
        final PlainProof proof;

        Rules(RuleSet rules, boolean remembers) {
            generator = generators.apply(rules);
            proof = new PlainProof(generator, remembers, mostPositions);
        }

        /** Whether the verdict is true of the position if only these of its moves may be played. */
        boolean holds(Position position, List<Move> moves, Verdict verdict) {
            if (verdict.equals(Verdict.DRAW)) {
                return draw(position, moves);
            }
            if (!verdict.won()) {
                return Stream.of(Side.values()).noneMatch(side -> wins(side, position, moves, verdict.plies()));
            }
            Side side = verdict.wonBy(Side.ATTACKER) ? Side.ATTACKER : Side.DEFENDER;
            return !wins(side, position, moves, verdict.plies() - 1) && wins(side, position, moves, verdict.plies());
        }

        private boolean wins(Side side, Position position, List<Move> moves, int plies) {
            if (plies < 1) {
                return false;
            }
            Stream<Position> after = moves.stream().map(position::after);
            return position.toMove() == side
                    ? after.anyMatch(next -> proof.wins(side, next, plies - 1))
                    : after.allMatch(next -> proof.wins(side, next, plies - 1));
        }

        private boolean draw(Position position, List<Move> moves) {
            PlainSolution solution = new PlainSolution(generator, position, mostPositions);
            positions += solution.positions();
            List<Verdict> after = moves.stream()
                    .map(move -> solution.of(position.after(move)))
                    .toList();
            Side mover = position.toMove();
            return position.quietPlies() + solution.longestWin()
                            <= generator.rules().quietPlyLimit()
                    && after.stream().noneMatch(verdict -> verdict.wonBy(mover))
                    && !after.stream().allMatch(verdict -> verdict.wonBy(mover.opponent()));
        }
    }
}
