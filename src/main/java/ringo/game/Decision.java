package ringo.game;

import java.util.List;
import java.util.Optional;
import ringo.board.Place;
import ringo.rules.IllegalMove;

/** What comes of a request. */
public sealed interface Decision {

    /** The request is granted, or what it asked for turned out to be too late: the game changes. */
    sealed interface Change extends Decision {

        /** The game from now on; its version is one more. */
        Game game();

        /** What happened, in this order. */
        List<GameEvent> events();
    }

    /** The request is granted. */
    record Granted(Game game, List<GameEvent> events) implements Change {
        public Granted {
            events = List.copyOf(events);
        }
    }

    /**
     * The request is refused as {@link Refusal#DEADLINE_MISSED}, and ends the game: the side to move has lost by its clock. To be stored
     * like a granted one.
     */
    record TooLate(Game game, List<GameEvent> events) implements Change {
        public TooLate {
            events = List.copyOf(events);
        }
    }

    /**
     * The request is refused and nothing changes.
     *
     * @param refusal why
     * @param illegal with {@link Refusal#ILLEGAL_MOVE} why the move is not legal; else empty
     */
    record Refused(Refusal refusal, Optional<Illegal> illegal) implements Decision {}

    /**
     * Why a move is not legal.
     *
     * @param reason the rules' reason
     * @param cell the place that the reason is about, see {@link ringo.rules.Line.Refused}
     */
    record Illegal(IllegalMove reason, Optional<Place> cell) {}

    /** The request is refused, not for an illegal move. */
    static Decision refused(Refusal refusal) {
        return new Refused(refusal, Optional.empty());
    }
}
