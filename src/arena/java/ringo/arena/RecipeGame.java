package ringo.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ringo.analysis.Recipe;
import ringo.analysis.Suggestion;
import ringo.engine.Limits;
import ringo.engine.Search;
import ringo.engine.SearchRequest;
import ringo.rules.FastGenerator;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/** A game between two recipes. */
final class RecipeGame {

    private final RuleSet rules;
    private final FastGenerator generator;
    private final Search search;
    private final Recipe attacker;
    private final Recipe defender;
    private final List<Position> before = new ArrayList<>();
    private final Adjudication adjudication = new Adjudication();
    private Result foretold = Result.ONGOING;
    private int foretoldAt;

    RecipeGame(RuleSet rules, Search search, Recipe attacker, Recipe defender) {
        this.rules = rules;
        this.search = search;
        this.attacker = attacker;
        this.defender = defender;
        generator = new FastGenerator(rules);
    }

    /**
     * Plays it; the result.
     *
     * @param toTheEnd whether it is played on after it was adjudicated
     */
    Result play(Position opening, long seed, boolean toTheEnd) {
        Position position = opening;
        while (true) {
            Outcome outcome = generator.outcome(position);
            if (outcome.decided()) {
                return outcome.result();
            }
            boolean attacks = position.toMove() == Side.ATTACKER;
            SearchRequest request =
                    new SearchRequest(rules, position, before, Limits.NONE, 1, attacks ? seed : seed + 1);
            Optional<Suggestion> chosen = Suggestion.by(attacks ? attacker : defender, search, request);
            if (chosen.isEmpty()) {
                return Result.DRAW;
            }
            if (foretold == Result.ONGOING) {
                foretold = adjudication.after(
                        chosen.get().analysis().lines().get(0).value(), attacks);
                foretoldAt = before.size();
            }
            if (foretold != Result.ONGOING && !toTheEnd) {
                return foretold;
            }
            before.add(position);
            position = position.after(chosen.get().move());
        }
    }

    /** How the game was adjudicated; {@link Result#ONGOING} if it was not. */
    Result foretold() {
        return foretold;
    }

    /** The plies played when it was adjudicated, or all. */
    int pliesToVerdict() {
        return foretold == Result.ONGOING ? before.size() : foretoldAt;
    }

    int plies() {
        return before.size();
    }

    /** Points for the attacker. */
    static double points(Result result) {
        return result == Result.DRAW ? 0.5 : result == Result.ATTACKER_WINS ? 1 : 0;
    }
}
