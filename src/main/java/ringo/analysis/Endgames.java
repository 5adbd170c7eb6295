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
import ringo.rules.Position;
import ringo.rules.Repetition;
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
        Position position = game.position();
        if (game.outcome().decided()) {
            Knowledge over = new Knowledge(game.outcome().result(), Optional.of(0), true);
            return new Reading(Optional.of(over), List.of(), List.of(), tables.mostPieces());
        }
        Judge judge = Judge.of(tables, game);
        Optional<EndgameValue> value = tables.probe(position);
        return new Reading(
                value.map(known -> judge.here(known, position)),
                options(tables, judge, game),
                value.isEmpty() ? List.of() : BestPlay.from(tables, position),
                tables.mostPieces());
    }

    private static List<Option> options(EndgameTables tables, Judge judge, Line game) {
        Position position = game.position();
        List<Known> moves = new ArrayList<>();
        for (Move move : game.legalMoves()) {
            Position after = position.after(move);
            moves.add(new Known(move, after, tables.probe(after)));
        }
        moves.sort(Comparator.comparingInt(Known::rank));
        int undecided = tables.undecided() == Result.DRAW ? 0 : position.toMove() == Side.DEFENDER ? 1 : -1;
        // The best is known only if nothing is unknown.
        boolean complete = moves.stream().allMatch(known -> known.value().isPresent());
        List<Option> options = new ArrayList<>();
        for (Known known : moves) {
            options.add(new Option(
                    known.move(),
                    known.value().map(value -> judge.after(value, known.after())),
                    complete
                            ? Optional.of(EndgameCost.of(moves.get(0).known(), known.known(), undecided))
                            : Optional.empty()));
        }
        return options;
    }

    /** A move, and what is known of the position after it. */
    private record Known(Move move, Position after, Optional<EndgameValue> value) {

        int rank() {
            return value.map(BestPlay::rank).orElse(Integer.MAX_VALUE);
        }

        EndgameValue known() {
            return value.orElseThrow();
        }
    }

    /**
     * Makes results of values.
     *
     * @param horizon how far wins hold in the game
     * @param twice the positions that end the game when they come again
     */
    private record Judge(EndgameTables tables, Horizon horizon, List<Position> twice) {

        static Judge of(EndgameTables tables, Line game) {
            List<Position> twice = game.occurredTwice();
            return new Judge(tables, new Horizon(tables, twice), twice);
        }

        /** What the position that was reached is worth. */
        Knowledge here(EndgameValue value, Position position) {
            return knowledge(value, position, 0, true);
        }

        /** What a move is worth that leads to the position. */
        Knowledge after(EndgameValue value, Position position) {
            return knowledge(value, position, 1, !twice.contains(position.afresh()));
        }

        private Knowledge knowledge(EndgameValue value, Position position, int pliesBefore, boolean goesOn) {
            if (value.kind() == Kind.UNDECIDED) {
                boolean draw = tables.rules().repetition() == Repetition.DRAW;
                return new Knowledge(tables.undecided(), Optional.empty(), draw);
            }
            boolean attacker = (value.kind() == Kind.WIN) == (position.toMove() == Side.ATTACKER);
            boolean holds = goesOn
                    && horizon.holds(value.plies(), attacker, position.quietPlies())
                    && !horizon.mayBeSooner(attacker);
            return new Knowledge(
                    attacker ? Result.ATTACKER_WINS : Result.DEFENDER_WINS,
                    Optional.of(value.plies() + pliesBefore),
                    value.plies() == 0 || holds);
        }
    }
}
