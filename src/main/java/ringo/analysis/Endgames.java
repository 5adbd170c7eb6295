package ringo.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import ringo.endgame.EndgameLibrary;
import ringo.endgame.EndgameTables;
import ringo.endgame.EndgameValue;
import ringo.endgame.EndgameValue.Kind;
import ringo.endgame.Horizon;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/** Answers from endgame tables: what a position and each of its moves is worth, without a search. */
public final class Endgames {

    private final EndgameLibrary library;

    public Endgames(EndgameLibrary library) {
        this.library = library;
    }

    /**
     * What is known of a position.
     *
     * @param knowledge of the position; empty if no table holds it
     * @param moves the legal moves, the best first, those of which nothing is known last
     * @param line the best play of both sides to the end of the game; empty where the end cannot be forced
     * @param mostPieces how many pieces the tables of the rule set cover at most, 0 if there is none
     */
    public record Reading(Optional<Knowledge> knowledge, List<Option> moves, List<Move> line, int mostPieces) {}

    /**
     * A result.
     *
     * @param result with the best play of both sides
     * @param plies to the end of the game when the winner hurries and the loser delays; empty where the end cannot be forced
     * @param exact whether it holds whatever the quiet limit and the repetitions so far may do to it
     */
    public record Knowledge(Result result, Optional<Integer> plies, boolean exact) {}

    /**
     * A move.
     *
     * @param knowledge of the game with this move, its ply included; empty if no table holds the position after it
     * @param cost how much worse it is than the best; empty if that is not known
     */
    public record Option(Move move, Optional<Knowledge> knowledge, Optional<EndgameCost> cost) {}

    /** The tables of a rule set. */
    public EndgameTables tables(RuleSet rules) {
        return library.tables(rules);
    }

    /** What the tables know of the position that a game has reached. */
    public Reading read(Line game) {
        EndgameTables tables = library.tables(game.rules());
        if (game.outcome().decided()) {
            Knowledge over = new Knowledge(game.outcome().result(), Optional.of(0), true);
            return new Reading(Optional.of(over), List.of(), List.of(), tables.mostPieces());
        }
        Judge judge = Judge.of(tables, game);
        List<Option> moves = options(judge, game);
        Optional<Knowledge> known = tables.probe(game.position()).map(value -> judge.here(value, moves));
        return new Reading(known, moves, bestPlay(judge, known, moves.get(0)), tables.mostPieces());
    }

    private static List<Option> options(Judge judge, Line game) {
        List<Option> moves = new ArrayList<>();
        for (Move move : game.legalMoves()) {
            moves.add(new Option(move, judge.after(move), Optional.empty()));
        }
        Side mover = game.position().toMove();
        moves.sort(Comparator.comparing(option -> MoveWorth.of(option.knowledge(), mover), MoveWorth.BEST_FIRST));
        // The best is known only if nothing is unknown.
        if (moves.stream().anyMatch(option -> option.knowledge().isEmpty())) {
            return moves;
        }
        MoveWorth best = MoveWorth.of(moves.get(0).knowledge(), mover);
        return moves.stream()
                .map(option -> new Option(
                        option.move(),
                        option.knowledge(),
                        Optional.of(EndgameCost.of(best, MoveWorth.of(option.knowledge(), mover)))))
                .toList();
    }

    /** None where the end cannot be forced, or where the move that does it leads to what no table knows. */
    private static List<Move> bestPlay(Judge judge, Optional<Knowledge> known, Option best) {
        Optional<Integer> plies = known.flatMap(Knowledge::plies);
        if (plies.isEmpty() || !plies.equals(best.knowledge().flatMap(Knowledge::plies))) {
            return List.of();
        }
        List<Move> line = new ArrayList<>(List.of(best.move()));
        if (!judge.game().outcomeAfter(best.move()).decided()) {
            Position after = judge.game().position().after(best.move());
            line.addAll(BestPlay.from(judge.tables(), after.afresh()));
        }
        return line;
    }

    /**
     * Makes results of values.
     *
     * @param horizon how far wins hold in the game
     */
    private record Judge(EndgameTables tables, Line game, Horizon horizon) {

        static Judge of(EndgameTables tables, Line game) {
            return new Judge(tables, game, new Horizon(tables, game.occurredTwice()));
        }

        /**
         * What the position that was reached is worth.
         *
         * @param value what a table says of it
         * @param moves its moves, the best first
         */
        Knowledge here(EndgameValue value, List<Option> moves) {
            Knowledge table = knowledge(value, game.position(), 0);
            Knowledge best = moves.get(0).knowledge().orElse(table);
            boolean exact = !table.exact()
                    && best.exact()
                    && (nothingIsBetter(best, value)
                            || moves.stream()
                                    .allMatch(option -> option.knowledge()
                                            .filter(Knowledge::exact)
                                            .isPresent()));
            return exact ? best : table;
        }

        /** Whether no other move can be worth more than this, even if what a table says of it does not hold. */
        private boolean nothingIsBetter(Knowledge best, EndgameValue value) {
            Side mover = game.position().toMove();
            if (best.result() == Result.winFor(mover)) {
                int least = value.kind() == Kind.WIN ? value.plies() : 1;
                return best.plies().filter(plies -> plies <= least).isPresent();
            }
            boolean repetitionMayWin = mover == Side.DEFENDER && tables.undecided() != Result.DRAW;
            return best.result() == Result.DRAW && value.kind() == Kind.LOSS && !repetitionMayWin;
        }

        /** What a move is worth; empty if no table knows the position after it, and the game goes on there. */
        Optional<Knowledge> after(Move move) {
            Outcome outcome = game.outcomeAfter(move);
            if (outcome.decided()) {
                return Optional.of(new Knowledge(outcome.result(), Optional.of(1), true));
            }
            Position after = game.position().after(move);
            return tables.probe(after).map(value -> knowledge(value, after, 1));
        }

        private Knowledge knowledge(EndgameValue value, Position position, int pliesBefore) {
            if (value.kind() == Kind.UNDECIDED) {
                return new Knowledge(tables.undecided(), Optional.empty(), tables.undecided() == Result.DRAW);
            }
            boolean attacker = (value.kind() == Kind.WIN) == (position.toMove() == Side.ATTACKER);
            boolean holds =
                    horizon.holds(value.plies(), attacker, position.quietPlies()) && !horizon.mayBeSooner(attacker);
            return new Knowledge(
                    attacker ? Result.ATTACKER_WINS : Result.DEFENDER_WINS,
                    Optional.of(value.plies() + pliesBefore),
                    holds);
        }
    }
}
