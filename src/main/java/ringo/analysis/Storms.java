package ringo.analysis;

import java.util.OptionalInt;
import ringo.board.Castle;
import ringo.rules.Move;
import ringo.rules.Outcome;
import ringo.rules.Position;

/** Wins in the castle that are near; {@link ReasonCode} defines what it is to storm it. */
final class Storms {

    /** The attacker's move, a reply, and the next move of the attacker. */
    private static final int MOST_PLIES = 3;

    private final GameSoFar game;

    Storms(GameSoFar game) {
        this.game = game;
    }

    /** In how many plies, 0 to 3, the attacker, who is to move, storms the castle; 0 if the game has just ended so. Empty if it does not. */
    OptionalInt plies(Position position) {
        Outcome outcome = game.outcome(position);
        if (outcome.decided()) {
            return inTheCastle(outcome) ? OptionalInt.of(0) : OptionalInt.empty();
        }
        for (int plies = 1; plies <= MOST_PLIES; plies++) {
            if (within(position, plies)) {
                return OptionalInt.of(plies);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether the attacker, who is to move in a game that goes on, wins in the castle within so many plies. */
    private boolean within(Position position, int plies) {
        return game.moves(position).stream()
                .filter(move -> plies > 1 || entersCastle(move))
                .anyMatch(move -> wins(position.after(move), plies - 1));
    }

    /** Whether the attacker wins in the castle within so many plies, the defender to move. */
    private boolean wins(Position position, int plies) {
        Outcome outcome = game.outcome(position);
        if (outcome.decided() || plies == 0) {
            return inTheCastle(outcome);
        }
        return game.moves(position).stream().allMatch(reply -> held(position.after(reply), plies - 1));
    }

    private boolean held(Position position, int plies) {
        Outcome outcome = game.outcome(position);
        if (outcome.decided() || plies == 0) {
            return inTheCastle(outcome);
        }
        return within(position, plies);
    }

    static boolean entersCastle(Move move) {
        return move.to().filter(Castle.CASTLE::equals).isPresent();
    }

    static boolean inTheCastle(Outcome outcome) {
        return outcome.reason()
                .filter(reason -> reason == Outcome.Reason.CASTLE_TAKEN || reason == Outcome.Reason.CASTLE_HELD)
                .isPresent();
    }
}
